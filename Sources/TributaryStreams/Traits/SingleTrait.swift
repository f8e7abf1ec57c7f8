/// The kind of ``Single``.
public enum SingleTrait: ElementTrait {
  /// It can fail.
  public typealias Failure = any Error
  /// What is dropped leaves nothing.
  public typealias Filtered = MaybeTrait
}

/// A stream of exactly one element, or an error.
///
/// For what is asked once and answered once: a request, a query, a file that is read.
///
/// ```
/// --1|      or      --#
/// ```
///
/// Nothing runs before a subscription, and each subscription asks anew. The element is followed by the completion at
/// once, so subscribers see a success or a failure:
///
/// ```swift
/// load(url)
///   .map { try parse($0) }
///   .subscribe(onSuccess: show, onFailure: report)
///   .disposed(by: bag)
/// ```
public typealias Single<Element> = TraitStream<SingleTrait, Element>

/// How a single ends: with its element, or with an error.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension TraitStream where Trait == SingleTrait {
  /// What is told how a single ends.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// The single that a closure makes by calling an observer with a result.
  ///
  /// The closure runs once a subscription. What it returns ends when the subscription does. The first result counts:
  /// further calls do nothing, also from inside the delivery of the first, and nothing is kept alive by the observer.
  ///
  /// ```swift
  /// let answer = Single<Data>.create { observer in
  ///   let request = client.get(url) { observer($0) }
  ///   return Disposables.create { request.cancel() }
  /// }
  /// ```
  @inlinable public static func create(
    subscribe: @escaping (@escaping SingleObserver) -> any Disposable
  ) -> Single<Element> {
    TraitStream(
      promised: Observable.create { observer in
        subscribe { result in
          switch result {
          case .success(let element): observer.onNext(element)
          case .failure(let error): observer.onError(error)
          }
        }
      }.take(1))
  }

  /// Runs the single and hands its result to a closure.
  ///
  /// All that the subscription holds is let go before.
  ///
  /// - Parameter observer: called once, with the element or the error.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func subscribe(_ observer: @escaping SingleObserver) -> Subscription {
    subscribeOnce(
      onElement: { observer(.success($0)) },
      onTermination: { if case .error(let error) = $0 { observer(.failure(error)) } },
      onDisposed: nil)
  }

  /// Runs the single for these closures.
  ///
  /// All that the subscription holds is let go before `onSuccess` or `onFailure` is called; `onDisposed` comes last.
  ///
  /// - Parameters:
  ///   - onSuccess: called with the element.
  ///   - onFailure: called with the error. Without it, the error goes to ``UnhandledErrors/handler`` with the place of
  ///     this call.
  ///   - onDisposed: called once, when the subscription is over, whatever the reason.
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Subscription {
    let place = SourcePlace(fileID: fileID, line: line)
    return subscribeOnce(
      onElement: { onSuccess?($0) },
      onTermination: { termination in
        guard case .error(let error) = termination else { return }
        if let onFailure { onFailure(error) } else { UnhandledErrors.report(error, place) }
      },
      onDisposed: onDisposed)
  }

  /// Runs the single for these closures and an object that is not kept; nothing is called once the object is gone.
  ///
  /// As ``subscribe(onSuccess:onFailure:onDisposed:fileID:line:)``.
  @inlinable public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Subscription {
    let target = Weak(object)
    return subscribe(
      onSuccess: target.bind(onSuccess), onFailure: target.bind(onFailure), onDisposed: target.bind(onDisposed),
      fileID: fileID, line: line)
  }

  /// Calls functions beside the single, whose events pass unchanged; as `ObservableType.do`.
  ///
  /// What comes after the element cannot throw: a single that succeeded cannot fail.
  @inlinable public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil, afterSuccess: ((Element) -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    lift(
      .do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Waits for all singles of a collection; without any the result is one empty array.
  @inlinable public static func zip<Sources: Collection, Item>(
    _ sources: Sources
  ) -> Single<Element> where Sources.Element == Single<Item>, Element == [Item] {
    TraitStream(promised: sources.isEmpty ? .just([]) : .zip(sources))
  }

  /// Waits for all singles of a collection and passes on what a function makes of their elements.
  @inlinable public static func zip<Sources: Collection, Item>(
    _ sources: Sources, resultSelector: @escaping ([Item]) throws -> Element
  ) -> Single<Element> where Sources.Element == Single<Item> {
    Single<[Item]>.zip(sources).map(resultSelector)
  }

  /// The same as a stream of at most one element.
  @inlinable public func asMaybe() -> Maybe<Element> {
    Maybe(promised: stream)
  }
}

/// The kind of ``Maybe``.
public enum MaybeTrait: ElementTrait {
  /// It can fail.
  public typealias Failure = any Error
  /// What is dropped leaves nothing, which a maybe may be.
  public typealias Filtered = MaybeTrait
}

/// A stream of at most one element, or an error.
///
/// For what is asked once and may have no answer: a cached value, a user's choice that can be cancelled.
///
/// ```
/// --1|      or      --|      or      --#
/// ```
public typealias Maybe<Element> = TraitStream<MaybeTrait, Element>

/// How a maybe ends.
public enum MaybeEvent<Element> {
  /// With an element.
  case success(Element)
  /// Without one, and all went well.
  case completed
  /// With an error.
  case error(any Error)
}

extension MaybeEvent: Sendable where Element: Sendable {}

extension TraitStream where Trait == MaybeTrait {
  /// What is told how a maybe ends.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// The maybe that a closure makes by calling an observer with an event.
  ///
  /// The first event counts; for all else see ``Single``'s `create`.
  @inlinable public static func create(
    subscribe: @escaping (@escaping MaybeObserver) -> any Disposable
  ) -> Maybe<Element> {
    TraitStream(
      promised: Observable.create { observer in
        subscribe { event in
          switch event {
          case .success(let element): observer.onNext(element)
          case .completed: observer.onCompleted()
          case .error(let error): observer.onError(error)
          }
        }
      }.take(1))
  }

  /// Runs the maybe and hands its event to a closure.
  ///
  /// All that the subscription holds is let go before.
  ///
  /// - Parameter observer: called once.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func subscribe(_ observer: @escaping MaybeObserver) -> Subscription {
    subscribeOnce(
      onElement: { observer(.success($0)) },
      onTermination: { termination in
        switch termination {
        case .completed: observer(.completed)
        case .error(let error): observer(.error(error))
        }
      },
      onDisposed: nil)
  }

  /// Runs the maybe for these closures, of which one of the first three is called, once.
  ///
  /// All that the subscription holds is let go before; `onDisposed` comes last.
  ///
  /// - Parameters:
  ///   - onSuccess: called with the element.
  ///   - onError: called with the error. Without it, the error goes to ``UnhandledErrors/handler`` with the place of
  ///     this call.
  ///   - onCompleted: called if there is no element.
  ///   - onDisposed: called once, when the subscription is over, whatever the reason.
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Subscription {
    let place = SourcePlace(fileID: fileID, line: line)
    return subscribeOnce(
      onElement: { onSuccess?($0) },
      onTermination: { termination in
        switch termination {
        case .completed: onCompleted?()
        case .error(let error):
          if let onError { onError(error) } else { UnhandledErrors.report(error, place) }
        }
      },
      onDisposed: onDisposed)
  }

  /// Runs the maybe for these closures and an object that is not kept; nothing is called once the object is gone.
  ///
  /// As ``subscribe(onSuccess:onError:onCompleted:onDisposed:fileID:line:)``.
  @inlinable public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Subscription {
    let target = Weak(object)
    return subscribe(
      onSuccess: target.bind(onSuccess), onError: target.bind(onError), onCompleted: target.bind(onCompleted),
      onDisposed: target.bind(onDisposed), fileID: fileID, line: line)
  }

  /// Calls functions beside the maybe, whose events pass unchanged; as `ObservableType.do`.
  ///
  /// `onCompleted` and `afterCompleted` are called if there is no element. What comes after the element cannot throw: a
  /// maybe that succeeded cannot fail.
  @inlinable public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    lift(
      Operator { observer, subscription in
        let isEmpty = Memory(true)
        let beside = Operator<Element, Element>.do(
          onNext: { element in
            isEmpty.value = false
            try onNext?(element)
          }, afterNext: afterNext, onError: onError, afterError: afterError,
          onCompleted: { if isEmpty.value { try onCompleted?() } },
          afterCompleted: { if isEmpty.value { afterCompleted?() } },
          onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose)
        return beside(observer, subscription)
      })
  }

  /// Brings an element when there is none, which makes it a single; as ``ObservableType/ifEmpty(default:)``.
  @inlinable public func ifEmpty(default element: Element) -> Single<Element> {
    lift(.ifEmpty(default: element))
  }

  /// Goes on with a single when there is no element; as `ObservableType.ifEmpty`.
  @inlinable public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(promised: stream.ifEmpty(switchTo: other))
  }

  /// Goes on with another maybe when there is no element; as `ObservableType.ifEmpty`.
  @inlinable public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(promised: stream.ifEmpty(switchTo: other))
  }
}

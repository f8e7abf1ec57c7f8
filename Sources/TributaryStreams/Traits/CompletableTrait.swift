/// The kind of ``Completable``.
public enum CompletableTrait: StreamTrait {
  /// It can fail.
  public typealias Failure = any Error
  /// There is nothing to drop.
  public typealias Filtered = CompletableTrait
}

/// A stream of no element: it completes or fails.
///
/// For work that has no answer but that it is done: a file saved, a message sent.
///
/// ```
/// --|      or      --#
/// ```
public typealias Completable = TraitStream<CompletableTrait, Never>

/// How a completable ends.
public enum CompletableEvent: Sendable {
  /// All went well.
  case completed
  /// With an error.
  case error(any Error)

  @usableFromInline init(_ termination: Termination) {
    switch termination {
    case .completed: self = .completed
    case .error(let error): self = .error(error)
    }
  }
}

extension TraitStream where Trait == CompletableTrait, Element == Never {
  /// What is told how a completable ends.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// The completable that a closure makes by calling an observer with an event.
  ///
  /// The first event counts; for all else see ``Single``'s `create`.
  @inlinable public static func create(
    subscribe: @escaping (@escaping CompletableObserver) -> any Disposable
  ) -> Completable {
    TraitStream(
      promised: .create { observer in
        subscribe { event in
          switch event {
          case .completed: observer.onCompleted()
          case .error(let error): observer.onError(error)
          }
        }
      })
  }

  /// Runs the completable and hands its event to a closure.
  ///
  /// All that the subscription holds is let go before.
  ///
  /// - Parameter observer: called once.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func subscribe(_ observer: @escaping CompletableObserver) -> Subscription {
    subscribeOnce(onElement: { _ in }, onTermination: { observer(CompletableEvent($0)) }, onDisposed: nil)
  }

  /// Runs the completable for these closures.
  ///
  /// All that the subscription holds is let go before `onCompleted` or `onError` is called; `onDisposed` comes last.
  ///
  /// - Parameters:
  ///   - onCompleted: called if all went well.
  ///   - onError: called with the error. Without it, the error goes to ``UnhandledErrors/handler`` with the place of
  ///     this call.
  ///   - onDisposed: called once, when the subscription is over, whatever the reason.
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func subscribe(
    onCompleted: (() -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Subscription {
    let place = SourcePlace(fileID: fileID, line: line)
    return subscribeOnce(
      onElement: { _ in },
      onTermination: { termination in
        switch termination {
        case .completed: onCompleted?()
        case .error(let error):
          if let onError { onError(error) } else { UnhandledErrors.report(error, place) }
        }
      },
      onDisposed: onDisposed)
  }

  /// Runs the completable for these closures and an object that is not kept; nothing is called once the object is gone.
  ///
  /// As ``subscribe(onCompleted:onError:onDisposed:fileID:line:)``.
  @inlinable public func subscribe<Object: AnyObject>(
    with object: Object, onCompleted: ((Object) -> Void)? = nil, onError: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Subscription {
    let target = Weak(object)
    return subscribe(
      onCompleted: target.bind(onCompleted), onError: target.bind(onError), onDisposed: target.bind(onDisposed),
      fileID: fileID, line: line)
  }

  /// Calls functions beside the completable, whose events pass unchanged; as `ObservableType.do`.
  @inlinable public func `do`(
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Completable {
    lift(
      .do(
        onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Goes on with other work when this is done; as `ObservableType.concat`.
  @inlinable public func concat(_ second: Completable) -> Completable {
    TraitStream(promised: stream.concat(second.stream))
  }

  /// Does several pieces of work one after the other; the first error ends all, and what follows never runs.
  @inlinable public static func concat(_ sources: Completable...) -> Completable {
    concat(sources)
  }

  /// Does the pieces of work of a collection one after the other; without any the result completes at once.
  @inlinable public static func concat<Sources: Collection>(
    _ sources: Sources
  ) -> Completable where Sources.Element == Completable {
    TraitStream(promised: .concat(sources.lazy.map(\.stream)))
  }

  /// Does the pieces of work of a sequence, which may be endless, one after the other.
  @inlinable public static func concat<Sources: Sequence>(
    _ sources: Sources
  ) -> Completable where Sources.Element == Completable {
    TraitStream(promised: .concat(sources.lazy.map(\.stream)))
  }

  /// Does several pieces of work at the same time and completes when all are done.
  ///
  /// - Failure: the first error ends the stream and lets the others go.
  @inlinable public static func zip(_ sources: Completable...) -> Completable {
    zip(sources)
  }

  /// Does the pieces of work of a collection at the same time; without any the result completes at once.
  @inlinable public static func zip<Sources: Collection>(
    _ sources: Sources
  ) -> Completable where Sources.Element == Completable {
    TraitStream(promised: Observable.from(sources).merge())
  }

  /// Goes on with a single, a maybe or other work when this is done; the result is of that kind.
  ///
  /// ```
  /// this             --|
  /// second           -1|
  /// andThen(second)  ---1|
  /// ```
  ///
  /// ```swift
  /// save(draft).andThen(load(list)).subscribe(onSuccess: show)
  /// ```
  ///
  /// - Failure: an error of this ends the stream, and the second never runs.
  /// - Complexity: this is let go before the second runs.
  @inlinable public func andThen<Next: StreamTrait, Result>(
    _ second: TraitStream<Next, Result>
  ) -> TraitStream<Next, Result> where Next.Failure == any Error {
    TraitStream<Next, Result>(promised: andThen(second.stream))
  }

  /// Goes on with any stream when this is done; as `andThen` with a single.
  @inlinable public func andThen<Second: ObservableConvertibleType>(_ second: Second) -> Observable<Second.Element> {
    let done = Operator<Never, Second.Element> { observer, _ in
      Observer(onNext: { _ in }, onTermination: observer.terminal)
    }
    return stream.apply(done).concat(second.asObservable())
  }
}

extension TraitStream where Trait: ElementTrait, Trait.Failure == any Error {
  /// Drops the element: what is left is whether all went well.
  @inlinable public func asCompletable() -> Completable {
    lift(.ignoreElements())
  }
}

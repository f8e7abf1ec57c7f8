/// The kind of ``Infallible``.
public enum InfallibleTrait: ElementTrait {
  /// It cannot fail.
  public typealias Failure = Never
  /// What is dropped changes nothing.
  public typealias Filtered = InfallibleTrait
}

/// A stream that cannot fail: it brings elements, and may complete.
///
/// For what has no error to show: the state of a part of the program, the user's input. Its closures cannot throw,
/// which the compiler checks, and other streams come in only if they cannot fail either (see ``InfallibleType``).
///
/// Each subscription runs it anew, as with any stream; for shared ones see ``Driver`` and ``Signal``.
public typealias Infallible<Element> = TraitStream<InfallibleTrait, Element>

/// An event of a stream that cannot fail.
public enum InfallibleEvent<Element> {
  /// An element.
  case next(Element)
  /// The end.
  case completed
}

extension InfallibleEvent: Sendable where Element: Sendable {}

extension InfallibleEvent: EventConvertible {
  /// The same as an event of any stream.
  @inlinable public var event: Event<Element> {
    switch self {
    case .next(let element): .next(element)
    case .completed: .completed
    }
  }
}

extension TraitStream where Trait == InfallibleTrait {
  /// What is told the events of a stream that cannot fail.
  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  /// The stream that a closure makes by calling an observer with events; as ``Observable/create(_:)``.
  @inlinable public static func create(
    subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    TraitStream(
      promised: .create { observer in
        subscribe { event in
          switch event {
          case .next(let element): observer.onNext(element)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Lets all subscribers see one run of this stream; as ``ObservableType/share(replay:scope:)``.
  @inlinable public func share(
    replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected
  ) -> Infallible<Element> {
    TraitStream(promised: stream.share(replay: replay, scope: scope))
  }
}

extension TraitStream where Trait.Failure == Never {
  /// Runs the stream and hands each event to a closure.
  ///
  /// - Parameter observer: called with each element and with the end.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func subscribe(_ observer: @escaping (InfallibleEvent<Element>) -> Void) -> Subscription {
    stream.subscribe(onNext: { observer(.next($0)) }, onCompleted: { observer(.completed) })
  }

  /// Runs the stream for these closures; as `ObservableType.subscribe`, without a place for errors.
  @inlinable public func subscribe(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> Subscription {
    stream.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Runs the stream for these closures and an object that is not kept; nothing is called once the object is gone.
  @inlinable public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Subscription {
    stream.subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Calls functions beside the stream, whose events pass unchanged; as `ObservableType.do`, and they cannot throw.
  @inlinable public func `do`(
    onNext: ((Element) -> Void)? = nil, afterNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    afterCompleted: (() -> Void)? = nil, onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> TraitStream {
    lift(
      .do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Hands each element to an observer, a subject, a relay or a binding; as `ObservableType.bind(to:)`.
  @inlinable public func bind<Target: ObserverType>(to target: Target) -> Subscription
  where Target.Element == Element {
    bind(toAll: [target])
  }

  /// Hands each element to an observer of optionals; as `ObservableType.bind(to:)`.
  @inlinable public func bind<Target: ObserverType>(to target: Target) -> Subscription
  where Target.Element == Element? {
    bind(toAllOptional: [target])
  }

  /// Hands each element to several observers, in this order; as `ObservableType.bind(to:)`.
  @inlinable public func bind(
    to first: any ObserverType<Element>, _ second: any ObserverType<Element>, _ others: any ObserverType<Element>...
  ) -> Subscription {
    bind(toAll: [first, second] + others)
  }

  /// Hands each element to several observers of optionals, in this order.
  @inlinable public func bind(
    to first: any ObserverType<Element?>, _ second: any ObserverType<Element?>, _ others: any ObserverType<Element?>...
  ) -> Subscription {
    bind(toAllOptional: [first, second] + others)
  }

  /// Hands this stream to a function; as `ObservableType.bind(to:)`.
  @inlinable public func bind<Result>(to binder: (TraitStream) -> Result) -> Result {
    binder(self)
  }

  /// Hands this stream and an argument to a curried function; as `ObservableType.bind(to:curriedArgument:)`.
  @inlinable public func bind<Argument, Result>(
    to binder: (TraitStream) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }

  /// Calls a closure with each element.
  @inlinable public func bind(onNext: @escaping (Element) -> Void) -> Subscription {
    stream.subscribe(onNext: onNext)
  }

  /// Calls a closure with each element and an object that is not kept; nothing is called once the object is gone.
  @inlinable public func bind<Object: AnyObject>(
    with object: Object, onNext: @escaping (Object, Element) -> Void
  ) -> Subscription {
    stream.subscribe(with: object, onNext: onNext)
  }

  // Nothing here can fail, so the place that targets ask for is never reported.
  @inlinable func bind(toAll targets: [any ObserverType<Element>]) -> Subscription {
    let place = SourcePlace(fileID: #fileID, line: #line)
    return stream.bind(toAll: targets.map { $0.asObserver(at: place) })
  }

  @inlinable func bind(toAllOptional targets: [any ObserverType<Element?>]) -> Subscription {
    Infallible(promised: stream.apply(.map { Optional($0) })).bind(toAll: targets)
  }
}

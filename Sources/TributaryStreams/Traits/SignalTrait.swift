/// The kind of ``Signal``.
public enum SignalTrait: ElementTrait {
  /// It cannot fail.
  public typealias Failure = Never
  /// What is dropped changes nothing.
  public typealias Filtered = SignalTrait

  /// Shares a stream.
  @inlinable public static func seal<Element>(_ stream: Observable<Element>) -> Observable<Element> {
    stream.share()
  }
}

/// A stream of events for a user interface: it cannot fail, is shared, and nothing is replayed.
///
/// ```
/// signal            1---2---3-
/// first subscriber  1---2---3-
/// second            --^-2---3-
/// ```
///
/// For what happens and is over: a click, a message, a request to go elsewhere. For state see ``Driver``, and there
/// also why no main thread is promised.
public typealias Signal<Element> = TraitStream<SignalTrait, Element>

extension TraitStream where Trait == SignalTrait {
  /// This signal.
  @inlinable public func asSignal() -> Signal<Element> {
    self
  }

  /// Hands each element to an observer, a subject, a relay or a binding.
  @inlinable public func emit<Target: ObserverType>(to target: Target) -> Subscription
  where Target.Element == Element {
    bind(toAll: [target])
  }

  /// Hands each element to an observer of optionals.
  @inlinable public func emit<Target: ObserverType>(to target: Target) -> Subscription
  where Target.Element == Element? {
    bind(toAllOptional: [target])
  }

  /// Hands each element to several observers, in this order.
  @inlinable public func emit(
    to first: any ObserverType<Element>, _ second: any ObserverType<Element>, _ others: any ObserverType<Element>...
  ) -> Subscription {
    bind(toAll: [first, second] + others)
  }

  /// Hands each element to several observers of optionals, in this order.
  @inlinable public func emit(
    to first: any ObserverType<Element?>, _ second: any ObserverType<Element?>, _ others: any ObserverType<Element?>...
  ) -> Subscription {
    bind(toAllOptional: [first, second] + others)
  }

  /// Runs the signal for these closures and an object that is not kept; nothing is called once the object is gone.
  @inlinable public func emit<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Subscription {
    subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Runs the signal for these closures; without any, for its effects alone.
  @inlinable public func emit(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> Subscription {
    subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}

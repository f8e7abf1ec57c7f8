/// The kind of ``Driver``.
public enum DriverTrait: ElementTrait {
  /// It cannot fail.
  public typealias Failure = Never
  /// What is dropped changes nothing.
  public typealias Filtered = DriverTrait

  /// Shares a stream, and replays its latest element while somebody listens.
  @inlinable public static func seal<Element>(_ stream: Observable<Element>) -> Observable<Element> {
    stream.share(replay: 1)
  }
}

/// A stream of state for a user interface: it cannot fail, is shared, and who comes later gets the latest element.
///
/// ```
/// driver            1---2---3-
/// first subscriber  1---2---3-
/// second            --1-2---3-     it gets 1 at once
/// ```
///
/// The work of a chain of drivers is done once, however many views look at the result:
///
/// ```swift
/// let name = field.text.asDriver().map { $0.trimmed }.distinctUntilChanged()
/// name.drive(title).disposed(by: bag)
/// name.map { !$0.isEmpty }.drive(sendButton.isEnabled).disposed(by: bag)
/// ```
///
/// Elsewhere a driver also promises the main thread. Here a stream stays in the isolation of its owner, which is the
/// view's: there is nothing to switch to, and an element is there at once and not a turn later.
public typealias Driver<Element> = TraitStream<DriverTrait, Element>

extension TraitStream where Trait == DriverTrait {
  /// This driver.
  @inlinable public func asDriver() -> Driver<Element> {
    self
  }

  /// Hands each element to an observer, a subject, a relay or a binding; to a function, hand the driver with
  /// `bind(to:)`.
  @inlinable public func drive<Target: ObserverType>(_ target: Target) -> Subscription
  where Target.Element == Element {
    bind(toAll: [target])
  }

  /// Hands each element to an observer of optionals.
  @inlinable public func drive<Target: ObserverType>(_ target: Target) -> Subscription
  where Target.Element == Element? {
    bind(toAllOptional: [target])
  }

  /// Hands each element to several observers, in this order.
  @inlinable public func drive(
    _ first: any ObserverType<Element>, _ second: any ObserverType<Element>, _ others: any ObserverType<Element>...
  ) -> Subscription {
    bind(toAll: [first, second] + others)
  }

  /// Hands each element to several observers of optionals, in this order.
  @inlinable public func drive(
    _ first: any ObserverType<Element?>, _ second: any ObserverType<Element?>, _ others: any ObserverType<Element?>...
  ) -> Subscription {
    bind(toAllOptional: [first, second] + others)
  }

  /// Runs the driver for these closures and an object that is not kept; nothing is called once the object is gone.
  @inlinable public func drive<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> Subscription {
    subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Runs the driver for these closures; without any, for its effects alone.
  @inlinable public func drive(
    onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> Subscription {
    subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}

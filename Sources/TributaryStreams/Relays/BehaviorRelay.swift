/// A value that can be read, changed and listened to, and cannot end.
///
/// ```
/// accepted            1---2---3-
/// subscribed            ^
/// gets (starts at 0)    1-2---3-
/// ```
///
/// ``value`` is the last accepted, also while a delivery of an earlier one goes on.
public final class BehaviorRelay<Element>: ObservableType, ObserverType {
  @usableFromInline package let subject: BehaviorSubject<Element>
  // SAFETY: as in `SubscriberList`; it is read out before it is called.
  /// What takes the values in place of the subject, while the relay is bound: it sets the values of all that is bound
  /// to each other before anybody hears of one.
  @exclusivity(unchecked) @usableFromInline var gate: ((Element) -> Void)?
  /// Whose gate it is; it goes with the relay, or when the relay is bound no more.
  @usableFromInline package var gateOwner: AnyObject?

  /// A relay with its first value.
  @inlinable public init(value: Element) {
    subject = BehaviorSubject(value: value)
  }

  /// The last accepted value; to change it, ``accept(_:)``.
  ///
  /// A view that reads it in its body runs again when the relay accepts a value.
  @inlinable public var value: Element {
    if ReadTracking.isActive { ReadTracking.note(subject) }
    return subject.latest
  }

  /// Changes the value and sends it to all who listen; from inside a delivery, when that has ended.
  @inlinable public func accept(_ element: Element) {
    if let gate { gate(element) } else { subject.onNext(element) }
  }

  /// Lets something else take the values from now on, or nothing.
  @inlinable package func setGate(owner: AnyObject?, _ gate: ((Element) -> Void)?) {
    let former = (self.gate, gateOwner)
    // `exchange` is generic and would wrap the closure in thunks, which each value would pass.
    self.gate = gate  // allowed: the former one is kept
    gateOwner = owner  // allowed: the former one is kept
    withExtendedLifetime(former) {}
  }

  /// The value and its changes as a stream, which never ends.
  @inlinable public func asObservable() -> Observable<Element> {
    subject.asObservable()
  }

  /// The relay as an observer: an error that is bound to it is reported as unhandled at `place`.
  @inlinable public func asObserver(at place: SourcePlace) -> Observer<Element> {
    Observer(endlessAt: place, onNext: accept)
  }
}

/// A subject that has a value: who subscribes gets the latest at once, then what is sent.
///
/// ```
/// sent              1---2---3-|
/// subscribed          ^
/// gets (starts at 0)  1-2---3-|
/// ```
///
/// The value is the last accepted: a send from inside a delivery changes it at once, and whoever subscribes then gets
/// that value and nothing that was waiting before.
public final class BehaviorSubject<Element>: Subject<Element>, SubjectType {
  // SAFETY: as in `SubscriberList`; it is read out before anybody is called.
  @exclusivity(unchecked) @usableFromInline var latest: Element

  /// A subject with its first value.
  @inlinable public init(value: Element) {
    latest = value
    super.init()
  }

  /// The last accepted value.
  ///
  /// A view that reads it in its body runs again when the subject gets a value or ends.
  ///
  /// - Throws: the subject's error, if it ended with one.
  @inlinable public func value() throws -> Element {
    if ReadTracking.isActive { ReadTracking.note(self) }
    if case .error(let error) = termination { throw error }
    return latest
  }

  /// Changes the value and sends it to all who listen.
  @inlinable public func onNext(_ element: Element) {
    guard termination == nil else { return }
    // What the former value does as it goes comes after this one.
    let former = exchange(&latest, with: element)
    send(element)
    withExtendedLifetime(former) {}
  }

  // Access from another module would be checked at run time: it goes through what is compiled here.

  /// The value, which changes without a word: who changes it sends it later.
  @inlinable package var silentValue: Element {
    get { latest }
    set { _ = exchange(&latest, with: newValue) }
  }

  /// Sends the value to all who listen.
  @inlinable package func sendValue() {
    if hasObservers { send(latest) }
  }

  /// The value and what follows as a stream.
  @inlinable public func asObservable() -> Observable<Element> {
    Observable { observer, subscription in
      let isStopped = self.termination != nil
      self.join(observer, subscription.stage())
      if !isStopped { self.greet { observer.next(self.latest) } }
    }
  }

  /// The subject as an observer, which keeps the subject alive.
  @inlinable public func asObserver(at place: SourcePlace) -> Observer<Element> {
    Observer(onNext: onNext, onTermination: stop)
  }
}

/// A publish subject that cannot end: what an app's events pass through.
///
/// ```
/// accepted     1---2---3-
/// subscribed     ^
/// gets         ----2---3-
/// ```
public final class PublishRelay<Element>: ObservableType, ObserverType {
  @usableFromInline package let subject = PublishSubject<Element>()

  /// A relay without subscribers.
  @inlinable public init() {}

  /// Sends an element to all who listen; from inside a delivery, when that has ended.
  @inlinable public func accept(_ element: Element) {
    subject.onNext(element)
  }

  /// The relay's elements as a stream, which never ends.
  @inlinable public func asObservable() -> Observable<Element> {
    subject.asObservable()
  }

  /// The relay as an observer: an error that is bound to it is reported as unhandled at `place`.
  @inlinable public func asObserver(at place: SourcePlace) -> Observer<Element> {
    Observer(endlessAt: place, onNext: accept)
  }
}

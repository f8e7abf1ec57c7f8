/// A replay subject that cannot end: who subscribes gets the last elements at once, then what is accepted.
///
/// ```
/// accepted          1---2---3-------4-
/// subscribed                  ^
/// gets (keeps 2)              (23)--4-
/// ```
///
/// - Buffering: at most as many elements as asked for; memory grows with what was accepted, not with the limit.
public final class ReplayRelay<Element>: ObservableType, ObserverType {
  @usableFromInline let subject: ReplaySubject<Element>

  @inlinable init(_ subject: ReplaySubject<Element>) {
    self.subject = subject
  }

  /// A relay that keeps the last elements.
  ///
  /// - Parameter bufferSize: how many; with zero or less the relay is as a ``PublishRelay``.
  /// - Returns: a relay without subscribers.
  @inlinable public static func create(bufferSize: Int) -> ReplayRelay {
    ReplayRelay(.create(bufferSize: bufferSize))
  }

  /// A relay that keeps all elements.
  ///
  /// - Returns: a relay without subscribers.
  @inlinable public static func createUnbound() -> ReplayRelay {
    ReplayRelay(.createUnbounded())
  }

  /// Keeps an element and sends it to all who listen; from inside a delivery, when that has ended.
  @inlinable public func accept(_ element: Element) {
    subject.onNext(element)
  }

  /// What is kept and what follows as a stream, which never ends.
  @inlinable public func asObservable() -> Observable<Element> {
    subject.asObservable()
  }

  /// The relay as an observer: an error that is bound to it is reported as unhandled at `place`.
  @inlinable public func asObserver(at place: SourcePlace) -> Observer<Element> {
    Observer(endlessAt: place, onNext: accept)
  }
}

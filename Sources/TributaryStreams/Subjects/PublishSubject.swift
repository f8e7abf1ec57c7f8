/// A subject that hands what it is sent to whoever listens at that moment.
///
/// Who subscribes after the end gets the end.
///
/// ```
/// sent         1---2---3-|
/// subscribed     ^
/// gets         ----2---3-|
/// ```
public final class PublishSubject<Element>: Subject<Element>, SubjectType {
  /// A subject without subscribers.
  @inlinable public override init() {}

  /// Sends an element to all who listen.
  @inlinable public func onNext(_ element: Element) {
    send(element)
  }

  /// The subject's events as a stream.
  @inlinable public func asObservable() -> Observable<Element> {
    Observable { observer, subscription in self.join(observer, subscription.stage()) }
  }

  /// The subject as an observer, which keeps the subject alive.
  @inlinable public func asObserver(at place: SourcePlace) -> Observer<Element> {
    Observer(onNext: onNext, onTermination: stop)
  }
}

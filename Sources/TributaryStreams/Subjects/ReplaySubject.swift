/// A subject that keeps the last elements: who subscribes gets them at once, then what is sent.
///
/// When who comes late must not miss what was said: the lines of a log, the results so far.
///
/// ```
/// sent          1---2---3-------4-|
/// subscribed              ^
/// gets (keeps 2)          (23)--4-|
/// ```
///
/// Who subscribes after the end gets what is kept, then the end. Who subscribes during a delivery gets all that was
/// accepted, what still waits included, and then only what is sent later: each element once and in order.
///
/// - Buffering: at most as many elements as asked for; memory grows with what was sent, not with the limit.
/// - Complexity: constant for an element and each subscriber; nothing is allocated once the buffer has its size.
public final class ReplaySubject<Element>: Subject<Element>, SubjectType {
  // SAFETY: as in `SubscriberList`; it is copied before anybody is called, and what leaves it is let go afterwards.
  @exclusivity(unchecked) @usableFromInline var buffer: ReplayBuffer<Element>

  @inlinable init(bufferSize: Int) {
    buffer = ReplayBuffer(limit: bufferSize)
    super.init()
  }

  /// A subject that keeps the last elements.
  ///
  /// - Parameter bufferSize: how many; with zero or less the subject is as a ``PublishSubject``.
  /// - Returns: a subject without subscribers.
  @inlinable public static func create(bufferSize: Int) -> ReplaySubject {
    ReplaySubject(bufferSize: bufferSize)
  }

  /// A subject that keeps all elements.
  ///
  /// - Returns: a subject without subscribers.
  @inlinable public static func createUnbounded() -> ReplaySubject {
    ReplaySubject(bufferSize: .max)
  }

  /// Keeps an element and sends it to all who listen.
  @inlinable public func onNext(_ element: Element) {
    guard termination == nil else { return }
    guard buffer.limit > 0 else { return send(element) }
    // A replay that is under way keeps the buffer as it is.
    if !isKnownUniquelyReferenced(&buffer) { _ = exchange(&buffer, with: buffer.copy()) }
    if buffer.isFull {
      // The `deinit` of the oldest element runs after this element is delivered.
      let former = buffer.replaceOldest(with: element)
      send(element)
      withExtendedLifetime(former) {}
    } else {
      buffer.append(element)
      send(element)
    }
  }

  /// What is kept and what follows as a stream.
  @inlinable public func asObservable() -> Observable<Element> {
    Observable { observer, subscription in
      let stage = subscription.stage()
      let kept = self.buffer
      let replay = {
        kept.forEach { element in
          guard stage.isActive else { return false }
          observer.next(element)
          return true
        }
      }
      if self.termination == nil {
        self.join(observer, stage)
        self.greet(replay)
      } else {
        replay()
        self.join(observer, stage)
      }
    }
  }

  /// The subject as an observer, which keeps the subject alive.
  @inlinable public func asObserver(at place: SourcePlace) -> Observer<Element> {
    Observer(onNext: onNext, onTermination: stop)
  }
}

/// A subject that gives its last element, when it has completed.
///
/// When only a result counts, and who asks late is to get it too.
///
/// ```
/// sent         1---2---3-|
/// subscribed     ^
/// gets         ----------(3|)
/// later                       ^(3|)
/// ```
///
/// - Failure: an error takes the place of the element. A completion without an element is just that.
/// - Buffering: one element.
public final class AsyncSubject<Element>: SubjectType {
  @usableFromInline let subject = PublishSubject<Element>()
  // SAFETY: plain values of one isolation domain, replaced whole and never passed `inout` to foreign code.
  @exclusivity(unchecked) @usableFromInline var last: Element?
  @exclusivity(unchecked) @usableFromInline var termination: Termination?

  /// A subject without an element.
  @inlinable public init() {}

  /// Whether anybody listens.
  public var hasObservers: Bool {
    subject.hasObservers
  }

  /// Whether the subject ended; what is sent afterwards is dropped.
  public var isStopped: Bool {
    termination != nil
  }

  /// Keeps an element in place of the one before.
  @inlinable public func onNext(_ element: Element) {
    guard termination == nil else { return }
    _ = exchange(&last, with: element)
  }

  /// Ends the subject with an error, which later subscribers get too.
  @inlinable public func onError(_ error: any Error) {
    stop(.error(error))
  }

  /// Sends the last element, if there is one, and the completion; later subscribers get both.
  @inlinable public func onCompleted() {
    stop(.completed)
  }

  @inlinable func stop(_ termination: Termination) {
    guard self.termination == nil else { return }
    _ = exchange(&self.termination, with: termination)
    let dropped = if case .error = termination { last.take() } else { Element?.none }
    if let last { subject.onNext(last) }
    subject.stop(termination)
    withExtendedLifetime(dropped) {}
  }

  /// The last element, when it is known to be the last, as a stream.
  @inlinable public func asObservable() -> Observable<Element> {
    Observable { observer, subscription in
      let stage = subscription.stage()
      guard let termination = self.termination else { return self.subject.join(observer, stage) }
      guard stage.end() else { return }
      if let last = self.last { observer.next(last) }
      observer.terminal(termination)
    }
  }

  /// The subject as an observer, which keeps the subject alive.
  @inlinable public func asObserver(at place: SourcePlace) -> Observer<Element> {
    Observer(onNext: onNext, onTermination: stop)
  }
}

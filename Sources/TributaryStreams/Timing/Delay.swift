public import TributaryTime

extension Operator where Input == Output {
  /// Passes on the elements and the completion later; see ``ObservableType/delay(_:scheduler:)``.
  @inlinable public static func delay(_ dueTime: Duration, scheduler: (any Scheduler)? = nil) -> Operator {
    let scheduler = scheduler ?? Scope.current.scheduler
    return Operator { observer, subscription in
      let state = Delaying(dueTime, observer, scheduler, subscription)
      return Observer(onNext: state.onNext, onTermination: state.onTermination)
    }
  }
}

extension ObservableType {
  /// Passes on the elements and the completion later, as far apart as they came.
  ///
  /// When something is to be seen a little after it happened: a hint, a shadow of a movement.
  ///
  /// ```
  /// source     1-2--3|
  /// delay(20)  --1-2--3|    a column is 10 ms
  /// ```
  ///
  /// - Timing: `dueTime` after each event, on the scheduler; a time of zero or less is as soon as it can be,
  ///   and none is too long.
  /// - Failure: an error passes at once, and what waits is dropped.
  /// - Cancellation: the timer ends with the subscription.
  /// - Buffering: what came within the last `dueTime`.
  /// - Complexity: amortised constant; one timer is set at a time.
  ///
  /// - Parameters:
  ///   - dueTime: how much later.
  ///   - scheduler: what to wait on; by default the current scope's, taken here.
  /// - Returns: a stream of the same elements, later.
  @inlinable public func delay(_ dueTime: Duration, scheduler: (any Scheduler)? = nil) -> Observable<Element> {
    apply(.delay(dueTime, scheduler: scheduler))
  }
}

@usableFromInline
final class Delaying<Element>: Alarm {
  @usableFromInline let dueTime: Duration
  @usableFromInline let observer: Observer<Element>
  @usableFromInline let waiting = ElementQueue<(due: Duration, element: Element)>()
  // SAFETY: plain values of one isolation domain, never passed `inout` to foreign code.
  /// When the completion is due, once the source has completed.
  @exclusivity(unchecked) @usableFromInline var end: Duration?

  @inlinable init(
    _ dueTime: Duration, _ observer: Observer<Element>, _ scheduler: any Scheduler, _ subscription: Subscription
  ) {
    self.dueTime = dueTime
    self.observer = observer
    super.init(scheduler, subscription)
  }

  @inlinable func onNext(_ element: Element) {
    waiting.append((scheduler.due(after: dueTime), element))
    if !isSet, !isDelivering { set(after: dueTime, then: fire) }
  }

  @inlinable func onTermination(_ termination: Termination) {
    if case .completed = termination {
      guard stage.isActive else { return }
      end = scheduler.due(after: dueTime)
      if !isSet, !isDelivering { set(after: dueTime, then: fire) }
    } else {
      terminate(termination, observer.terminal)
    }
  }

  @inlinable func fire() {
    isDelivering = true
    let now = scheduler.now
    // What comes in meanwhile has its own turn, also with no delay at all.
    var rest = waiting.count
    while rest > 0, stage.isActive, !isEnding, let first = waiting.first, first.due <= now {
      rest -= 1
      observer.next(waiting.removeFirst().element)
    }
    leave()
    // The last element that was released may have disposed as well.
    guard stage.isActive else { return }
    if let first = waiting.first {
      set(after: first.due - scheduler.now, then: fire)
    } else if let end {
      if end > now {
        set(after: end - scheduler.now, then: fire)
      } else if stage.end() {
        observer.terminal(.completed)
      }
    }
  }
}

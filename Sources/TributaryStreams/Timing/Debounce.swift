public import TributaryTime

extension Operator where Input == Output {
  /// Passes on an element when no other has followed for a while; see ``ObservableType/debounce(_:scheduler:)``.
  @inlinable public static func debounce(_ dueTime: Duration, scheduler: (any Scheduler)? = nil) -> Operator {
    let scheduler = scheduler ?? Scope.current.scheduler
    return Operator { observer, subscription in
      let state = Debouncing(dueTime, observer, scheduler, subscription)
      return Observer(onNext: state.onNext, onTermination: state.onTermination)
    }
  }
}

extension ObservableType {
  /// Passes on an element when no other has followed for a while.
  ///
  /// When only what things settle on matters: the text when typing pauses, a window's last size.
  ///
  /// ```
  /// source        1-2-----3--|
  /// debounce(30)  -----2-----(3|)     a column is 10 ms
  /// ```
  ///
  /// - Timing: `dueTime` after the element; a negative time counts as zero, and none is too long. An element at the
  ///   very moment takes the place of the one that waits if it comes first. A completion brings the waiting element at
  ///   once.
  /// - Failure: an error passes at once, and the waiting element is dropped.
  /// - Cancellation: the timer ends with the subscription.
  /// - Buffering: one element.
  /// - Complexity: constant; a timer is set once a pause, and not for each element.
  ///
  /// - Parameters:
  ///   - dueTime: how long the pause is.
  ///   - scheduler: what to wait on; by default the current scope's, taken here.
  /// - Returns: a stream of what comes before a pause.
  @inlinable public func debounce(_ dueTime: Duration, scheduler: (any Scheduler)? = nil) -> Observable<Element> {
    apply(.debounce(dueTime, scheduler: scheduler))
  }
}

@usableFromInline
final class Debouncing<Element>: Alarm {
  @usableFromInline let dueTime: Duration
  @usableFromInline let observer: Observer<Element>
  // SAFETY: changed in one step each, in one isolation domain, and never passed `inout` to foreign code.
  @exclusivity(unchecked) @usableFromInline var pending = Slot<Element>()
  @exclusivity(unchecked) @usableFromInline var due = Duration.zero

  @inlinable init(
    _ dueTime: Duration, _ observer: Observer<Element>, _ scheduler: any Scheduler, _ subscription: Subscription
  ) {
    self.dueTime = max(dueTime, .zero)
    self.observer = observer
    super.init(scheduler, subscription)
  }

  @inlinable func onNext(_ element: Element) {
    due = scheduler.due(after: dueTime)
    if pending.isFull {
      let former = pending.replace(with: element)
      withExtendedLifetime(former) {}
    } else {
      pending.fill(element)
    }
    if !isSet { set(after: dueTime, then: fire) }
  }

  @inlinable func fire() {
    let rest = due - scheduler.now
    if rest > .zero {
      set(after: rest, then: fire)
    } else if pending.isFull {
      next(pending.take(), to: observer)
    }
  }

  @inlinable func onTermination(_ termination: Termination) {
    terminate(observer, termination, after: pending.isFull ? pending.take() : nil)
  }
}

public import TributaryTime

extension Observable where Element: FixedWidthInteger {
  /// The endless stream of 0, 1, 2, … with a period between them, the first one period after the subscription.
  ///
  /// When something is done again and again: a clock, a poll.
  ///
  /// ```
  /// interval(20)  --0-1-2-3-     a column is 10 ms
  /// ```
  ///
  /// - Timing: as ``timer(_:period:scheduler:)``.
  ///
  /// - Parameters:
  ///   - period: the time between two elements.
  ///   - scheduler: what to wait on; by default the current scope's, taken here.
  /// - Returns: a stream of the number of periods that have passed, from 0.
  @inlinable public static func interval(_ period: Duration, scheduler: (any Scheduler)? = nil) -> Observable {
    timer(period, period: period, scheduler: scheduler)
  }

  /// The stream of one 0 after a time, or of 0, 1, 2, … with a period between them.
  ///
  /// When something is to happen after a while, once or from then on.
  ///
  /// ```
  /// timer(30)              ---(0|)     a column is 10 ms
  /// timer(30, period: 10)  ---0123
  /// ```
  ///
  /// - Timing: due times are counted from the subscription, so they do not drift. What could not come in time because
  ///   the owner was busy comes once and is not made up for. Negative times count as zero, and none is too long. A
  ///   period of zero keeps the scheduler busy, and in virtual time it never lets time go on until the subscriber
  ///   leaves.
  /// - Cancellation: the timer ends with the subscription.
  ///
  /// - Parameters:
  ///   - dueTime: the time from the subscription to the first element.
  ///   - period: the time between two elements; without it the stream completes after the first.
  ///   - scheduler: what to wait on; by default the current scope's, taken here.
  /// - Returns: a stream of 0, or of how many periods have passed since the first element. After the type's greatest
  ///   number comes its least.
  @inlinable public static func timer(
    _ dueTime: Duration, period: Duration? = nil, scheduler: (any Scheduler)? = nil
  ) -> Observable {
    let scheduler = scheduler ?? Scope.current.scheduler
    return Observable { observer, subscription in
      Ticking(period, observer, scheduler, subscription).start(after: dueTime)
    }
  }
}

@usableFromInline
final class Ticking<Element: FixedWidthInteger>: Alarm {
  @usableFromInline let period: Duration?
  @usableFromInline let observer: Observer<Element>
  // SAFETY: plain values of one isolation domain, never passed `inout` to foreign code.
  @exclusivity(unchecked) @usableFromInline var count: Element = 0
  @exclusivity(unchecked) @usableFromInline var due = Duration.zero

  @inlinable init(
    _ period: Duration?, _ observer: Observer<Element>, _ scheduler: any Scheduler, _ subscription: Subscription
  ) {
    self.period = period.map { max($0, .zero) }
    self.observer = observer
    super.init(scheduler, subscription)
  }

  @inlinable func start(after delay: Duration) {
    due = scheduler.due(after: delay)
    set(after: delay, then: fire)
  }

  @inlinable func fire() {
    let element = count
    if let period {
      count &+= 1
      let now = scheduler.now
      due = max(due.adding(period), now)
      set(after: due - now, then: fire)
      observer.next(element)
    } else {
      stage.complete(observer, with: element)
    }
  }
}

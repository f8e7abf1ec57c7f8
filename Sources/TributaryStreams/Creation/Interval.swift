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
  /// - Returns: a stream of the number of elements before each, from 0.
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
  /// - Timing: an element is due at `dueTime` and at each multiple of the period after it, counted from the
  ///   subscription, so due times do not drift. Due times that pass while the owner is busy become one element, and the
  ///   next one comes at the next multiple. Negative times count as zero, and none is too long. A period of zero keeps
  ///   the scheduler busy, and in virtual time it never lets time go on until the subscriber leaves.
  /// - Cancellation: the timer ends with the subscription.
  ///
  /// - Parameters:
  ///   - dueTime: the time from the subscription to the first element.
  ///   - period: the time between two elements; without it the stream completes after the first.
  ///   - scheduler: what to wait on; by default the current scope's, taken here.
  /// - Returns: a stream of 0, or of the number of elements before each. After the type's greatest number comes its
  ///   least.
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
  @exclusivity(unchecked) @usableFromInline var cadence = Cadence(due: .zero, period: .zero)

  @inlinable init(
    _ period: Duration?, _ observer: Observer<Element>, _ scheduler: any Scheduler, _ subscription: Subscription
  ) {
    self.period = period
    self.observer = observer
    super.init(scheduler, subscription)
  }

  @inlinable func start(after delay: Duration) {
    if let period { cadence = Cadence(due: scheduler.due(after: delay), period: period) }  // allowed: holds numbers
    set(after: delay, then: fire)
  }

  @inlinable func fire() {
    let element = count
    if period != nil {
      count &+= 1
      set(after: cadence.moveOn(from: scheduler.now), then: fire)
      observer.next(element)
    } else {
      stage.complete(observer, with: element)
    }
  }
}

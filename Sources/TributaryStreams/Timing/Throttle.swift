public import TributaryTime

/// Which elements of a time window `throttle` passes on.
public enum ThrottleMode: Sendable {
  /// The first, which opens the window; the others are dropped.
  case leading
  /// The last, when the window ends.
  case latest
  /// The first at once, and the last of the others when the window ends.
  case both
}

extension Operator where Input == Output {
  /// Passes on at most one element a time window; see ``ObservableType/throttle(_:mode:scheduler:)``.
  @inlinable public static func throttle(
    _ interval: Duration, mode: ThrottleMode = .both, scheduler: (any Scheduler)? = nil
  ) -> Operator {
    let scheduler = scheduler ?? Scope.current.scheduler
    guard interval > .zero else { return .identity }
    return Operator { observer, subscription in
      let state = Throttling(interval, mode, observer, scheduler, subscription)
      let onNext = mode == .leading ? state.onNextLeading : state.onNext
      return Observer(onNext: onNext, onTermination: state.onTermination)
    }
  }
}

extension ObservableType {
  /// Passes on at most one element a time window.
  ///
  /// When events come faster than the answer to them can: scrolling, resizing, readings of a sensor.
  ///
  /// ```
  /// source                       1-23---4----5-|
  /// throttle(40)                 1---3---4---5-|   a column is 10 ms
  /// throttle(40, mode: .leading) 1------4----5-|
  /// throttle(40, mode: .latest)  ----3---4---5-|
  /// ```
  ///
  /// A window opens with an element that comes while none is open, and again whenever an element is passed on. So two
  /// elements are never less than `interval` apart, and while the source goes on they are exactly so.
  ///
  /// - Timing: the elements of a window's end come on the scheduler, with no further element needed. A completion waits
  ///   for the element that waits. An interval of zero or less passes everything on, and none is too long.
  /// - Failure: an error passes at once, and the waiting element is dropped.
  /// - Cancellation: the timer ends with the subscription.
  /// - Buffering: one element.
  /// - Complexity: constant; a timer is set once a window, with `leading` never.
  ///
  /// - Parameters:
  ///   - interval: how long a window is.
  ///   - mode: which elements of a window are passed on.
  ///   - scheduler: what to wait on; by default the current scope's, taken here.
  /// - Returns: a stream with elements at least `interval` apart.
  @inlinable public func throttle(
    _ interval: Duration, mode: ThrottleMode = .both, scheduler: (any Scheduler)? = nil
  ) -> Observable<Element> {
    apply(.throttle(interval, mode: mode, scheduler: scheduler))
  }
}

@usableFromInline
final class Throttling<Element>: Alarm {
  @usableFromInline let interval: Duration
  @usableFromInline let mode: ThrottleMode
  @usableFromInline let observer: Observer<Element>
  // SAFETY: changed in one step each, in one isolation domain, and never passed `inout` to foreign code.
  @exclusivity(unchecked) @usableFromInline var pending = Slot<Element>()
  @exclusivity(unchecked) @usableFromInline var isCompleted = false
  /// When the window ends, for `leading`, which needs no timer.
  @exclusivity(unchecked) @usableFromInline var end: Duration?

  @inlinable init(
    _ interval: Duration, _ mode: ThrottleMode, _ observer: Observer<Element>, _ scheduler: any Scheduler,
    _ subscription: Subscription
  ) {
    self.interval = interval
    self.mode = mode
    self.observer = observer
    super.init(scheduler, subscription)
  }

  @inlinable func onNextLeading(_ element: Element) {
    let now = scheduler.now
    if let end, now < end { return }
    end = now.adding(interval)
    observer.next(element)
  }

  @inlinable func onNext(_ element: Element) {
    if isSet {
      guard pending.isFull else { return pending.fill(element) }
      let former = pending.replace(with: element)
      withExtendedLifetime(former) {}
    } else if mode == .latest {
      pending.fill(element)
      set(after: interval, then: fire)
    } else {
      set(after: interval, then: fire)
      next(element, to: observer)
    }
  }

  @inlinable func fire() {
    guard pending.isFull else { return }
    let element = pending.take()
    if isCompleted {
      complete(observer, with: element)
    } else {
      set(after: interval, then: fire)
      next(element, to: observer)
    }
  }

  @inlinable func onTermination(_ termination: Termination) {
    if case .completed = termination, pending.isFull {
      isCompleted = true
    } else {
      terminate(termination, observer.terminal)
    }
  }
}

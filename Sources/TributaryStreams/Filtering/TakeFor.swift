public import TributaryTime

extension Operator where Input == Output {
  /// Passes on what comes within a time, then completes; see ``ObservableType/take(for:scheduler:)``.
  @inlinable public static func take(for duration: Duration, scheduler: (any Scheduler)? = nil) -> Operator {
    let scheduler = scheduler ?? Scope.current.scheduler
    return Operator { observer, subscription in
      let stage = subscription.stage()
      let delivery = Delivery(stage)
      let complete = { delivery.terminate(.completed, observer.terminal) }
      if duration > .zero { stage.hold(scheduler.schedule(after: duration, complete)) } else { complete() }
      return Observer(
        // Time may be up while an element is on its way.
        onNext: { delivery.next($0, to: observer) },
        onTermination: { delivery.terminate($0, observer.terminal) })
    }
  }

  /// Drops what comes within a time; see ``ObservableType/skip(for:scheduler:)``.
  @inlinable public static func skip(for duration: Duration, scheduler: (any Scheduler)? = nil) -> Operator {
    let scheduler = scheduler ?? Scope.current.scheduler
    guard duration > .zero else { return .identity }
    return Operator { observer, subscription in
      let stage = subscription.stage()
      let isOpen = Memory(false)
      stage.hold(scheduler.schedule(after: duration) { isOpen.value = true })
      return Observer(
        onNext: { element in
          if isOpen.value { observer.next(element) }
        },
        onTermination: { stage.end($0, observer.terminal) })
    }
  }
}

extension ObservableType {
  /// Passes on what comes within a time, then completes and lets its source go.
  ///
  /// When only the beginning counts: how many keys in the first minute.
  ///
  /// ```
  /// source         1--2--3--4-|
  /// take(for: 50)  1--2-|             a column is 10 ms
  /// skip(for: 50)  ------3--4-|
  /// ```
  ///
  /// - Timing: completes `duration` after the subscription, or with its source. An element at the very moment passes
  ///   if it comes before the scheduler's turn. A time of zero or less completes at once and never runs the source,
  ///   and none is too long.
  /// - Cancellation: the timer ends with the subscription.
  ///
  /// - Parameters:
  ///   - duration: how long elements are passed on.
  ///   - scheduler: what to wait on; by default the current scope's, taken here.
  /// - Returns: a stream of the first elements.
  @inlinable public func take(for duration: Duration, scheduler: (any Scheduler)? = nil) -> Observable<Element> {
    apply(.take(for: duration, scheduler: scheduler))
  }

  /// Drops what comes within a time, and passes on what comes later.
  ///
  /// When the beginning does not count: a sensor that warms up.
  ///
  /// ```
  /// source         1--2--3--4-|
  /// skip(for: 50)  ------3--4-|       a column is 10 ms
  /// take(for: 50)  1--2-|
  /// ```
  ///
  /// - Timing: what comes from `duration` after the subscription on is passed on: exactly what ``take(for:scheduler:)``
  ///   does not take. An end passes at any time. A time of zero or less drops nothing, and none is
  ///   too long.
  /// - Cancellation: the timer ends with the subscription.
  ///
  /// - Parameters:
  ///   - duration: how long elements are dropped.
  ///   - scheduler: what to wait on; by default the current scope's, taken here.
  /// - Returns: a stream without the first elements.
  @inlinable public func skip(for duration: Duration, scheduler: (any Scheduler)? = nil) -> Observable<Element> {
    apply(.skip(for: duration, scheduler: scheduler))
  }
}

public import TributaryTime

extension ObservableType {
  /// Subscribes to this stream later.
  ///
  /// When a source is to start, or to be listened to, only after a while.
  ///
  /// ```
  /// source                 1-2-3-4-|
  /// delaySubscription(30)  ----3-4-|     a column is 10 ms
  /// ```
  ///
  /// - Timing: `dueTime` after the subscription, on the scheduler; a time of zero or less is as soon as it can be. What the
  ///   source sends before is missed.
  /// - Cancellation: the timer ends with the subscription, and then the source never runs.
  ///
  /// - Parameters:
  ///   - dueTime: how much later.
  ///   - scheduler: what to wait on; by default the current scope's, taken here.
  /// - Returns: a stream of what this one sends from then on.
  @inlinable public func delaySubscription(
    _ dueTime: Duration, scheduler: (any Scheduler)? = nil
  ) -> Observable<Element> {
    let scheduler = scheduler ?? Scope.current.scheduler
    let source = asObservable()
    return Observable { observer, subscription in
      let stage = subscription.stage()
      let work = scheduler.schedule(after: dueTime) {
        guard stage.isActive else { return }
        source.runLast(observer, in: subscription)
      }
      stage.hold(work)
    }
  }
}

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
  /// - Timing: `dueTime` after the subscription, on the scheduler; a time of zero or less is as soon as it can be,
  ///   and none is too long. What the source sends before is missed.
  /// - Cancellation: the timer ends with the subscription, and then the source never runs.
  /// - Complexity: constant; a recursion through it (`request.concat(.deferred { poll().delaySubscription(…) })`) takes
  ///   constant stack and memory.
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
    return Observable(above: source.depth) { observer, subscription in
      let state = SubscribingLater(source, observer, scheduler, subscription)
      state.set(after: dueTime, then: state.fire)
    }
  }
}

@usableFromInline
final class SubscribingLater<Element>: Alarm {
  @usableFromInline let source: Observable<Element>
  @usableFromInline let observer: Observer<Element>

  @inlinable init(
    _ source: Observable<Element>, _ observer: Observer<Element>, _ scheduler: any Scheduler,
    _ subscription: Subscription
  ) {
    self.source = source
    self.observer = observer
    super.init(scheduler, subscription)
  }

  @inlinable func fire() {
    // Nothing of the wait stays behind: a stream may wait and go on with itself for ever.
    stage.giveWay()
    source.runLast(observer, in: stage.subscription)
  }
}

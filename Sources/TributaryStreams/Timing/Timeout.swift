public import TributaryTime

extension Operator where Input == Output {
  /// Fails when nothing comes for too long; see ``ObservableType/timeout(_:scheduler:)``.
  @inlinable public static func timeout(_ dueTime: Duration, scheduler: (any Scheduler)? = nil) -> Operator {
    let scheduler = scheduler ?? Scope.current.scheduler
    return Operator { observer, subscription in
      let state = TimingOut(dueTime, observer, scheduler, subscription)
      state.start { [unowned state] in state.terminate(.error(RxError.timeout), observer.terminal) }
      return Observer(onNext: state.onNext, onTermination: state.onTermination)
    }
  }
}

extension ObservableType {
  /// Fails when nothing comes for too long.
  ///
  /// When silence means that something is wrong: a request without an answer, a heartbeat that stops.
  ///
  /// ```
  /// source       1-2------3-|
  /// timeout(30)  1-2--#           a column is 10 ms
  /// ```
  ///
  /// - Timing: `dueTime` after the subscription or after the last element. What is due on the scheduler at that very
  ///   moment still comes in time; a negative time counts as zero, and none is too long.
  /// - Failure: ``RxError/timeout``; the source is let go.
  /// - Cancellation: the timer ends with the subscription.
  /// - Complexity: constant; a timer is set once a pause, and not for each element.
  ///
  /// - Parameters:
  ///   - dueTime: how long a pause may be.
  ///   - scheduler: what to wait on; by default the current scope's, taken here.
  /// - Returns: a stream of the same events, up to the first pause that is too long.
  @inlinable public func timeout(_ dueTime: Duration, scheduler: (any Scheduler)? = nil) -> Observable<Element> {
    apply(.timeout(dueTime, scheduler: scheduler))
  }

  /// Goes on with another stream when nothing comes for too long.
  ///
  /// When there is something to fall back on: another server, what is in the cache.
  ///
  /// ```
  /// source                   1-2------3-|
  /// other                    8-9|
  /// timeout(30, other: …)    1-2--8-9|      a column is 10 ms
  /// ```
  ///
  /// - Timing: as ``timeout(_:scheduler:)``. The other stream may take its time.
  /// - Failure: an error of either ends the stream.
  ///
  /// - Parameters:
  ///   - dueTime: how long a pause may be.
  ///   - other: what to go on with; it runs after a pause that is too long, when this stream has been let go.
  ///   - scheduler: what to wait on; by default the current scope's, taken here.
  /// - Returns: a stream of this one's events up to the first pause that is too long, then of the other's.
  @inlinable public func timeout<Other: ObservableConvertibleType<Element>>(
    _ dueTime: Duration, other: Other, scheduler: (any Scheduler)? = nil
  ) -> Observable<Element> {
    let scheduler = scheduler ?? Scope.current.scheduler
    let source = asObservable()
    return Observable(above: source.depth) { observer, subscription in
      let state = TimingOut(dueTime, observer, scheduler, subscription)
      let stage = subscription.stage()
      let inner = PartSubscription(of: stage, as: .sole)
      stage.hold(inner)
      state.start { [unowned state] in
        stage.release()
        state.whenFree { [alarm = state.stage] in
          stage.giveWay()
          alarm.giveWay()
          other.runLast(observer, in: subscription)
        }
      }
      guard !inner.isDisposed else { return }
      source.runInner(in: inner, of: stage, onNext: state.onNext, onTermination: state.onTermination)
    }
  }
}

@usableFromInline
final class TimingOut<Element>: Alarm {
  @usableFromInline let dueTime: Duration
  @usableFromInline let observer: Observer<Element>
  // SAFETY: plain values of one isolation domain, replaced whole and never passed `inout` to foreign code.
  @exclusivity(unchecked) @usableFromInline var due = Duration.zero
  /// Whether the time has come, and only what else is due at this moment may still come in time.
  @exclusivity(unchecked) @usableFromInline var isLastMoment = false
  @exclusivity(unchecked) @usableFromInline var expire: (() -> Void)?

  @inlinable init(
    _ dueTime: Duration, _ observer: Observer<Element>, _ scheduler: any Scheduler, _ subscription: Subscription
  ) {
    self.dueTime = max(dueTime, .zero)
    self.observer = observer
    super.init(scheduler, subscription)
  }

  @inlinable func start(_ expire: @escaping () -> Void) {
    _ = exchange(&self.expire, with: expire)
    due = scheduler.due(after: dueTime)
    set(after: dueTime, then: fire)
  }

  @inlinable func onNext(_ element: Element) {
    due = scheduler.due(after: dueTime)
    isLastMoment = false
    next(element, to: observer)
  }

  @inlinable func fire() {
    let rest = due - scheduler.now
    if rest > .zero {
      set(after: rest, then: fire)
    } else if !isLastMoment {
      isLastMoment = true
      set(after: .zero, then: fire)
    } else {
      expire.take()?()
    }
  }

  @inlinable func onTermination(_ termination: Termination) {
    terminate(termination, observer.terminal)
  }
}

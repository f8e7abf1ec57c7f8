public import TributaryTime

/// Runs of one source in one subscription, each in the place of the one before.
///
/// Any number of runs takes constant stack and memory: the next one starts when the one before has returned.
@usableFromInline
final class Runs<Element> {
  @usableFromInline let source: Observable<Element>
  @usableFromInline let observer: Observer<Element>
  @usableFromInline let subscription: Subscription
  /// What the runs live and end with; it holds the run of the moment.
  @usableFromInline let stage: Stage
  @usableFromInline let onCompleted: (Runs) -> Void
  @usableFromInline let onError: (Runs, any Error) -> Void

  /// Runs that are still to start.
  ///
  /// - Parameters:
  ///   - source: what is run.
  ///   - observer: who gets the elements, and what `end(_:)` is given.
  ///   - subscription: the chain's subscription.
  ///   - stage: a stage of it that holds nothing else.
  ///   - onCompleted: called when a run has completed and is let go; says what now.
  ///   - onError: called when a run has failed and is let go; says what now.
  @inlinable init(
    _ source: Observable<Element>, _ observer: Observer<Element>, _ subscription: Subscription, _ stage: Stage,
    onCompleted: @escaping (Runs) -> Void = { $0.end(.completed) }, onError: @escaping (Runs, any Error) -> Void
  ) {
    self.source = source
    self.observer = observer
    self.subscription = subscription
    self.stage = stage
    self.onCompleted = onCompleted
    self.onError = onError
  }

  /// Runs the source for the first time.
  @inlinable func run() {
    guard stage.isActive else { return }
    source.runInner(
      of: stage, as: .sole, onNext: observer.next,
      onTermination: { [self] termination in
        if case .error(let error) = termination { onError(self, error) } else { onCompleted(self) }
      })
  }

  /// Runs the source again, when whatever runs now has returned.
  @inlinable func runAgain() {
    subscription.runLast(run)
  }

  /// Runs the source again after the pause that a count says, which another stage keeps.
  @inlinable func runAgain(after count: RunCount, waitingIn pauses: Stage, on scheduler: any Scheduler) {
    let pause = count.next()
    // A user's closure says the pause, and may have ended it all.
    guard stage.isActive else { return }
    guard let pause else { return runAgain() }
    let work = scheduler.schedule(after: pause) { [self] in
      if stage.isActive { runAgain() }
    }
    pauses.hold(work)
  }

  /// Ends all.
  @inlinable func end(_ termination: Termination) {
    stage.end(termination, observer.terminal)
  }
}

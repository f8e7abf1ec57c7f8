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
  @usableFromInline let onError: (Runs, any Error) -> Void

  /// Runs that are still to start.
  ///
  /// - Parameters:
  ///   - source: what is run.
  ///   - observer: who gets the elements, the completion, and what `end(_:)` is given.
  ///   - subscription: the chain's subscription.
  ///   - stage: a stage of it that holds nothing else.
  ///   - onError: called when a run has failed and is let go; says what now.
  @inlinable init(
    _ source: Observable<Element>, _ observer: Observer<Element>, _ subscription: Subscription, _ stage: Stage,
    onError: @escaping (Runs, any Error) -> Void
  ) {
    self.source = source
    self.observer = observer
    self.subscription = subscription
    self.stage = stage
    self.onError = onError
  }

  /// Runs the source for the first time.
  @inlinable func run() {
    guard stage.isActive else { return }
    let inner = Subscription()
    stage.hold(inner)
    guard !inner.isDisposed else { return }
    source.runInner(
      in: inner, of: stage, onNext: observer.next,
      onTermination: { [self] termination in
        if case .error(let error) = termination { onError(self, error) } else { end(termination) }
      })
  }

  /// Runs the source again, when whatever runs now has returned.
  @inlinable func runAgain() {
    subscription.runLast(run)
  }

  /// Ends all.
  @inlinable func end(_ termination: Termination) {
    if stage.end() { observer.terminal(termination) }
  }
}

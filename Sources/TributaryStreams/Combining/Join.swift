/// What operators over a fixed number of streams share: running them, and ending together.
@usableFromInline
final class Join {
  // SAFETY: plain values of one isolation domain that are never passed `inout` to foreign code.
  /// How many streams have brought nothing yet, or nothing that is unused.
  @exclusivity(unchecked) @usableFromInline var missing = 0
  /// How many streams have not completed.
  @exclusivity(unchecked) @usableFromInline var running = 0
  /// Whether what is emitted next is the last.
  @exclusivity(unchecked) @usableFromInline var isExhausted = false
  @usableFromInline let stage: Stage
  @usableFromInline let terminal: (Termination) -> Void
  private let subscriptions = CompositeDisposable()

  @usableFromInline init(_ terminal: @escaping (Termination) -> Void, _ stage: Stage) {
    self.terminal = terminal
    self.stage = stage
    stage.hold(subscriptions)
  }

  /// Runs one of the streams, unless all is over already.
  ///
  /// `onNext` looks itself whether the stage is alive before it hands anything on. `onCompleted` says whether nothing
  /// more can come once this stream has completed.
  @inlinable func run<Element>(
    _ source: Observable<Element>, onNext: @escaping (Element) -> Void, onCompleted: @escaping () -> Bool
  ) {
    guard let inner = add() else { return }
    let sink = inner.stage()
    let onTermination = { (termination: Termination) in
      guard sink.end(), self.stage.isActive else { return }
      self.running &-= 1
      if case .completed = termination, !onCompleted() { return }
      self.stage.end(termination, self.terminal)
    }
    source.subscribe(Observer(onNext: onNext, onTermination: onTermination), in: inner)
  }

  @usableFromInline func add() -> Subscription? {
    guard stage.isActive else { return nil }
    let inner = Subscription()
    subscriptions.insert(inner)
    return inner
  }

  /// Passes elements on, and the completion if nothing can follow.
  ///
  /// As everywhere, the streams go before the last elements are handed on.
  @inlinable func emit(_ elements: () -> Void) {
    guard stage.isActive else { return }
    guard isExhausted else { return elements() }
    guard stage.end() else { return }
    elements()
    terminal(.completed)
  }

  /// Ends all, well.
  @usableFromInline func complete() {
    stage.end(.completed, terminal)
  }
}

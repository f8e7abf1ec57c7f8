/// What operators over a fixed number of streams share: running them, and ending together.
@usableFromInline
final class Join: Delivery {
  // SAFETY: plain values of one isolation domain that are never passed `inout` to foreign code.
  /// How many streams have brought nothing yet, or nothing that is unused.
  @exclusivity(unchecked) @usableFromInline var missing = 0
  /// How many streams have not completed.
  @exclusivity(unchecked) @usableFromInline var running = 0
  /// Whether what is emitted next is the last.
  @exclusivity(unchecked) @usableFromInline var isExhausted = false
  @usableFromInline let terminal: (Termination) -> Void
  private let subscriptions = CompositeDisposable()

  @usableFromInline init(_ terminal: @escaping (Termination) -> Void, _ stage: Stage) {
    self.terminal = terminal
    super.init(stage)
    stage.hold(subscriptions)
  }

  /// Runs one of the streams, unless all is over already.
  ///
  /// `onNext` delivers by ``emit(_:to:)`` or `next`. `onCompleted` says whether nothing more can come once this stream
  /// has completed.
  @inlinable func run<Element>(
    _ source: Observable<Element>, onNext: @escaping (Element) -> Void, onCompleted: @escaping () -> Bool
  ) {
    guard let inner = add() else { return }
    let sink = inner.stage()
    let onTermination = { (termination: Termination) in
      guard sink.end(), self.stage.isActive else { return }
      self.running &-= 1
      if case .completed = termination, !onCompleted() { return }
      self.terminate(termination, self.terminal)
    }
    source.subscribe(Observer(onNext: onNext, onTermination: onTermination), in: inner)
  }

  @usableFromInline func add() -> Subscription? {
    guard stage.isActive, !isEnding else { return nil }
    let inner = PartSubscription(of: stage, as: .one)
    subscriptions.insert(inner)
    return inner
  }

  /// Delivers an element, and the completion if nothing can follow.
  ///
  /// As everywhere, the sources are disposed before the last element is delivered.
  @inlinable func emit<Element>(_ element: Element, to observer: Observer<Element>) {
    if isExhausted { complete(observer, with: element) } else { next(element, to: observer) }
  }

  /// Completes the result.
  @usableFromInline func complete() {
    terminate(.completed, terminal)
  }
}

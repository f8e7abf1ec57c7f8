/// Which of the streams that a stream brings are run, and when.
@usableFromInline
enum FlatteningPolicy {
  /// All, at once.
  case all
  /// The latest; it takes the place of the one that runs.
  case latest
  /// The first; what comes while it runs is dropped.
  case first
  /// That many at once; further ones wait for their turn.
  case queue(atOnce: Int)
}

/// Runs the streams that a stream brings, and ends when nothing can come any more.
///
/// It is free of what the streams carry, so that starting and ending one is code of this module alone, which no generic
/// argument makes slow. A stream takes one object, and where only one runs at a time, the same object again.
@usableFromInline
final class Flattening: Delivery, Disposable {
  @usableFromInline let terminal: (Termination) -> Void
  private let policy: FlatteningPolicy
  // SAFETY of the unchecked fields: one isolation domain; what calls foreign code works on a copy or on what it took
  // out.
  /// Whether callbacks of the end below have to wait for the streams that are inside `subscribe`.
  ///
  /// They are known here, as a chain is put together from the subscriber up.
  let postponesCallbacks: Bool
  /// One that runs; most streams are flattened one at a time, and need no list.
  @exclusivity(unchecked) private var sole: InnerSubscription?
  /// The others that run.
  @exclusivity(unchecked) private var inners: ContiguousArray<InnerSubscription> = []
  /// How many have their turn and do not run yet.
  @exclusivity(unchecked) private var starting = 0
  /// Those that wait for their turn.
  @exclusivity(unchecked) private var waiting: ElementQueue<() -> Void>?
  @exclusivity(unchecked) private var isCallingNext = false
  /// One that has ended and may serve once more.
  @exclusivity(unchecked) private var spare: InnerSubscription?
  @exclusivity(unchecked) private var sourceRuns = true
  @exclusivity(unchecked) private var isDisposed = false
  /// Once the last stream has taken the operator's place.
  @exclusivity(unchecked) @usableFromInline var takeover: Takeover?

  /// When an element may become a stream that runs.
  @usableFromInline
  enum Turn {
    case now
    case later
    case never
  }

  @usableFromInline init(_ policy: FlatteningPolicy, _ terminal: @escaping (Termination) -> Void, _ stage: Stage) {
    self.policy = policy
    self.terminal = terminal
    postponesCallbacks = stage.subscription.hasCallbacksBelow
    super.init(stage)
    stage.hold(self)
  }

  /// Gives an element its turn; one that has it now is to become a stream, which is then given to `run`.
  @usableFromInline func turn() -> Turn {
    assert(
      takeover == nil,
      """
      An element came after one that was the last: the operator above a flatMap hands on several at its end and has no \
      stage. Give it one (`subscription.stage()`), and end that before the last element.
      """)
    switch policy {
    case .all, .latest: break
    case .first: if !isIdle { return .never }
    case .queue(let atOnce): if starting + running >= atOnce || hasWaiting { return .later }
    }
    starting &+= 1
    return .now
  }

  /// Keeps what an element does until it has its turn.
  @usableFromInline func keep(_ start: @escaping () -> Void) {
    let queue = waiting ?? ElementQueue()
    waiting = queue  // allowed: there was none, or this one
    queue.append(start)
  }

  /// Runs the stream of an element that has its turn; its elements go to `next`.
  @inlinable func run<Output>(
    _ source: Observable<Output>, _ observer: Observer<Output>, _ next: @escaping (Output) -> Void
  ) {
    if mayTakeOver() {
      endInners()
      let successor = PartSubscription(of: Takeover.place(of: stage), as: .sole)
      let sink = takeOver(for: successor, observer.terminal)
      takeover?.run {
        guard !successor.isDisposed else { return }
        successor.start { source.source(Observer(onNext: observer.next, onTermination: sink), successor) }
      }
    } else if let inner = admit() {
      let observer = Observer(onNext: next, onTermination: inner.onTermination)
      inner.start { source.source(observer, inner) }
    }
  }

  /// Whether a stream that is about to run will be the only one to the end.
  ///
  /// From inside a delivery none takes over: what it sends has to wait.
  @usableFromInline func mayTakeOver() -> Bool {
    guard stage.isActive, !isDelivering, stage.hearsItsLast || !sourceRuns else { return false }
    if case .latest = policy { return true }
    return starting == 1 && running == 0 && !hasWaiting
  }

  /// Gives the operator's place away, and says where the end of who takes it goes.
  @usableFromInline func takeOver(
    for successor: Subscription, _ terminal: @escaping (Termination) -> Void
  ) -> (Termination) -> Void {
    let taken = Takeover.take(stage, terminal, endFollows: sourceRuns, for: successor)
    _ = exchange(&takeover, with: taken.takeover)
    return taken.sink
  }

  /// Gives the subscription for a stream, unless all is over.
  @usableFromInline func admit() -> InnerSubscription? {
    starting &-= 1
    // What ends here may end everything.
    if case .latest = policy { endInners() }
    guard stage.isActive, !isDisposed else { return nil }
    let inner: InnerSubscription
    if isKnownUniquelyReferenced(&spare), let known = spare.take() {
      inner = known
      inner.renew()
    } else {
      inner = InnerSubscription(self)
    }
    if sole == nil {
      sole = inner  // allowed: there was none
    } else {
      inner.position = inners.count
      inners.append(inner)
    }
    return inner
  }

  func innerEnded(_ inner: InnerSubscription, _ termination: Termination) {
    guard !isDisposed else { return }
    remove(inner)
    if case .error = termination { return terminate(termination, terminal) }
    if hasWaiting { callNext() }
    // The last one may have taken over.
    if !sourceRuns, takeover == nil, isIdle { terminate(.completed, terminal) }
  }

  /// A loop and no recursion: streams that end at once take constant stack.
  private func callNext() {
    guard !isCallingNext, case .queue(let atOnce) = policy else { return }
    isCallingNext = true
    while starting + running < atOnce, stage.isActive, !isDisposed, let waiting, !waiting.isEmpty {
      starting &+= 1
      waiting.removeFirst()()
    }
    isCallingNext = false
  }

  /// Removes one that runs, which the caller keeps, and keeps it to serve once more.
  private func remove(_ inner: InnerSubscription) {
    if inner === sole {
      sole = nil  // allowed: the caller keeps it
    } else {
      let last = inners.removeLast()
      if last !== inner {
        last.position = inner.position
        inners[inner.position] = last
      }
    }
    _ = exchange(&spare, with: inner)
  }

  /// The end of the stream that brings the streams.
  @usableFromInline func onTermination(_ termination: Termination) {
    if let takeover { return takeover.endPassed(stage, termination, terminal) }
    guard !isDisposed else { return }
    if case .error = termination { return terminate(termination, terminal) }
    sourceRuns = false
    if isIdle { terminate(termination, terminal) }
  }

  private var isIdle: Bool {
    starting == 0 && running == 0 && !hasWaiting
  }

  /// How many run.
  private var running: Int {
    (sole == nil ? 0 : 1) + inners.count
  }

  private var hasWaiting: Bool {
    if let waiting { !waiting.isEmpty } else { false }
  }

  @usableFromInline func endInners() {
    guard running > 0 else { return }
    let ended = (sole.take(), exchange(&inners, with: []))
    ended.0?.dispose()
    for inner in ended.1 { inner.dispose() }
  }

  @usableFromInline func dispose() {
    isDisposed = true
    let former = (waiting.take(), spare.take())
    endInners()
    withExtendedLifetime(former) {}
  }
}

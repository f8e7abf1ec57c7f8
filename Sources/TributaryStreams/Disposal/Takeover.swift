/// A last source in the place of the operator that made it: how a recursion through `flatMap` stays in constant memory.
///
/// When an operator hears its last element, the stream made of it is all that is left to come. That stream's source
/// gets the operator's stage, a subscription of its own in it, and the operator's observer. If it is made in the same
/// way of a further one, that one takes the same place: however many rounds there are, there is one place, one
/// subscription in it, and few sources on the stack.
///
/// What passed on the last element has still to pass the end: `do` has something to tell then. So it lives until then,
/// and so long a completion waits.
@usableFromInline
final class Takeover: Disposable {
  private let place: Stage
  private let terminal: (Termination) -> Void
  /// The subscription of the source that runs in the place.
  private var current: Subscription?
  /// Those whose place was taken further on, and to whom the end is still to come.
  private var former: [Subscription] = []
  /// Whether the end is still to come to the stage whose place it was at first.
  private var isOwnEndToCome: Bool
  private var isSourceOver = false

  private init(_ place: Stage, _ terminal: @escaping (Termination) -> Void, endFollows: Bool, _ current: Subscription) {
    self.place = place
    self.terminal = terminal
    self.current = current
    isOwnEndToCome = endFollows
  }

  /// The stage whose place a successor of the operator at `stage` takes: its own, or the one that was taken before.
  @usableFromInline static func place(of stage: Stage) -> Stage {
    stage.number == 1 ? stage.subscription.takeover?.place ?? stage : stage
  }

  /// Takes a stage's place for a successor, or the place that the stage's own subscription has taken.
  ///
  /// - Parameters:
  ///   - stage: who heard its last element.
  ///   - terminal: who hears of the end below it.
  ///   - endFollows: whether the end above it is still to come.
  ///   - successor: a new subscription, for the source.
  /// - Returns: the takeover, and where the source's end goes.
  @usableFromInline static func take(
    _ stage: Stage, _ terminal: @escaping (Termination) -> Void, endFollows: Bool, for successor: Subscription
  ) -> (takeover: Takeover, sink: (Termination) -> Void) {
    // Stage 0 is who listens here, as everywhere.
    successor.stages = 1
    if stage.number == 1, let takeover = stage.subscription.takeover {
      successor.takeover = takeover
      takeover.goOn(from: stage.subscription, with: successor, endFollows: endFollows)
      return (takeover, terminal)
    }
    let takeover = Takeover(stage, terminal, endFollows: endFollows, successor)
    successor.takeover = takeover
    stage.hold(takeover)
    return (takeover, takeover.sourceEnded)
  }

  private func goOn(from level: Subscription, with successor: Subscription, endFollows: Bool) {
    let replaced = exchange(&current, with: successor)
    if endFollows { former.append(level) } else { level.dispose() }
    withExtendedLifetime(replaced) {}
  }

  /// Runs the source, inside those that run now if they are not many.
  @usableFromInline func run(_ job: @escaping () -> Void) {
    place.subscription.runNested(job)
  }

  private func sourceEnded(_ termination: Termination) {
    if case .error = termination { return place.end(termination, terminal) }
    isSourceOver = true
    completeIfOver()
  }

  /// The end has come to a stage whose place was taken: an error still ends everything.
  func endPassed(_ stage: Stage, _ termination: Termination, _ terminal: (Termination) -> Void) {
    let level = stage.subscription
    let isOwn = level === place.subscription
    if case .error = termination {
      if isOwn { place.end(termination, terminal) } else { terminal(termination) }
    } else if isOwn {
      isOwnEndToCome = false
      completeIfOver()
    } else {
      // The last that came is the first that goes.
      if let index = former.lastIndex(where: { $0 === level }) { former.remove(at: index) }
      level.dispose()
      completeIfOver()
    }
  }

  private func completeIfOver() {
    if isSourceOver, !isOwnEndToCome, former.isEmpty { place.end(.completed, terminal) }
  }

  @usableFromInline func dispose() {
    let (current, former) = (current.take(), exchange(&former, with: []))
    current?.dispose()
    for subscription in former { subscription.dispose() }
  }
}

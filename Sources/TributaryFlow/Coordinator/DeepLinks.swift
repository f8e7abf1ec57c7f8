internal import TributaryStreams
internal import TributaryTime

/// Ways through several flows, each step waiting for a flow that is ready and handles it.
final class DeepLinks {
  private var links: [DeepLink] = []

  var isEmpty: Bool { links.isEmpty }

  func add(_ steps: [any Step]) -> DeepLink {
    let link = DeepLink(steps)
    links.append(link)
    return link
  }

  /// Ends a link; does nothing if it has ended.
  func end(_ link: DeepLink) {
    guard let index = links.firstIndex(where: { $0 === link }) else { return }
    // It is released when the list is whole: its steps may use the coordinator as they go.
    links.remove(at: index).stopWaiting()
  }

  func endAll() {
    let former = links
    links = []
    for link in former { link.stopWaiting() }
  }

  /// The next step of the first link, for all flows that are ready; nil if none became ready since it was last asked
  /// for, or while some are being asked.
  ///
  /// Those that were asked before are asked again: what they handle may depend on what has changed.
  func next(among nodes: [FlowNode]) -> StepRound? {
    while let link = links.first, link.steps.isEmpty { end(link) }
    guard let link = links.first, !link.isAsking, let step = link.steps.first else { return nil }
    let numbers = Set(nodes.filter(\.isReady).map(\.number))
    guard !numbers.isSubset(of: link.asked) else { return nil }
    link.isAsking = true
    link.asked = numbers
    return StepRound(step, asks: { numbers.contains($0.number) }, onEnd: { [weak self] in self?.asked(link, $0) })
  }

  private func asked(_ link: DeepLink, _ round: StepRound) {
    link.isAsking = false
    if round.isHandled {
      link.stepIsHandled()
    } else if !round.isUnhandled {
      // Refused, or its guard failed: what follows would stand on nothing.
      end(link)
    }
  }

  /// Limits the wait of the step that waits now, if one does.
  ///
  /// - Parameters:
  ///   - timeout: how long a step waits; while a flow's guard looks at it, it does not end.
  ///   - scope: whose time counts.
  ///   - giveUp: called with the step when its link has ended because it waited too long.
  func limitWait(to timeout: Duration, in scope: Scope, giveUp: @escaping (any Step) -> Void) {
    guard let link = links.first, !link.isAsking, let step = link.steps.first else { return }
    link.wait(for: timeout, in: scope) { [weak self, weak link] in
      guard let self, let link, !link.isAsking else { return }
      end(link)
      giveUp(step)
    }
  }
}

/// The rest of a way.
final class DeepLink {
  fileprivate var steps: ArraySlice<any Step>
  /// The flows that were ready when the next step was last asked for.
  fileprivate var asked: Set<Int> = []
  fileprivate var isAsking = false
  /// When the next step has waited long enough, and what ends its wait then.
  private var deadline: Duration?
  private var timer: ScheduledWork?

  init(_ steps: [any Step]) {
    self.steps = steps.filter { !($0 is NoStep) }[...]
  }

  fileprivate func stepIsHandled() {
    steps.removeFirst()
    asked = []
    deadline = nil
    stopWaiting()
  }

  /// Begins the wait of the next step, or goes on with it.
  fileprivate func wait(for timeout: Duration, in scope: Scope, onEnd: @escaping () -> Void) {
    guard timer == nil else { return }
    let deadline = deadline ?? scope.due(after: timeout)
    self.deadline = deadline
    timer = scope.schedule(after: deadline - scope.now) { [weak self] in
      self?.timer = nil
      onEnd()
    }
  }

  fileprivate func stopWaiting() {
    let former = timer
    timer = nil
    former?.cancel()
  }
}

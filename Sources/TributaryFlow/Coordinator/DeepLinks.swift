internal import TributaryStreams

/// Ways through several flows, each step waiting for a flow that is ready and handles it.
final class DeepLinks {
  private var links: [DeepLink] = []

  var isEmpty: Bool { links.isEmpty }

  func add(_ steps: [any Step]) -> any Disposable {
    let link = DeepLink(steps)
    links.append(link)
    return Disposables.create { [weak self, weak link] in self?.links.removeAll { $0 === link } }
  }

  func cancelAll() {
    links = []
  }

  /// The next step of the first link, for all flows that are ready; nil if none became ready since it was last asked
  /// for, or while some are being asked.
  ///
  /// Those that were asked before are asked again: what they handle may depend on what has changed.
  func next(among nodes: [FlowNode]) -> StepRound? {
    while let link = links.first, link.steps.isEmpty { links.removeFirst() }
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
      link.steps.removeFirst()
      link.asked = []
    } else if !round.isUnhandled {
      // Refused, or its guard failed: what follows would stand on nothing.
      links.removeAll { $0 === link }
    }
  }
}

/// The rest of a way.
private final class DeepLink {
  var steps: ArraySlice<any Step>
  /// The flows that were ready when the next step was last asked for.
  var asked: Set<Int> = []
  var isAsking = false

  init(_ steps: [any Step]) {
    self.steps = steps.filter { !($0 is NoStep) }[...]
  }
}

/// A step on its way to a flow.
struct StepEntry {
  let node: FlowNode
  var step: any Step
  /// How many steps led to this one, each causing the next.
  let depth: Int
  /// Whether the flow's guard let it pass.
  var isAdapted = false
  /// Whom it is for besides, if it is for all.
  var round: StepRound?
}

/// A step that is for all flows of a moment, on its way.
final class StepRound {
  let step: any Step
  private(set) var outcomes: [StepOutcome] = []
  /// Whether a flow ended before it had it.
  private(set) var missedAFlow = false
  /// As of each of its entries.
  var depth = 0
  private var left = 0
  private let asks: (FlowNode) -> Bool
  private let onEnd: (StepRound) -> Void

  init(_ step: any Step, asks: @escaping (FlowNode) -> Bool = { _ in true }, onEnd: @escaping (StepRound) -> Void) {
    self.step = step
    self.asks = asks
    self.onEnd = onEnd
  }

  /// The moment has come.
  func entries(of nodes: [FlowNode]) -> [StepEntry] {
    let entries = nodes.filter(asks).map { StepEntry(node: $0, step: step, depth: depth, round: self) }
    left = entries.count
    if left == 0 { onEnd(self) }
    return entries
  }

  /// One of them has had it; without an outcome if it ended before.
  func took(_ outcome: StepOutcome?) {
    if let outcome { outcomes.append(outcome) } else { missedAFlow = true }
    left -= 1
    if left == 0 { onEnd(self) }
  }

  /// Whether some flow went where the step leads.
  var isHandled: Bool {
    outcomes.contains { if case .handled = $0 { true } else { $0 == .ended } }
  }

  /// Whether no flow was there for it.
  var isUnhandled: Bool {
    outcomes.allSatisfy { $0 == .unhandled }
  }
}

/// What waits to be handled, first in, first out.
struct StepQueue {
  enum Item {
    case step(StepEntry)
    case round(StepRound)
    /// What a flow's guard held up, the first of it first.
    case waiting(FlowNode)
  }

  /// What comes next, the last first.
  private var front: [Item] = []
  private var back: [Item] = []

  mutating func append(_ item: Item) {
    back.append(item)
  }

  /// Puts items before all others.
  mutating func prepend(_ items: [Item]) {
    front.append(contentsOf: items.reversed())
  }

  mutating func removeFirst() -> Item? {
    if front.isEmpty {
      swap(&front, &back)
      front.reverse()
    }
    return front.popLast()
  }
}

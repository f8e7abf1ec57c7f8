internal import TributaryStreams

/// A flow that is being coordinated, with all that it contributed.
final class FlowNode {
  /// Numbers are never given twice in a run.
  let number: Int
  /// The flow; the node at the top has none.
  let flow: (any Flow)?
  private let readiness: FlowReadiness?
  private(set) weak var parent: FlowNode?
  private(set) var contributions: [Contribution] = []
  private var pairs: Set<Contribution.Pair> = []
  private(set) var isEnded = false
  private(set) var isReady = false
  /// The flows that it waits for to be ready; nil until it handled a first step.
  private var awaited: Set<Int>?

  /// The step that the guard looks at, and how to stop it.
  var guarded: (entry: StepEntry, work: any Disposable)?
  /// The steps behind that one.
  var waiting: ArraySlice<StepEntry> = []

  init(_ number: Int, _ flow: (any Flow)?, under parent: FlowNode?) {
    self.number = number
    self.flow = flow
    readiness = flow.map(FlowReadiness.of)
    self.parent = parent
    readiness?.begin()
  }

  var name: String {
    flow.map { TributaryFlow.name(of: $0) } ?? "no flow"
  }

  /// The flows under it, each before those under it, in the order in which they came.
  var descendants: [FlowNode] {
    children.flatMap { [$0] + $0.descendants }
  }

  /// The flows that it contributed, each once.
  var children: [FlowNode] {
    var numbers: Set<Int> = []
    return contributions.compactMap(\.child).filter { numbers.insert($0.number).inserted }
  }

  func contributes(_ pair: Contribution.Pair) -> Bool {
    pairs.contains(pair)
  }

  func add(_ contribution: Contribution) {
    contributions.append(contribution)
    pairs.insert(contribution.pair)
  }

  /// Takes a contribution out; false if it is out already.
  func remove(_ contribution: Contribution) -> Bool {
    guard let index = contributions.lastIndex(where: { $0 === contribution }) else { return false }
    contributions.remove(at: index)
    pairs.remove(contribution.pair)
    return true
  }

  /// Whether it handled a step.
  var hasHandledAStep: Bool { awaited != nil }

  /// Notes a first step that was handled; those contributed by it have still to become ready.
  func handledAStep() {
    guard awaited == nil else { return }
    let unready = children.filter { !$0.isReady }
    awaited = Set(unready.map(\.number))
    becomeReadyIfSo()
  }

  private func becomeReadyIfSo() {
    guard awaited?.isEmpty == true, !isReady, !isEnded, let readiness else { return }
    isReady = true
    readiness.becomeReady()
    parent?.isNoLongerToAwait(self)
  }

  private func isNoLongerToAwait(_ child: FlowNode) {
    guard awaited?.remove(child.number) != nil else { return }
    becomeReadyIfSo()
  }

  /// Ends the node: whatever is on its way to it is not handled.
  ///
  /// - Returns: what it contributed, the last first.
  func end() -> [Contribution] {
    guard !isEnded else { return [] }
    isEnded = true
    let (stopped, stillWaiting, contributed) = (guarded, waiting, contributions)
    (guarded, waiting, contributions, pairs) = (nil, [], [], [])
    let wasReady = isReady
    isReady = false
    stopped?.work.dispose()
    for entry in [stopped?.entry].compactMap({ $0 }) + stillWaiting { entry.round?.took(nil) }
    readiness?.end(wasReady: wasReady)
    parent?.isNoLongerToAwait(self)
    return contributed.reversed()
  }

  /// Whether a flow above draws its area in this.
  func isDrawnAbove(in presentable: any Presentable) -> Bool {
    var ancestor = parent
    while let node = ancestor, let flow = node.flow {
      if flow.root === presentable { return true }
      ancestor = node.parent
    }
    return false
  }
}

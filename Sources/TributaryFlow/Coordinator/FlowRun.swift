internal import TributaryStreams
internal import TributaryTime

/// What runs behind a coordinator: the tree of flows, and the queue of steps.
///
/// One step is handled at a time, in a turn of the scope. What it causes, and what is emitted meanwhile, is queued
/// behind what was emitted before.
/// A flow whose guard takes its time holds up its own steps only.
final class FlowRun {
  /// How many steps may follow of which each causes the next, before it counts as a cycle.
  static let deepest = 256

  let willNavigate = PublishRelay<(flow: any Flow, step: any Step)>()
  let didNavigate = PublishRelay<(flow: any Flow, step: any Step)>()
  let records = PublishSubject<StepRecord>()
  private(set) var top = FlowNode(0, nil, under: nil)
  let links = DeepLinks()
  /// Where errors are reported from.
  var place = SourcePlace(fileID: #fileID, line: #line)

  /// How long a step of a deep link waits.
  private let readyTimeout: Duration
  /// Called with what goes wrong.
  private let onError: (any Error, SourcePlace) -> Void
  /// Where the flows live: the scope in which the coordinator was made, or else was first used.
  private var scope = Scope.currentIfAny
  private var nodes = 0
  private var queue = StepQueue()
  /// Whether a turn comes, or is now.
  private var isAwake = false
  /// The depth of what is queued now: that of the step which is handled, and one more.
  private var depth = 0
  /// Addresses whose state may be let go of.
  var leftBehind: [ObjectIdentifier] = []

  init(readyTimeout: Duration, onError: @escaping (any Error, SourcePlace) -> Void) {
    self.readyTimeout = readyTimeout
    self.onError = onError
  }

  /// Does something in the scope of the flows, from wherever their owner calls.
  @discardableResult
  func enter<Result>(_ body: () -> Result) -> Result {
    home.enter(body)
  }

  private var home: Scope {
    if let scope { return scope }
    let current = Scope.current
    scope = current
    return current
  }

  /// Ends all flows, with what they show, and all links.
  func cancel() {
    links.endAll()
    end(top)
    startAnew()
  }

  /// Ends a link, and goes on with the next one.
  func endLink(_ link: DeepLink) {
    links.end(link)
    if !links.isEmpty { wake() }
  }

  /// Stops listening, when the coordinator is gone.
  func abandon() {
    links.endAll()
    unlisten(top)
    startAnew()
  }

  private func startAnew() {
    // Flows and steps may use the coordinator as they go: they go when it is whole again.
    let former = (queue, top)
    queue = StepQueue()
    top = newNode(nil, under: nil)
    withExtendedLifetime(former) {}
  }

  func newNode(_ flow: (any Flow)?, under parent: FlowNode?) -> FlowNode {
    nodes += 1
    return FlowNode(nodes, flow, under: parent)
  }
}

/// Steps.
extension FlowRun {
  /// Takes a step for a flow when its turn comes.
  func enqueue(_ step: any Step, for node: FlowNode) {
    guard !(step is NoStep) else { return }
    queue.append(.step(StepEntry(node: node, step: step, depth: depth)))
    wake()
  }

  /// Takes a step for all flows that are there when its turn comes.
  func enqueue(_ round: StepRound) {
    round.depth = depth
    queue.append(.round(round))
    wake()
  }

  /// Asks for a turn in which to handle what waits.
  ///
  /// Handling does not begin inside the call that emits a step: a relay keeps back what is sent from inside a delivery,
  /// so steps of one stepper would fall behind those of others.
  func wake() {
    guard !isAwake else { return }
    isAwake = true
    home.schedule { [weak self] in self?.drain() }
  }

  private func drain() {
    repeat {
      while let item = queue.removeFirst() {
        switch item {
        case .step(let entry): handle(entry)
        case .round(let round): queue.prepend(round.entries(of: top.descendants).map(StepQueue.Item.step))
        case .waiting(let node): handleNext(of: node)
        }
      }
      // All has settled, so a link may go on.
    } while offerLink()
    isAwake = false
    links.limitWait(to: readyTimeout, in: home) { [weak self] in self?.gaveUp($0) }
  }

  private func offerLink() -> Bool {
    guard !links.isEmpty, let round = links.next(among: top.descendants) else { return false }
    queue.append(.round(round))
    return true
  }

  /// Reports a step of a link that waited too long, and goes on with the next link.
  private func gaveUp(_ step: any Step) {
    // The innermost one: the flows above wait for it.
    let unready = top.descendants.last { !$0.isReady }
    if let unready {
      report(.notReady(flow: unready.name, step: "\(step)", after: readyTimeout))
    } else {
      report(.unhandled(step: "\(step)", flow: top.children.first?.name ?? "no flow"))
    }
    wake()
  }

  /// Handles the next step that a guard held up, unless another holds the rest up by now.
  private func handleNext(of node: FlowNode) {
    guard node.guarded == nil, let entry = node.waiting.popFirst() else { return }
    if !node.waiting.isEmpty { queue.prepend([.waiting(node)]) }
    handle(entry)
  }

  private func handle(_ entry: StepEntry) {
    depth = entry.depth + 1
    defer { depth = 0 }
    let node = entry.node
    guard !node.isEnded, let flow = node.flow else { return skip(entry) }
    if entry.isAdapted { return go(entry, flow) }
    if node.guarded != nil { return node.waiting.append(entry) }
    guard entry.depth < Self.deepest else {
      report(.cycle(step: "\(entry.step)", flow: node.name))
      return finish(entry, .stopped)
    }
    askGuard(entry, flow)
  }

  private func askGuard(_ entry: StepEntry, _ flow: any Flow) {
    let node = entry.node
    var answer: Result<any Step, any Error>?
    var isLate = false
    let work = flow.adapt(step: entry.step).subscribe { [weak self, weak node] result in
      if isLate { self?.guardAnswered(result, of: node) } else { answer = result }
    }
    if let answer {
      if let entry = adapted(entry, answer) { go(entry, flow) }
    } else if node.isEnded {
      // The guard itself ended the flow, which had nothing to stop yet.
      work.dispose()
      skip(entry)
    } else {
      isLate = true
      node.guarded = (entry, work)
    }
  }

  private func guardAnswered(_ answer: Result<any Step, any Error>, of node: FlowNode?) {
    guard let node, let former = node.guarded else { return }
    let entry = former.entry
    node.guarded = nil
    defer { withExtendedLifetime(former) {} }
    if !node.waiting.isEmpty { queue.prepend([.waiting(node)]) }
    if let entry = adapted(entry, answer) { queue.prepend([.step(entry)]) }
    wake()
  }

  /// The entry as the guard lets it pass; nil if it does not.
  private func adapted(_ entry: StepEntry, _ answer: Result<any Step, any Error>) -> StepEntry? {
    var entry = entry
    switch answer {
    case .success(let step) where step is NoStep: finish(entry, .refused)
    case .success(let step):
      entry.step = step
      entry.isAdapted = true
      return entry
    case .failure(let error):
      onError(error, place)
      finish(entry, .failed("\(error)"))
    }
    return nil
  }

  private func go(_ entry: StepEntry, _ flow: any Flow) {
    let (node, step) = (entry.node, entry.step)
    guard !node.isEnded else { return skip(entry) }
    guard flow.takes(step) else { return finish(entry, .unhandled) }
    willNavigate.accept((flow, step))
    guard !node.isEnded else { return skip(entry) }
    // Kept, as the flow may end on the way and still have something for its parent.
    let parent = node.parent
    let contributors = flow.go(to: step)
    if case .unhandled = contributors { return finish(entry, .unhandled) }
    didNavigate.accept((flow, step))
    switch contributors {
    case .none, .unhandled: finish(entry, .handled())
    case .one(let contributor): finish(entry, follow([contributor], of: node, under: parent, cause: step))
    case .multiple(let all): finish(entry, follow(all, of: node, under: parent, cause: step))
    case .end(let last):
      finish(entry, .ended)
      end(node, under: parent)
      forward(last, from: node, to: parent)
    }
    node.handledAStep()
  }

  private func follow(
    _ contributors: [FlowContributor], of node: FlowNode, under parent: FlowNode?, cause: any Step
  ) -> StepOutcome {
    var names: [String] = []
    for contributor in contributors {
      switch contributor {
      case .forwardToCurrentFlow(let step): enqueue(step, for: node)
      case .forwardToParentFlow(let step): forward(step, from: node, to: parent)
      case .contribute(let presentable, let stepper, let hidden, let dismissed):
        // A flow that ended on the way shows nothing more.
        guard !node.isEnded else { continue }
        contribute(presentable, stepper, to: node, whenHidden: hidden, whenDismissed: dismissed, cause: cause)
        if records.hasObservers { names.append(name(of: presentable)) }
      }
    }
    return .handled(contributing: names)
  }

  private func forward(_ step: any Step, from node: FlowNode, to parent: FlowNode?) {
    guard !(step is NoStep) else { return }
    if let parent, parent.flow != nil { return enqueue(step, for: parent) }
    record(node, step, .unhandled)
    report(.unhandled(step: "\(step)", flow: node.name))
  }

  private func finish(_ entry: StepEntry, _ outcome: StepOutcome) {
    record(entry.node, entry.step, outcome)
    if let round = entry.round { return round.took(outcome) }
    if outcome == .unhandled { report(.unhandled(step: "\(entry.step)", flow: entry.node.name)) }
  }

  /// The flow ended before.
  private func skip(_ entry: StepEntry) {
    entry.round?.took(nil)
  }

  func record(_ node: FlowNode, _ step: any Step, _ outcome: @autoclosure () -> StepOutcome) {
    if records.hasObservers { records.onNext(StepRecord(node.name, "\(step)", outcome())) }
  }

  func report(_ error: FlowError) {
    onError(error, place)
  }
}

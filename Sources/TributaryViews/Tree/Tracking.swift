import Observation

/// The way to a mounted tree, which leads nowhere once it was unmounted.
final class TreeLink {
  // SAFETY: a tree is used in one isolation, and no access to this field calls out while it lasts.
  @exclusivity(unchecked) var tree: ViewTree?
}

/// Something that is read while a node runs and that runs its readers again when it changes: a state, an environment
/// value, the focus.
///
/// It knows its tree, and the tree knows which node is running; so no global variable is needed. One that lies outside
/// of all trees (``OuterLocation``) asks for the tree that runs.
class TrackedSource {
  final let link: TreeLink?

  // SAFETY: a tree is used in one isolation, and no access to this field calls out while it lasts.
  /// Most sources have one reader at most, which then costs no table.
  @exclusivity(unchecked) private unowned var first: Node?

  private var others: [ObjectIdentifier: Reader] = [:]

  private struct Reader { unowned let node: Node }

  init(in link: TreeLink?) {
    self.link = link
  }

  /// Notes that the running node reads this.
  final func noteRead() {
    if let reader = link?.tree?.running { reader.reads.note(self, by: reader) }
  }

  /// Makes the readers run in the next turn.
  final func noteChange() {
    if let first { first.tree.mark(first) }
    for reader in others.values { reader.node.tree.mark(reader.node) }
  }

  /// The last reader has gone.
  func readersWent() {}

  fileprivate final func add(_ node: Node) {
    if first == nil { first = node } else { others[ObjectIdentifier(node)] = Reader(node: node) }
  }

  fileprivate final func drop(_ node: Node) {
    if first === node { first = nil } else { others[ObjectIdentifier(node)] = nil }
    if first == nil, others.isEmpty { readersWent() }
  }
}

/// What one node read in its last run, in the order of the reads.
///
/// The next run mostly reads the same in the same order, so a read costs one comparison and changes nothing.
struct ReadLog {
  private var sources: [TrackedSource] = []
  private var count = 0

  mutating func begin() {
    count = 0
  }

  mutating func note(_ source: TrackedSource, by node: Node) {
    if count < sources.count, sources[count] === source {
      count += 1
      return
    }
    if let index = sources.firstIndex(where: { $0 === source }) {
      guard index >= count else { return }
      sources.swapAt(index, count)
    } else {
      source.add(node)
      sources.append(source)
      sources.swapAt(count, sources.count - 1)
    }
    count += 1
  }

  /// Forgets what the run that just ended did not read again.
  mutating func end(of node: Node) {
    guard sources.count > count else { return }
    let former = sources[count...]
    sources.removeSubrange(count...)
    for source in former { source.drop(node) }
  }

  mutating func forgetAll(of node: Node) {
    count = 0
    end(of: node)
  }
}

/// Whether runs of one kind of node read models, learnt from the first run that did.
///
/// A watch over models can only be ended through a fuse that is read with them, and a fuse costs; so kinds of node
/// that never read a model go without.
class RunKind {
  final var readsModels = false
}

extension ViewTree {
  /// The one record for all runs of a kind of node.
  func runKind(of type: Any.Type) -> RunKind {
    let id = ObjectIdentifier(type)
    if let kind = runKinds[id] { return kind }
    let kind = RunKind()
    runKinds[id] = kind
    return kind
  }
}

extension Node {
  /// Runs `body` and notes what it reads: states and environment values, and properties of models.
  final func evaluate<Result>(_ kind: RunKind, _ body: () -> Result) -> Result {
    signal?.cancel()
    signal = nil
    let fuse = kind.readsModels ? newSignal() : nil
    signal = fuse
    return withObservationTracking(
      {
        fuse?.touch()
        return track(body)
      }, onChange: watch(kind, fuse))
  }

  /// What Observation is to call; asked for only if the run read a model.
  private final func watch(_ kind: RunKind, _ fuse: ObservationSignal?) -> @Sendable () -> Void {
    let signal = fuse ?? newSignal()
    self.signal = signal
    kind.readsModels = true
    return signal.onChange
  }

  /// Runs `body` and notes the states and environment values that it reads.
  final func track<Result>(_ body: () -> Result) -> Result {
    let outer = tree.running
    tree.running = self
    reads.begin()
    let result = body()
    tree.running = outer
    reads.end(of: self)
    return result
  }

  private final func newSignal() -> ObservationSignal {
    ObservationSignal(for: self, in: tree.scope) { reader, signal in
      let node = unsafeDowncast(reader, to: Node.self)
      if node.signal === signal { node.tree.mark(node) }
    }
  }
}

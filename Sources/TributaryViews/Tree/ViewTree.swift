package import TributaryTime

/// A mounted app: the tree of nodes, and the turns that change it.
///
/// All that a person does to the tree is a feature of its own; see ``TreeFeature``.
///
/// A tree belongs to the scope it is made with and is used in that isolation only. It lives until ``unmount()``.
package final class ViewTree {
  /// The owner, scheduler and launcher of tasks.
  package let scope: Scope

  /// The element that everything hangs under; its content is `.root`, and its children stand in a column, centred.
  package private(set) lazy var root = ElementNode(rootOf: self)
  /// What states and the like know the tree by; through it the tree holds itself until it is unmounted.
  let link = TreeLink()
  /// What values outside of the tree, such as relays, know it by while its nodes run.
  let runningTree: RunningTree

  // SAFETY: a tree is used in one isolation, and no access to this field or to `running` calls out while it lasts.
  /// How many nodes the last turn looked at, made ones included: the proof that clean rows are not touched.
  @exclusivity(unchecked) package internal(set) var visitedNodes = 0

  // SAFETY: as for `visitedNodes`.
  /// The number of the element that was made last.
  @exclusivity(unchecked) private var lastNumber = 0

  /// A number that no element of the tree has had.
  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  // SAFETY: as for the fields above.
  /// How many turns ran; mounting is none.
  @exclusivity(unchecked) package private(set) var turns = 0

  /// Where a warning to the developer goes; one sentence.
  package let onWarning: (String) -> Void

  // SAFETY: as for the fields above.
  /// Why no turn runs any more; nil while the views settle.
  @exclusivity(unchecked) package private(set) var failure: UnsettledViews?

  /// Told once that the views do not settle; set by who runs the app, and by default a warning.
  package lazy var onFailure: (UnsettledViews) -> Void = { [onWarning] in onWarning($0.description) }

  /// The backends that draw the tree.
  let backends: Backends

  // SAFETY: as for `visitedNodes`.
  /// The node that is being run, which is told of every read; nil between runs.
  @exclusivity(unchecked) var running: Node?

  // SAFETY: as for the fields above.
  @exclusivity(unchecked) var isMounted = true

  // SAFETY: as for the fields above.
  // The turn to come.
  @exclusivity(unchecked) private(set) var changes: [Change] = []
  /// What came back into sight in this turn, with all that is below it by the end.
  @exclusivity(unchecked) private var returned: [ElementNode] = []
  let effects = Effects()
  @exclusivity(unchecked) private var dirty = DirtyQueue()
  @exclusivity(unchecked) private var scheduled: ScheduledWork?
  @exclusivity(unchecked) private var phase = Phase.idle
  @exclusivity(unchecked) private var settling = Settling()
  @exclusivity(unchecked) private var unmountsAfterTurn = false

  // SAFETY: as for the fields above.
  /// The features of the tree, in the order in which they take part in a turn.
  @exclusivity(unchecked) private(set) var features: [TreeFeature] = []

  // What the tree knows of reads; see `Tracking`.
  /// What runs of each type of node share.
  var runKinds: [ObjectIdentifier: RunKind] = [:]
  /// What stands for values that are read without a binding.
  var streamSources: [ObjectIdentifier: StreamSource] = [:]

  // SAFETY: as for the fields above.
  /// How many elements want to know from the backends what of them shows.
  @exclusivity(unchecked) var watchedElements = 0

  /// Whether no turn runs now.
  var isIdle: Bool { phase == .idle }

  /// Whether a turn is to come that follows directly from the last one, or from mounting.
  package var isSettling: Bool { scheduled != nil && settling.isSettling }

  /// Where a task that a view starts now comes from.
  var originOfTasks: Settling.Origin? { isIdle ? .current : settling.origin(in: scope) }

  /// Whether a person's input counts: the app is there and its views settle.
  var takesInput: Bool { isMounted && failure == nil }

  private enum Phase { case idle, patching, effects }

  /// Mounts views: their elements are committed as insertions into the root, then the first effects run.
  ///
  /// - Parameters:
  ///   - scope: The owner of the tree.
  ///   - backends: What draws it; more can be attached later.
  ///   - onWarning: Where a warning to the developer goes.
  ///   - features: Makes the features of the tree, in the order in which they take part in a turn.
  ///   - mount: Mounts the views under the root.
  init(
    scope: Scope, backends: Backends, onWarning: @escaping (String) -> Void,
    features: (ViewTree) -> [TreeFeature], mount: (ElementNode) -> Node
  ) {
    self.scope = scope
    self.onWarning = onWarning
    self.backends = backends
    runningTree = RunningTree(link, in: scope)
    link.tree = self
    self.features = features(self)
    scope.run {
      phase = .patching
      dirty.depth = .max
      runNodes {
        let node = mount(root)
        // Layers that came with it are there already.
        root.children.insert(node, at: 0)
        inserted(node)
        for feature in self.features { feature.nodesRan() }
      }
      finishTurn()
    }
  }

  // MARK: Turns

  /// Runs the pending turn now, if there is one.
  ///
  /// Without this, the first write schedules a turn "soon" on the scope's scheduler. A turn runs the dirty nodes from
  /// the root down, commits what changed to the backend once, then runs the effects.
  package func turn() {
    guard isMounted, phase == .idle, scheduled != nil, failure == nil else { return }
    scheduled?.cancel()
    scheduled = nil
    turns += 1
    visitedNodes = 0
    scope.runTurn {
      phase = .patching
      dirty.begin()
      runNodes {
        while let node = dirty.next() {
          if !node.isMounted {
            effects.releaseLater(node)
          } else if node.isSuspended {
            node.isDirty = true
          } else {
            visitedNodes += 1
            node.update()
          }
        }
        for feature in features { feature.nodesRan() }
      }
      finishTurn()
    }
  }

  private func finishTurn() {
    commit()
    for feature in features { feature.committed() }
    if watchedElements > 0 { backends.settle() }
    phase = .effects
    if unmountsAfterTurn { unmount() }
    effects.run()
    dirty.end()
    phase = .idle
    if !isMounted { endLastTasks() }
  }

  /// Tells the backends what changed.
  func commit() {
    let changes = takeChanges()
    if !changes.isEmpty { backends.commit(changes) }
  }

  private func takeChanges() -> [Change] {
    var taken = exchange(&changes, with: [])
    if returned.isEmpty { return taken }
    taken.removeAll { $0.parent.map(isComing) ?? false }
    returned = []
    return taken
  }

  /// Whether an element comes to the backend with one that returned, or went before it could.
  private func isComing(_ element: ElementNode) -> Bool {
    !element.isMounted || returned.contains { $0 === element || element.isBelow($0) }
  }

  /// Queues a node for the next turn, or for this one if it is still to come to its depth.
  func mark(_ node: Node) {
    guard node.isMounted, !node.isDirty else { return }
    node.isDirty = true
    if node.isSuspended { return }
    if !dirty.add(node, isPatching: phase == .patching) { schedule(for: node) }
  }

  /// Makes sure that a turn comes.
  func schedule(for node: Node? = nil) {
    guard isMounted, scheduled == nil, failure == nil else { return }
    if let turns = settling.count(isInTurn: phase != .idle, in: scope) {
      let failure = UnsettledViews(turns: turns, view: node?.nearestViewName)
      self.failure = failure
      // The host ends the app: not in the midst of the code that wrote.
      scope.schedule { [self] in onFailure(failure) }
      return
    }
    scheduled = scope.scheduler.schedule { [self] in turn() }
  }

  // MARK: What nodes report

  func note(_ change: Change) {
    changes.append(change)
    if phase != .patching { schedule() }
  }

  func afterCommit(_ effect: @escaping () -> Void) {
    effects.add(effect)
  }

  /// A remembered element is about to go.
  func elementGoes(_ element: ElementNode) {
    for feature in features { feature.elementGoes(element) }
  }

  /// Tells the backend of a node that is in its place now.
  func inserted(_ node: Node) {
    inserted(node, before: node.nextElement)
  }

  /// Tells the backend of a new node before an element, or at the end.
  func inserted(_ node: Node, before next: ElementNode?) {
    guard let parent = node.enclosingElement else { return }
    parent.elementsBelowChanged()
    node.forEachOwnElement { changes.append(.insert($0, into: parent, before: next)) }
  }

  /// Tells the backend of a node that is back where a person sees it; it may have been mended below before that.
  func returned(_ node: Node) {
    node.forEachOwnElement { returned.append($0) }
    inserted(node)
  }

  /// Tells the backend of a node that has another place now, before an element or at the end.
  func moved(_ node: Node, before next: ElementNode?) {
    guard let parent = node.enclosingElement else { return }
    parent.elementsBelowChanged()
    node.forEachOwnElement { changes.append(.move($0, in: parent, before: next)) }
  }

  /// Tells the backend that a node goes, and unmounts it; the caller takes it out of its parent's children after.
  func remove(_ node: Node) {
    if let parent = node.enclosingElement {
      parent.elementsBelowChanged()
      node.forEachOwnElement { changes.append(.remove($0, from: parent)) }
    }
    node.unmount()
  }

  // MARK: The end

  /// Takes all views out and frees them; no commit follows.
  ///
  /// What `onDisappear` was given runs, then the tasks that are left are cancelled. Called in the midst of a turn, it
  /// takes effect when the turn has run.
  package func unmount() {
    guard isMounted else { return }
    if phase == .patching {
      unmountsAfterTurn = true
      return
    }
    scheduled?.cancel()
    scheduled = nil
    for feature in features { feature.willUnmount() }
    for child in root.children { child.unmount() }
    root.children = []
    changes = []
    returned = []
    dirty = DirtyQueue()
    if phase == .idle {
      scope.run {
        phase = .effects
        effects.run()
        phase = .idle
      }
    }
    isMounted = false
    if phase == .idle { endLastTasks() }
    for feature in features { feature.unmounted() }
    let former = (exchange(&onFailure, with: { _ in }), exchange(&link.tree, with: nil))
    withExtendedLifetime(former) {}
  }

  /// Cancels the tasks that `onDisappear` left to the root.
  private func endLastTasks() {
    for task in exchange(&root.tasks, with: []) { task.cancel() }
  }
}

package import TributaryTime

/// A mounted app: the tree of nodes, the turns that change it, the focus.
///
/// A tree belongs to the scope it is made with and is used in that isolation only. It lives until ``unmount()``.
package final class ViewTree {
  /// The owner, scheduler and launcher of tasks.
  package let scope: Scope

  /// The element that everything hangs under; its content is `.root`, and its children stand in a column, centred.
  package private(set) lazy var root = ElementNode(rootOf: self)
  /// What states and the like know the tree by; through it the tree holds itself until it is unmounted.
  let link = TreeLink()

  /// The element that keys go to, always focusable, enabled and mounted; nil while the screen in front has the focus.
  package internal(set) var focused: ElementNode?

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

  /// How many turns ran; mounting is none.
  package private(set) var turns = 0

  /// The keys that the toolkit handles, beside those that the app declares.
  let keys: KeyPolicy

  /// The way out of the app; its host says what the end does.
  package let exit: AppExit

  /// Where a warning to the developer goes; one sentence.
  package let onWarning: (String) -> Void

  /// Why no turn runs any more; nil while the views settle.
  package private(set) var failure: UnsettledViews?

  /// Told once that the views do not settle; set by who runs the app, and by default a warning.
  package lazy var onFailure: (UnsettledViews) -> Void = { [onWarning] in onWarning($0.description) }

  /// The backends that draw the tree.
  let backends: Backends

  // SAFETY: as for `visitedNodes`.
  /// The node that is being run, which is told of every read; nil between runs.
  @exclusivity(unchecked) var running: Node?

  var isMounted = true

  // The turn to come.
  private(set) var changes: [Change] = []
  /// What came back into sight in this turn, with all that is below it by the end.
  private var returned: [ElementNode] = []
  private var effects: [() -> Void] = []
  private var dirty = DirtyQueue()
  private var scheduled: ScheduledWork?
  private var phase = Phase.idle
  private var settling = Settling()
  /// What was unmounted, until the tree is whole: what it holds of the user's may run code as it goes.
  private var departed: [Node] = []
  private var unmountsAfterTurn = false

  // Views' own books; see the files of their features.
  var plans: [ObjectIdentifier: ViewPlan] = [:]
  var runKinds: [ObjectIdentifier: RunKind] = [:]
  /// What stands for values that are read without a binding.
  var streamSources: [ObjectIdentifier: StreamSource] = [:]
  var shortcuts: [AttributeNode] = []
  var focusLinks: [AttributeNode] = []
  var focusRequests: [FocusSource] = []
  var focusIsInDoubt = false
  var focusHeirs: [ElementNode] = []
  /// Whether the screen in front has the focus because a person or the app gave it that; otherwise the first element
  /// that can have the focus takes it.
  var screenHoldsFocus = false
  /// What had the focus before the screen took it: Tab and the arrows go on from there.
  weak var focusPlace: ElementNode?
  /// Whether the focus is at a first element that neither a person nor the app chose: what had it before may take it.
  var focusIsTentative = false
  /// Whether the focus began in this turn, at an element that may be out of sight.
  var focusIsFirst = false
  /// What had the focus before it went into what was taken away in this turn.
  var focusReturns: [ElementNode] = []
  /// Whether a screen came back in this turn that had the focus itself.
  var focusReturnsToScreen = false
  /// What stands over the rest of the tree, the front-most last.
  var layers: [LayerNode] = []
  var listsToSettle: [ListNode] = []
  /// How many elements want to know from the backend what of them shows.
  var watchedElements = 0
  var elementToReveal: ElementNode?
  private(set) lazy var window = WindowSource(in: link)

  /// Whether no turn runs now.
  var isIdle: Bool { phase == .idle }

  /// Whether a turn is to come that follows directly from the last one, or from mounting.
  package var isSettling: Bool { scheduled != nil && settling.isSettling }

  /// Where a task that a view starts now comes from.
  var originOfTasks: Settling.Origin? { isIdle ? .current : settling.origin(in: scope) }

  /// Whether a person's input counts: the app is there and its views settle.
  var takesInput: Bool { isMounted && failure == nil }

  private enum Phase { case idle, patching, effects }

  /// What has the focus at the start: the first element that can, or the screen, until a person moves it.
  package enum FirstFocus { case element, screen }

  /// Mounts a view: its elements are committed as insertions into the root, then the first effects run.
  ///
  /// - Parameters:
  ///   - scope: The owner of the tree.
  ///   - backend: What draws it; more can be attached later.
  ///   - keys: What keys do beside what the app declares.
  ///   - firstFocus: What has the focus at the start.
  ///   - sizeClass: How much room there is at the start.
  ///   - onWarning: Where a warning to the developer goes.
  ///   - content: The views of the app.
  package init<Content: View>(
    scope: Scope, backend: any Backend, keys: KeyPolicy = .full, firstFocus: FirstFocus = .element,
    sizeClass: UserInterfaceSizeClass = .regular, onWarning: @escaping (String) -> Void = writeWarning,
    @ViewBuilder _ content: @escaping () -> Content
  ) {
    self.scope = scope
    screenHoldsFocus = firstFocus == .screen
    self.onWarning = onWarning
    self.keys = keys
    backends = Backends(backend)
    exit = AppExit(scope: scope)
    link.tree = self
    window.write(sizeClass)
    scope.run {
      phase = .patching
      dirty.depth = .max
      let context = ViewContext(environment: rootEnvironment(), attributes: nil)
      let node = RunningTree(self).run {
        RootView<Content>.mount(RootView(content: content), under: root, in: context)
      }
      // Layers that came with it are there already.
      root.children.insert(node, at: 0)
      inserted(node)
      RunningTree(self).run { settleLists() }
      settleFocus()
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
    scope.run {
      phase = .patching
      dirty.begin()
      RunningTree(self).run {
        while let node = dirty.next() {
          if !node.isMounted {
            departed.append(node)
          } else if node.isSuspended {
            node.isDirty = true
          } else {
            visitedNodes += 1
            node.update()
          }
        }
        settleLists()
      }
      settleFocus()
      finishTurn()
    }
  }

  private func finishTurn() {
    commit()
    if focusIsFirst {
      focusIsFirst = false
      if let focused, !backends.shows(focused) {
        focus(nil)
        commit()
      }
    }
    if let element = elementToReveal {
      elementToReveal = nil
      if element.isMounted { backends.reveal(element) }
    }
    if watchedElements > 0 { backends.settle() }
    phase = .effects
    if unmountsAfterTurn { unmount() }
    runEffects()
    dirty.end()
    phase = .idle
    if !isMounted { endLastTasks() }
  }

  /// Tells the backends what changed.
  func commit() {
    let changes = takeChanges()
    if !changes.isEmpty { backends.commit(changes) }
  }

  /// Runs the effects, then releases what was unmounted.
  ///
  /// Either may bring more of both, by taking the tree down for one.
  private func runEffects() {
    while !effects.isEmpty || !departed.isEmpty {
      for effect in exchange(&effects, with: []) { effect() }
      release()
    }
  }

  /// Keeps a node that is being unmounted until the tree is whole.
  func releaseLater(_ node: Node) {
    departed.append(node)
  }

  /// Releases what was unmounted; objects of the user may run code as they go.
  func release() {
    let former = exchange(&departed, with: [])
    for node in former { node.releaseValues() }
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
    effects.append(effect)
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
    focused = nil
    for child in root.children { child.unmount() }
    root.children = []
    changes = []
    returned = []
    elementToReveal = nil
    let requests = exchange(&focusRequests, with: [])
    focusHeirs = []
    focusReturns = []
    layers = []
    listsToSettle = []
    dirty = DirtyQueue()
    if phase == .idle {
      scope.run {
        phase = .effects
        runEffects()
        phase = .idle
      }
    }
    isMounted = false
    if phase == .idle { endLastTasks() }
    exit.close()
    let former = (requests, exchange(&onFailure, with: { _ in }), exchange(&link.tree, with: nil))
    withExtendedLifetime(former) {}
  }

  /// Cancels the tasks that `onDisappear` left to the root.
  private func endLastTasks() {
    for task in exchange(&root.tasks, with: []) { task.cancel() }
  }
}

/// What the app's own closure builds, as a view, so that what the closure reads is tracked.
private struct RootView<Content: View>: View {
  let content: () -> Content
  var body: some View { content() }
}

import TributaryTime

/// A place in the mounted tree; views make and patch nodes, backends read them.
///
/// There are three kinds. A component stands for a composite view, a structure for what only gives identity (a
/// tuple, a branch, a list), and an element for what a backend draws. A node's identity is the object. Only views
/// that are drawn by the library itself deal with nodes.
@_documentation(visibility: internal)
public class Node {
  /// The tree that this node is mounted in, which outlives it: it is asked for while the node is mounted only.
  final unowned let tree: ViewTree

  // SAFETY: a tree is used in one isolation, and no access to this field or those marked below calls out while it
  // lasts, so that none meets another.
  /// The node that this one hangs under; nil for the root and once removed.
  @exclusivity(unchecked) package internal(set) final unowned var parent: Node?

  // SAFETY: as for `parent`.
  /// The nodes under this one, in order.
  @exclusivity(unchecked) package internal(set) final var children: [Node] = []

  /// How many nodes are above this one: a turn runs the shallowest dirty node first.
  final let depth: Int

  /// Whether a backend draws this node; asked instead of a cast, which costs more.
  final let isElement: Bool

  /// Whether the node may keep a person from what is below it: the root, a layer, a curtain, a deck of screens.
  final let isBorder: Bool

  /// The nearest border above; nil for the root.
  ///
  /// A walk over borders takes a few steps where one over all nodes above takes dozens.
  final unowned let border: Node?

  // SAFETY: as for `parent`.
  /// Whether the node is in the tree; false for good once it was removed.
  @exclusivity(unchecked) package internal(set) final var isMounted = true

  // SAFETY: as for `parent`.
  /// Whether the node waits in the queue of a turn.
  @exclusivity(unchecked) final var isDirty = false

  // SAFETY: as for `parent`.
  /// Whether the node rests because it is out of sight; see `suspendChildren`.
  @exclusivity(unchecked) final var isSuspended = false

  // SAFETY: as for `parent`.
  /// What the node read when it last ran; it runs again when one of them changes.
  @exclusivity(unchecked) final var reads = ReadLog()

  // SAFETY: as for `parent`.
  /// The watch over the models that were read in the last run, if any were.
  @exclusivity(unchecked) package internal(set) final var signal: ObservationSignal?

  // SAFETY: as for `parent`.
  /// The running tasks that end with this node.
  @exclusivity(unchecked) final var tasks: [NodeTask] = []

  /// A node under another; it runs after that one, or after a third that decides about it from elsewhere.
  init(under parent: Node, after decider: Node? = nil, isElement: Bool = false, isBorder: Bool = false) {
    self.tree = parent.tree
    self.parent = parent
    self.isBorder = isBorder
    border = parent.isBorder ? parent : parent.border
    self.depth = (decider ?? parent).depth + 1
    self.isElement = isElement
    tree.visitedNodes += 1
  }

  /// The root of a tree.
  init(rootOf tree: ViewTree) {
    self.tree = tree
    self.depth = 0
    self.isElement = true
    isBorder = true
    border = nil
  }

  // MARK: What kinds of node do in their own way

  /// Runs the node again, because something that it read changed.
  func update() {}

  /// Lets go of what the node holds elsewhere; called once, before its children are unmounted.
  func willUnmount() {}

  /// Called once, after all below the node was unmounted; the node still knows its parent.
  func didUnmountChildren() {}

  /// Releases the values of the user that the node holds, because a backend may keep an element that was unmounted.
  ///
  /// Called when the tree is whole again.
  func releaseValues() {}

  /// The node began to rest, after all below it, or woke, before all below it; see ``isSuspended``.
  func sightChanged() {}

  /// Calls `body` with each node that is mounted under this one and is no child now, because it is out of sight.
  func forEachHidden(_ body: (Node) -> Void) {}

  /// Whether a person's input below this node counts now; asked of a border only.
  var takesInput: Bool { true }

  /// Whether a person sees nothing below this node now; asked of a border only.
  var isClosed: Bool { false }

  /// Whether the focus does not leave what is below this node while it is in front; asked of a border only.
  var isRegion: Bool { border == nil }

  /// The name of the view, for messages; nil for a node that stands for no composite view.
  var viewName: String? { nil }

  /// The value that the view put round what is below as its tag.
  var tag: AnyHashable? { nil }

  /// The value that stands for a child: its id in a list of children.
  func tag(of child: Node) -> AnyHashable? { nil }

  /// The key of a child among its siblings in an ``IdentityPath``; nil for its position.
  func identity(of child: Node) -> String? {
    guard let word = tag(of: child).flatMap(IdentityPath.word(of:)) else { return nil }
    // Rows with equal ids are told apart by their order, and so are those whose ids read the same.
    let earlier = children.prefix { $0 !== child }.count { tag(of: $0).flatMap(IdentityPath.word(of:)) == word }
    return word + (earlier > 0 ? "#\(earlier)" : "")
  }

  /// The node that an ``IdentityPath`` comes from; nil for the root.
  var identityParent: Node? { parent }

  /// Whether the node is a ``LazyRowsNode``, whose rows are mounted only while they show.
  var hasLazyRows: Bool { false }

  // MARK: Reading the tree

  /// This node as an element, or nil if it is none.
  package final var asElement: ElementNode? {
    isElement ? unsafeDowncast(self, to: ElementNode.self) : nil
  }

  /// The nearest element above this node, or nil at the root.
  package final var enclosingElement: ElementNode? {
    var node = parent
    while let current = node {
      if current.isElement { return current.asElement }
      node = current.parent
    }
    return nil
  }

  /// Calls `body` with each nearest element below this node, in order; components and structures are looked through.
  package final func forEachElement(_ body: (ElementNode) -> Void) {
    for child in children {
      if let element = child.asElement {
        body(element)
      } else {
        child.forEachElement(body)
      }
    }
  }

  /// Calls `body` with this node if it is an element, else with the nearest elements below it.
  final func forEachOwnElement(_ body: (ElementNode) -> Void) {
    if let element = asElement { body(element) } else { forEachElement(body) }
  }

  /// The first element of this node: itself, or the first of the nearest ones below it.
  final var firstOwnElement: ElementNode? {
    if let element = asElement { return element }
    for child in children {
      if let element = child.firstOwnElement { return element }
    }
    return nil
  }

  /// The element that comes next after this node inside the same element.
  final var nextElement: ElementNode? {
    var node = self
    while let parent = node.parent {
      if let index = parent.children.firstIndex(where: { $0 === node }) {
        for sibling in parent.children[(index + 1)...] {
          if let element = sibling.firstOwnElement { return element }
        }
      }
      if parent.isElement { return nil }
      node = parent
    }
    return nil
  }

  // MARK: Changing the tree

  /// Takes the node and all below it out of the tree: what it holds is let go, its tasks are cancelled.
  final func unmount() {
    guard isMounted else { return }
    if let element = asElement, element.isRemembered { tree.elementGoes(element) }
    isMounted = false
    tree.effects.releaseLater(self)
    willUnmount()
    for task in exchange(&tasks, with: []) { task.cancel() }
    reads.forgetAll(of: self)
    exchange(&signal, with: nil)?.cancel()
    for child in children { child.unmount() }
    children = []
    didUnmountChildren()
    parent = nil
  }

  /// Puts another node in the place of a child and tells the backend.
  final func replaceChild(at index: Int, _ mount: () -> Node) {
    tree.remove(children[index])
    let child = mount()
    children[index] = child
    tree.inserted(child)
  }
}

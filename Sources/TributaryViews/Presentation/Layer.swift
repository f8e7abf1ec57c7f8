import TributaryTime

/// A view over everything else, in the middle of the window, for as long as this one is mounted.
///
/// It may stand anywhere in a body and takes no place there: what it shows hangs under the root of the tree, above the
/// layers that came before it, and has the environment of the place where it was written. While it is there, keys,
/// clicks, shortcuts and the focus reach nothing behind it; Escape dismisses it; when it goes the focus returns to
/// where it was.
struct Layer<Content: View>: View {
  typealias Body = Never
  let look: LayerContent
  let role: Role
  let label: String?
  let dismiss: () -> Void
  let content: Content

  /// - Parameters:
  ///   - look: How much room it may take, and what a click beside it does.
  ///   - role: What it is to a person: `.dialog`, `.alert`, …
  ///   - label: What it is called.
  ///   - dismiss: What Escape and the environment's `dismiss` do; it is to take this view out.
  ///   - content: What it shows.
  init(
    _ look: LayerContent = LayerContent(), role: Role = .dialog, label: String? = nil,
    dismiss: @escaping () -> Void, @ViewBuilder content: () -> Content
  ) {
    self.look = look
    self.role = role
    self.label = label
    self.dismiss = dismiss
    self.content = content()
  }

  static func mount(_ view: Layer, under parent: Node, in context: ViewContext) -> Node {
    let anchor = LayerAnchor(under: parent)
    let layer = LayerNode(view.look, role: view.role, label: view.label, on: anchor, dismiss: view.dismiss)
    anchor.layer = layer
    // It takes its place before its content is mounted: a layer in there comes above it.
    layer.tree.present(layer)
    layer.children = [Inner.mount(view.inner(layer), under: layer, in: context.inside)]
    layer.tree.inserted(layer)
    return anchor
  }

  static func patch(_ node: Node, to view: Layer, in context: ViewContext) {
    node.tree.visitedNodes += 1
    guard let layer = unsafeDowncast(node, to: LayerAnchor.self).layer else { return }
    layer.target.dismiss = view.dismiss
    layer.setLabel(view.label)
    layer.setContent(.layer(view.look))
    Inner.patch(layer.children[0], to: view.inner(layer), in: context.inside)
  }

  private typealias Inner = EnvironmentModifier<Content>

  private func inner(_ layer: LayerNode) -> Inner {
    Inner(content: content) { [target = layer.target] in $0.dismiss = DismissAction(target) }
  }
}

/// The place where a layer was written; the layer goes with it.
final class LayerAnchor: Node {
  fileprivate(set) var layer: LayerNode?

  override func willUnmount() {
    if let layer { tree.dismiss(layer) }
    layer = nil
  }
}

/// The element of a layer, a child of the root.
final class LayerNode: ElementNode {
  let target: DismissTarget
  /// The view that the layer was written in, which outlives it.
  private weak var presenter: Node?
  /// What had the focus when the layer came, and what may have it in its stead if that has gone.
  var returns: [ElementNode] = []
  /// Whether the layer took the focus; false until the end of the turn in which it came.
  var isSettled = false

  /// It runs after the place where it was written, which may take it out.
  init(_ look: LayerContent, role: Role, label: String?, on anchor: Node, dismiss: @escaping () -> Void) {
    target = DismissTarget(dismiss)
    super.init(under: anchor.tree.root, after: anchor, content: .layer(look), role: role)
    semantics.label = label
    presenter = anchor.parent
    while let node = presenter, node.viewName == nil { presenter = node.parent }
  }

  /// What a click beside the content does.
  override var activate: (() -> Void)? {
    guard case .layer(let look) = content, look.outside == .dismisses else { return nil }
    return { [self] in dismiss() }
  }

  /// Does what Escape does: a dialog's button for that acts, else the layer is dismissed.
  func dismiss() {
    if semantics.role == .alert, let cancel = firstElement(where: { $0.buttonRole == .cancel && $0.isEnabled }) {
      cancel.activate?()
    } else {
      tree.scope.run { target.dismiss() }
    }
  }

  /// Does what a button of a dialog does, and closes it; a task goes on when the dialog has gone.
  func close(after action: ViewAction) {
    (presenter ?? tree.root).perform(action, as: "action")
    tree.scope.run { target.dismiss() }
  }

  override func willUnmount() {
    target.dismiss = {}
    returns = []
  }
}

extension ViewTree {
  /// What a person can reach: the layer in front, or the whole tree.
  package var front: ElementNode { layers.last ?? root }

  fileprivate func present(_ layer: LayerNode) {
    layers.append(layer)
    root.children.append(layer)
    focusIsInDoubt = true
  }

  fileprivate func dismiss(_ layer: LayerNode) {
    guard layer.isMounted else { return }
    focusReturns.append(contentsOf: layer.returns)
    remove(layer)
    layers.removeAll { $0 === layer }
    root.children.removeAll { $0 === layer }
    focusIsInDoubt = true
  }

  /// Whether a person can reach an element: it is in the layer in front and behind no closed curtain.
  package func canReach(_ element: ElementNode) -> Bool {
    element.isMounted && element.region === front
  }
}

extension ElementNode {
  /// The layer that the element is in, or the root; nil behind a closed curtain.
  final var region: ElementNode? {
    var node: Node = self
    while true {
      if let element = node.asElement {
        switch element.content {
        case .curtain(isOpen: false): return nil
        case .layer, .root: return element
        default: break
        }
      }
      guard let parent = node.parent else { return nil }
      node = parent
    }
  }

  final func isBelow(_ other: Node) -> Bool {
    var node = parent
    while let current = node {
      if current === other { return true }
      node = current.parent
    }
    return false
  }

  /// Whether the element and all below it are there for the tree only, and for no person.
  package final var isOutOfSight: Bool {
    if case .curtain(isOpen: false) = content { true } else { false }
  }

  /// The first element below, in reading order, that is as asked for and can be seen.
  package final func firstElement(where isWanted: (ElementNode) -> Bool) -> ElementNode? {
    var found: ElementNode?
    forEachShownElement { if found == nil, isWanted($0) { found = $0 } }
    return found
  }

  /// Calls `body` with all elements below in reading order, but those behind closed curtains and in other layers.
  package final func forEachShownElement(_ body: (ElementNode) -> Void) {
    forEachElement { element in
      if case .layer = element.content { return }
      if element.isOutOfSight { return }
      body(element)
      if case .list(let list) = element.content, list.style == .current { return }
      element.forEachShownElement(body)
    }
  }
}

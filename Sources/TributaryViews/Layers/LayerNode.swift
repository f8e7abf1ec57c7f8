import TributaryTime

/// Which layers of one host are above which, said by the host before its views are patched.
final class LayerOrder {
  /// What the layers are for, from the back to the front.
  var keys: [ObjectIdentifier] = []
}

/// Where a layer stands among those of one host.
struct LayerRank {
  let order: LayerOrder
  let key: ObjectIdentifier

  /// Whether another is of the same host, and is to be above this one.
  func isBelow(_ other: LayerRank) -> Bool {
    guard other.order === order, let index = order.keys.firstIndex(of: key) else { return false }
    return order.keys[(index + 1)...].contains(other.key)
  }
}

/// The element of a layer, a child of the root.
package final class LayerNode: ElementNode {
  let target: DismissTarget
  /// The view that the layer was written in, which outlives it.
  private weak var presenter: Node?
  /// The element that the layer was written in: for a menu, its control.
  package private(set) weak var control: ElementNode?
  /// Where the layer was written.
  private weak var anchor: Node?
  /// What had the focus when the layer came, and what may have it in its stead if that has gone.
  var returns: [ElementNode] = []
  /// Whether the screen behind had the focus when the layer came, and has it again when the layer goes.
  var returnsToScreen = false
  /// What had the focus in here when the layer went out of sight.
  weak var lastFocused: ElementNode?
  /// Whether the layer took the focus; false until the end of the turn in which it came.
  var isSettled = false
  /// Set by a host that says itself which of its layers is above which.
  var rank: LayerRank?

  /// It runs after the place where it was written, which may take it out.
  init(_ look: LayerContent, role: Role, label: String?, on anchor: Node, dismiss: @escaping () -> Void) {
    target = DismissTarget(dismiss)
    super.init(under: anchor.tree.root, after: anchor, content: .layer(look), role: role)
    semantics.label = label
    self.anchor = anchor
    control = anchor.enclosingElement
    presenter = anchor.parent
    while let node = presenter, node.viewName == nil { presenter = node.parent }
  }

  /// Which layers are open, and since when, says nothing of the path in one.
  override var identityParent: Node? { anchor }

  /// What a click beside the content does.
  package override var activate: (() -> Void)? {
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
    _ = exchange(&target.dismiss, with: {})
    returns = []
  }
}

extension ViewTree {
  /// What a person can reach: the layer in front, or the whole tree.
  package var front: ElementNode { layers.last ?? root }

  /// Puts a layer in front, or below those that its host wants above it.
  func present(_ layer: LayerNode) {
    let above = layers.firstIndex { other in
      guard let rank = layer.rank, let its = other.rank else { return false }
      return rank.isBelow(its)
    }
    let next = above.flatMap { index in root.children.firstIndex { $0 === layers[index] } }
    root.children.insert(layer, at: next ?? root.children.endIndex)
    layers.insert(layer, at: above ?? layers.endIndex)
    focusIsInDoubt = true
  }

  /// Takes a layer out; the focus returns to where it was before it came.
  func dismiss(_ layer: LayerNode) {
    guard layer.isMounted else { return }
    // One that is hidden is out of all lists already.
    guard layers.contains(where: { $0 === layer }) else { return layer.unmount() }
    focusReturns.append(contentsOf: layer.returns)
    remove(layer)
    takeOut(layer)
  }

  /// Takes a layer from sight, which stays mounted: what it is presented in was covered.
  func hide(_ layer: LayerNode) {
    layer.lastFocused = focused.flatMap { $0.isMounted && $0.isBelow(layer) ? $0 : nil }
    root.elementsBelowChanged()
    note(.remove(layer, from: root))
    takeOut(layer)
  }

  /// Puts a hidden layer in front again; under it the focus is where it was.
  func show(_ layer: LayerNode) {
    focusReturns.insert(contentsOf: layer.returns, at: 0)
    layer.isSettled = false
    present(layer)
    returned(layer)
  }

  private func takeOut(_ layer: LayerNode) {
    if let index = layers.firstIndex(where: { $0 === layer }) {
      layers.remove(at: index)
      if !layer.isSettled {
        // It came in this turn and never had the focus.
      } else if index < layers.endIndex {
        layers[index].returnsToScreen = layer.returnsToScreen
      } else {
        screenHoldsFocus = layer.returnsToScreen
      }
    }
    root.children.removeAll { $0 === layer }
    focusIsInDoubt = true
  }

  /// Whether a person can reach an element: it is in the layer in front and behind no closed curtain.
  package func canReach(_ element: ElementNode) -> Bool {
    element.isMounted && element.region === front
  }
}

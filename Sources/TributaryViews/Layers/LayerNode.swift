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
  /// What the focus knows of the layer.
  private(set) lazy var focusRegion = FocusRegion(self)
  /// Set by a host that says itself which of its layers is above which.
  var rank: LayerRank?

  /// It runs after the place where it was written, which may take it out.
  init(_ look: LayerContent, role: Role, label: String?, on anchor: Node, dismiss: @escaping () -> Void) {
    target = DismissTarget(dismiss)
    super.init(under: anchor.tree.root, after: anchor, content: .layer(look), role: role, isBorder: true)
    semantics.label = label
    self.anchor = anchor
    control = anchor.enclosingElement
    presenter = anchor.parent
    while let node = presenter, node.viewName == nil { presenter = node.parent }
  }

  override var isRegion: Bool { true }

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

  override func takeDismissal() -> Bool {
    dismiss()
    return true
  }

  override func willUnmount() {
    _ = exchange(&target.dismiss, with: {})
  }
}

extension ViewTree {
  /// Puts a layer in front, or below those that its host wants above it.
  func present(_ layer: LayerNode) {
    let above = focus.regions.first { region in
      guard let rank = layer.rank, let its = unsafeDowncast(region.element, to: LayerNode.self).rank else {
        return false
      }
      return rank.isBelow(its)
    }
    let next = above.flatMap { above in root.children.firstIndex { $0 === above.element } }
    root.children.insert(layer, at: next ?? root.children.endIndex)
    focus.add(layer.focusRegion, below: above)
  }

  /// Takes a layer out; the focus returns to where it was before it came.
  func dismiss(_ layer: LayerNode) {
    guard layer.isMounted else { return }
    // One that is hidden is out of the tree's order already.
    guard focus.regions.contains(where: { $0 === layer.focusRegion }) else { return layer.unmount() }
    remove(layer)
    root.children.removeAll { $0 === layer }
    focus.remove(layer.focusRegion)
  }

  /// Takes a layer from sight, which stays mounted: what it is presented in was covered.
  func hide(_ layer: LayerNode) {
    root.elementsBelowChanged()
    note(.remove(layer, from: root))
    root.children.removeAll { $0 === layer }
    focus.hide(layer.focusRegion)
  }

  /// Puts a hidden layer in front again; under it the focus is where it was.
  func show(_ layer: LayerNode) {
    present(layer)
    returned(layer)
  }
}

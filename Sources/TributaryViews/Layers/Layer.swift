/// A view over everything else, in the middle of the window or at a control, for as long as this one is mounted.
///
/// It may stand anywhere in a body and takes no place there: what it shows hangs under the root of the tree, above the
/// layers that came before it, and has the environment of the place where it was written. While it is there, keys,
/// clicks, shortcuts and the focus reach nothing behind it; Escape dismisses it; when it goes the focus returns to
/// where it was.
struct Layer<Content: View>: NodeView {
  typealias Body = Never
  let look: LayerContent
  let role: Role
  let label: String?
  let dismiss: () -> Void
  let content: Content
  private var onDismiss: (() -> Void)?
  private var rank: LayerRank?

  /// - Parameters:
  ///   - look: How much room it may take and where, and what a click beside it does.
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

  /// The same with what to do after it went, whatever ended it; to be covered is not to go.
  func onDismiss(_ action: (() -> Void)?) -> Layer {
    var layer = self
    layer.onDismiss = action
    return layer
  }

  /// The same in its place among those of its host, also where it comes after those above it.
  func ranked(_ key: AnyObject, in order: LayerOrder) -> Layer {
    var layer = self
    layer.rank = LayerRank(order: order, key: ObjectIdentifier(key))
    return layer
  }

  func makeNode(under parent: Node, in context: ViewContext) -> LayerAnchor {
    let anchor = LayerAnchor(under: parent)
    let layer = LayerNode(look, role: role, label: label, on: anchor, dismiss: dismiss)
    layer.rank = rank
    anchor.layer = layer
    _ = exchange(&anchor.onDismiss, with: onDismiss)
    // It takes its place before its content is mounted: a layer in there comes above it.
    layer.tree.present(layer)
    layer.children = [Inner.mount(inner(layer), under: layer, in: context.inside)]
    layer.tree.inserted(layer)
    return anchor
  }

  func updateNode(_ anchor: LayerAnchor, in context: ViewContext) {
    _ = exchange(&anchor.onDismiss, with: onDismiss)
    guard let layer = anchor.layer else { return }
    layer.rank = rank
    _ = exchange(&layer.target.dismiss, with: dismiss)
    layer.setLabel(label)
    layer.setContent(.layer(look))
    Inner.patch(layer.children[0], to: inner(layer), in: context.inside)
  }

  private typealias Inner = EnvironmentModifier<Content>

  private func inner(_ layer: LayerNode) -> Inner {
    Inner(content: content) { [target = layer.target] in $0.dismiss = DismissAction(target) }
  }
}

/// The place where a layer was written; the layer goes with it, and out of sight with it.
final class LayerAnchor: Node {
  fileprivate(set) var layer: LayerNode?
  fileprivate var onDismiss: (() -> Void)?

  override func sightChanged() {
    guard let layer else { return }
    if isSuspended {
      tree.hide(layer)
      layer.suspendChildren()
    } else {
      tree.show(layer)
      layer.resumeChildren()
    }
  }

  override func willUnmount() {
    if let layer = exchange(&layer, with: nil) { tree.dismiss(layer) }
    guard let action = exchange(&onDismiss, with: nil) else { return }
    tree.afterCommit { [root = tree.root] in root.perform(.now(action), as: "onDismiss") }
  }
}

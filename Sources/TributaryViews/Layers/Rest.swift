/// A view without room of its own that stays mounted while it rests, and all that it shows in layers goes out of sight.
///
/// While it rests nothing of it runs, and it is not told of new values: it gets them when it wakes.
struct Rest<Content: View>: NodeView {
  typealias Body = Never
  let isResting: Bool
  let content: Content

  init(if isResting: Bool, @ViewBuilder content: () -> Content) {
    self.isResting = isResting
    self.content = content()
  }

  func makeNode(under parent: Node, in context: ViewContext) -> RestNode {
    let node = RestNode(under: parent)
    node.children = [Content.mount(content, under: node, in: context.inside)]
    if isResting { node.rest() }
    return node
  }

  func updateNode(_ node: RestNode, in context: ViewContext) {
    guard !isResting else { return node.rest() }
    node.wake()
    Content.patch(node.children[0], to: content, in: context.inside)
  }
}

/// The place of a view that rests at times.
final class RestNode: Node {
  /// What rests: out of the children, so that it does not wake with what is round it.
  private var resting: [Node] = []

  func rest() {
    guard resting.isEmpty else { return }
    suspendChildren()
    resting = children
    children = []
  }

  func wake() {
    guard !resting.isEmpty else { return }
    children = resting
    resting = []
    resumeChildren()
  }

  override func forEachHidden(_ body: (Node) -> Void) {
    resting.forEach(body)
  }

  override func willUnmount() {
    for node in exchange(&resting, with: []) { node.unmount() }
  }
}

extension View {
  /// Ties the view to an identity: another value makes a new view, with new state.
  public func id(_ id: some Hashable) -> some View {
    IdentityModifier(content: self, id: id)
  }
}

private struct IdentityModifier<Content: View, ID: Hashable>: NodeView {
  typealias Body = Never
  let content: Content
  let id: ID

  func makeNode(under parent: Node, in context: ViewContext) -> IdentityNode<ID> {
    let node = IdentityNode(id, under: parent)
    node.children = [Content.mount(content, under: node, in: context)]
    return node
  }

  func updateNode(_ node: IdentityNode<ID>, in context: ViewContext) {
    if node.id == id {
      Content.patch(node.children[0], to: content, in: context)
    } else {
      _ = exchange(&node.id, with: id)
      node.replaceChild(at: 0) { Content.mount(content, under: node, in: context) }
    }
  }
}

private final class IdentityNode<ID: Hashable>: Node {
  override func identity(of child: Node) -> String? { IdentityPath.word(of: id) }

  var id: ID

  init(_ id: ID, under parent: Node) {
    self.id = id
    super.init(under: parent)
  }
}

extension View {
  /// Ties the view to an identity: another value makes a new view, with new state.
  public func id(_ id: some Hashable) -> some View {
    IdentityModifier(content: self, id: id)
  }
}

private struct IdentityModifier<Content: View, ID: Hashable>: View {
  typealias Body = Never
  let content: Content
  let id: ID

  static func mount(_ view: IdentityModifier, under parent: Node, in context: ViewContext) -> Node {
    let node = IdentityNode(view.id, under: parent)
    node.children = [Content.mount(view.content, under: node, in: context)]
    return node
  }

  static func patch(_ node: Node, to view: IdentityModifier, in context: ViewContext) {
    let node = unsafeDowncast(node, to: IdentityNode<ID>.self)
    node.tree.visitedNodes += 1
    if node.id == view.id {
      Content.patch(node.children[0], to: view.content, in: context)
    } else {
      _ = exchange(&node.id, with: view.id)
      node.replaceChild(at: 0) { Content.mount(view.content, under: node, in: context) }
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

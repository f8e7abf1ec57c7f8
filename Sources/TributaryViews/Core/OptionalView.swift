/// A view that may be absent, as `if` without `else` makes it.
extension Optional: View, NodeView where Wrapped: View {
  /// An optional is made of its view directly.
  public typealias Body = Never

  /// Makes a structure with one child or none.
  func makeNode(under parent: Node, in context: ViewContext) -> Node {
    let node = Node(under: parent)
    if let view = self { node.children = [Wrapped.mount(view, under: node, in: context)] }
    return node
  }

  /// Patches the view, mounts it when it comes, unmounts it when it goes.
  func updateNode(_ node: Node, in context: ViewContext) {
    switch (self, node.children.first) {
    case (let view?, let child?):
      Wrapped.patch(child, to: view, in: context)
    case (let view?, nil):
      let child = Wrapped.mount(view, under: node, in: context)
      node.children = [child]
      node.tree.inserted(child)
    case (nil, let child?):
      node.tree.remove(child)
      node.children = []
    case (nil, nil): break
    }
  }
}

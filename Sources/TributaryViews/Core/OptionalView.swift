/// A view that may be absent, as `if` without `else` makes it.
extension Optional: View where Wrapped: View {
  /// An optional is made of its view directly.
  public typealias Body = Never

  /// Makes a structure with one child or none.
  public static func mount(_ view: Wrapped?, under parent: Node, in context: ViewContext) -> Node {
    let node = Node(under: parent)
    if let view { node.children = [Wrapped.mount(view, under: node, in: context)] }
    return node
  }

  /// Patches the view, mounts it when it comes, unmounts it when it goes.
  public static func patch(_ node: Node, to view: Wrapped?, in context: ViewContext) {
    node.tree.visitedNodes += 1
    switch (view, node.children.first) {
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

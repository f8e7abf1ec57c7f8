/// Several views one after another, as a block with more than one statement makes them.
public struct TupleView<each Content: View>: NodeView {
  /// The views in order.
  public let content: (repeat each Content)

  /// The views in order.
  public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Makes a structure with one child a view.
  func makeNode(under parent: Node, in context: ViewContext) -> Node {
    let node = Node(under: parent)
    var children: [Node] = []
    children.reserveCapacity(Self.count)
    for child in repeat each content {
      children.append(Self.mountAny(child, under: node, in: context))
    }
    node.children = children
    return node
  }

  /// Patches child by child.
  func updateNode(_ node: Node, in context: ViewContext) {
    var index = 0
    for child in repeat each content {
      Self.patchAny(node.children[index], to: child, in: context)
      index += 1
    }
  }

  private static var count: Int {
    var count = 0
    for _ in repeat (each Content).self { count += 1 }
    return count
  }

  private static func mountAny<V: View>(_ view: V, under parent: Node, in context: ViewContext) -> Node {
    V.mount(view, under: parent, in: context)
  }

  private static func patchAny<V: View>(_ node: Node, to view: V, in context: ViewContext) {
    V.patch(node, to: view, in: context)
  }
}

extension TupleView {
  /// A tuple is made of its views directly.
  public typealias Body = Never
}

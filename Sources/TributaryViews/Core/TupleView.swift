/// Several views one after another, as a block with more than one statement makes them.
public struct TupleView<each Content: View>: View {
  /// The views in order.
  public let content: (repeat each Content)

  /// The views in order.
  public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Makes a structure with one child a view.
  public static func mount(_ view: TupleView, under parent: Node, in context: ViewContext) -> Node {
    let node = Node(under: parent)
    var children: [Node] = []
    children.reserveCapacity(count)
    for child in repeat each view.content {
      children.append(mountAny(child, under: node, in: context))
    }
    node.children = children
    return node
  }

  /// Patches child by child.
  public static func patch(_ node: Node, to view: TupleView, in context: ViewContext) {
    node.tree.visitedNodes += 1
    var index = 0
    for child in repeat each view.content {
      patchAny(node.children[index], to: child, in: context)
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

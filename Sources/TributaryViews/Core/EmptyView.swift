/// A view that shows nothing and takes no room.
public struct EmptyView: View {
  /// A view that shows nothing.
  public init() {}

  /// Makes an empty place in the tree.
  @_documentation(visibility: internal)
  public static func mount(_ view: EmptyView, under parent: Node, in context: ViewContext) -> Node {
    Node(under: parent)
  }

  /// Does nothing: all empty views are equal, so this is no visit of the node.
  @_documentation(visibility: internal)
  public static func patch(_ node: Node, to view: EmptyView, in context: ViewContext) {}
}

extension EmptyView {
  /// Nothing is in an empty view.
  public typealias Body = Never
}

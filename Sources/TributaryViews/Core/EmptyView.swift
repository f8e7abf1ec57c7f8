/// A view that shows nothing and takes no room.
public struct EmptyView: View {
  /// A view that shows nothing.
  public init() {}

  /// Makes an empty place in the tree.
  public static func mount(_ view: EmptyView, under parent: Node, in context: ViewContext) -> Node {
    Node(under: parent)
  }

  /// Does nothing: one empty view is like the other.
  public static func patch(_ node: Node, to view: EmptyView, in context: ViewContext) {}
}

extension EmptyView {
  /// An empty view is made of nothing.
  public typealias Body = Never
}

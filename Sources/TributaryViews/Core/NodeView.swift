/// A view with a node of its own; all views of the library that are not made of other views conform to it.
///
/// The two requirements say what differs between such views. Counting the visit and knowing the node's type is done
/// here once.
protocol NodeView: View where Body == Never {
  /// The node that the view makes.
  associatedtype Mounted: Node

  /// Makes the node, with all below it.
  func makeNode(under parent: Node, in context: ViewContext) -> Mounted

  /// Brings the node, and all below it, to this value of the view.
  func updateNode(_ node: Mounted, in context: ViewContext)
}

extension NodeView {
  /// Makes the node.
  @_documentation(visibility: internal) @inline(__always)
  public static func mount(_ view: Self, under parent: Node, in context: ViewContext) -> Node {
    view.makeNode(under: parent, in: context)
  }

  /// Updates the node.
  @_documentation(visibility: internal) @inline(__always)
  public static func patch(_ node: Node, to view: Self, in context: ViewContext) {
    node.tree.visitedNodes += 1
    view.updateNode(unsafeDowncast(node, to: Mounted.self), in: context)
  }
}

/// A view with a node of its own round one other view, which is mounted and patched here.
///
/// `makeNode` and `updateNode` are about the node alone; the content follows.
protocol NodeContainer: NodeView {
  associatedtype Content: View

  /// The view under the node.
  var content: Content { get }

  /// What the content finds around it, from what the node found; the same unless a conformer says otherwise.
  func contextInside(_ node: Mounted, _ context: ViewContext) -> ViewContext
}

extension NodeContainer {
  @inline(__always) func contextInside(_ node: Mounted, _ context: ViewContext) -> ViewContext { context }

  /// Makes the node.
  @_documentation(visibility: internal) @inline(__always)
  public static func mount(_ view: Self, under parent: Node, in context: ViewContext) -> Node {
    let node = view.makeNode(under: parent, in: context)
    node.children = [Content.mount(view.content, under: node, in: view.contextInside(node, context))]
    return node
  }

  /// Updates the node.
  @_documentation(visibility: internal) @inline(__always)
  public static func patch(_ node: Node, to view: Self, in context: ViewContext) {
    let node = unsafeDowncast(node, to: Mounted.self)
    node.tree.visitedNodes += 1
    view.updateNode(node, in: context)
    Content.patch(node.children[0], to: view.content, in: view.contextInside(node, context))
  }
}

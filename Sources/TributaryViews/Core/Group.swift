/// Several views as one, with no layout of its own: the stack around the group lays them out.
public struct Group<Content: View>: View {
  /// The views of the group.
  public let body: Content

  /// A group of the views that the closure builds.
  public init(@ViewBuilder content: () -> Content) {
    body = content()
  }

  /// A group is no node of its own: it mounts its content.
  @_documentation(visibility: internal)
  public static func mount(_ view: Group, under parent: Node, in context: ViewContext) -> Node {
    Content.mount(view.body, under: parent, in: context)
  }

  /// Patches the content.
  @_documentation(visibility: internal)
  public static func patch(_ node: Node, to view: Group, in context: ViewContext) {
    Content.patch(node, to: view.body, in: context)
  }
}

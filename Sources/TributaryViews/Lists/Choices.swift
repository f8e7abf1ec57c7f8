/// Rows, options or tabs among which a person chooses.
struct Choices<Content: View>: View {
  typealias Body = Never
  let style: ListContent.Style
  let role: Role
  let label: String?
  let selection: ListSelection
  let content: Content

  init(
    style: ListContent.Style, role: Role, label: String? = nil, selection: ListSelection,
    @ViewBuilder content: () -> Content
  ) {
    self.style = style
    self.role = role
    self.label = label
    self.selection = selection
    self.content = content()
  }

  static func mount(_ view: Choices, under parent: Node, in context: ViewContext) -> Node {
    let list = ListNode(view.style, role: view.role, view.selection, under: parent, in: context)
    if let label = view.label { list.semantics.label = list.semantics.label ?? label }
    list.children = [Content.mount(view.content, under: list, in: inner(context, list))]
    list.tree.settleRows(of: list)
    return list
  }

  static func patch(_ node: Node, to view: Choices, in context: ViewContext) {
    let list = unsafeDowncast(node, to: ListNode.self)
    list.take(view.selection)
    if let label = view.label { list.setLabel(list.attributes?.label ?? label) }
    Content.patch(list.children[0], to: view.content, in: inner(context, list))
  }

  /// Rows that scroll are lazy; of the few options of a picker all are there.
  private static func inner(_ context: ViewContext, _ list: ListNode) -> ViewContext {
    var inner = context.inside
    if list.isLazy { inner.rows = list }
    return inner
  }
}

/// Rows, options or tabs among which a person chooses.
struct Choices<Content: View>: NodeView {
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

  func makeNode(under parent: Node, in context: ViewContext) -> ListNode {
    let list = ListNode(style, role: role, selection, under: parent, in: context)
    if let label { list.semantics.label = list.semantics.label ?? label }
    list.children = [Content.mount(content, under: list, in: Self.inner(context, list))]
    list.tree.settleRows(of: list)
    return list
  }

  func updateNode(_ list: ListNode, in context: ViewContext) {
    list.take(selection)
    if let label { list.setLabel(list.attributes?.label ?? label) }
    Content.patch(list.children[0], to: content, in: Self.inner(context, list))
  }

  /// Rows that scroll are lazy; of the few options of a picker all are there.
  private static func inner(_ context: ViewContext, _ list: ListNode) -> ViewContext {
    var inner = context.inside
    if list.isLazy { inner.rows = list }
    return inner
  }
}

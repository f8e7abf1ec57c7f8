extension View {
  /// Does something when Enter is pressed in a text field of this view.
  public func onSubmit(_ action: @escaping () -> Void) -> some View {
    SubmitModifier(content: self, action: .now(action))
  }

  /// Does something when Enter is pressed in a text field of this view, as a task of the view.
  public func onSubmit(_ action: @escaping () async -> Void) -> some View {
    SubmitModifier(content: self, action: .task(action))
  }
}

/// What Enter in a field does; the object stays while the action in it is exchanged, so no field runs for that.
final class SubmitAction {
  private(set) var action: ViewAction
  private(set) weak var node: Node?

  init(_ action: ViewAction, on node: Node) {
    self.action = action
    self.node = node
  }

  func take(_ new: ViewAction) {
    _ = exchange(&action, with: new)
  }
}

extension EnvironmentValues {
  /// What Enter in a text field does.
  var submit: SubmitAction? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

private enum SubmitKey: EnvironmentKey {
  static var defaultValue: SubmitAction? { nil }
}

private struct SubmitModifier<Content: View>: NodeView {
  typealias Body = Never
  let content: Content
  let action: ViewAction

  func makeNode(under parent: Node, in context: ViewContext) -> SubmitNode {
    let node = SubmitNode(under: parent)
    node.submit = SubmitAction(action, on: node)
    node.children = [EnvironmentModifier<Content>.mount(inner(submit: node.submit), under: node, in: context)]
    return node
  }

  func updateNode(_ node: SubmitNode, in context: ViewContext) {
    node.submit?.take(action)
    EnvironmentModifier<Content>.patch(node.children[0], to: inner(submit: node.submit), in: context)
  }

  private func inner(submit: SubmitAction?) -> EnvironmentModifier<Content> {
    EnvironmentModifier(content: content) { $0.submit = submit }
  }
}

private final class SubmitNode: Node {
  var submit: SubmitAction?

  override func willUnmount() {
    exchange(&submit, with: nil)?.take(.now {})
  }
}

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

private struct SubmitModifier<Content: View>: View {
  typealias Body = Never
  let content: Content
  let action: ViewAction

  static func mount(_ view: SubmitModifier, under parent: Node, in context: ViewContext) -> Node {
    let node = SubmitNode(under: parent)
    node.submit = SubmitAction(view.action, on: node)
    node.children = [
      EnvironmentModifier<Content>.mount(view.inner(submit: node.submit), under: node, in: context)
    ]
    return node
  }

  static func patch(_ node: Node, to view: SubmitModifier, in context: ViewContext) {
    let node = unsafeDowncast(node, to: SubmitNode.self)
    node.tree.visitedNodes += 1
    node.submit?.take(view.action)
    EnvironmentModifier<Content>.patch(node.children[0], to: view.inner(submit: node.submit), in: context)
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

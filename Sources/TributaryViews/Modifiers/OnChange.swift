extension View {
  /// Does something after a value that the body computes changed; with `initial`, also after the view was mounted.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    ChangeModifier(content: self, value: value, initial: initial) { _, _ in .now(action) }
  }

  /// Does something after a value changed, as a task of the view.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () async -> Void
  ) -> some View {
    ChangeModifier(content: self, value: value, initial: initial) { _, _ in .task(action) }
  }

  /// Does something with the new value after a value changed.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ new: Value) -> Void
  ) -> some View {
    ChangeModifier(content: self, value: value, initial: initial) { _, new in .now { action(new) } }
  }

  /// Does something with the new value after a value changed, as a task of the view.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ new: Value) async -> Void
  ) -> some View {
    ChangeModifier(content: self, value: value, initial: initial) { _, new in .task { await action(new) } }
  }

  /// Does something with the old and the new value after a value changed; at first both are the same.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) -> Void
  ) -> some View {
    ChangeModifier(content: self, value: value, initial: initial) { old, new in .now { action(old, new) } }
  }

  /// Does something with the old and the new value after a value changed, as a task of the view.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (_ old: Value, _ new: Value) async -> Void
  ) -> some View {
    ChangeModifier(content: self, value: value, initial: initial) { old, new in .task { await action(old, new) } }
  }
}

private struct ChangeModifier<Content: View, Value: Equatable>: View {
  typealias Body = Never
  let content: Content
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> ViewAction

  static func mount(_ view: ChangeModifier, under parent: Node, in context: ViewContext) -> Node {
    let node = ChangeNode(view.value, under: parent)
    if view.initial { view.afterCommit(on: node, from: view.value) }
    node.children = [Content.mount(view.content, under: node, in: context)]
    return node
  }

  static func patch(_ node: Node, to view: ChangeModifier, in context: ViewContext) {
    let node = unsafeDowncast(node, to: ChangeNode<Value>.self)
    node.tree.visitedNodes += 1
    if node.value != view.value {
      view.afterCommit(on: node, from: exchange(&node.value, with: view.value))
    }
    Content.patch(node.children[0], to: view.content, in: context)
  }

  private func afterCommit(on node: Node, from old: Value) {
    let action = action(old, value)
    node.tree.afterCommit { if node.isMounted { node.perform(action, as: "onChange") } }
  }
}

private final class ChangeNode<Value: Equatable>: Node {
  var value: Value

  init(_ value: Value, under parent: Node) {
    self.value = value
    super.init(under: parent)
  }
}

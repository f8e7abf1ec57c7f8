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

private struct ChangeModifier<Content: View, Value: Equatable>: NodeContainer {
  typealias Body = Never
  let content: Content
  let value: Value
  let initial: Bool
  let action: (Value, Value) -> ViewAction

  func makeNode(under parent: Node, in context: ViewContext) -> ChangeNode<Value> {
    let node = ChangeNode(value, under: parent)
    if initial { afterCommit(on: node, from: value) }
    return node
  }

  func updateNode(_ node: ChangeNode<Value>, in context: ViewContext) {
    if node.value != value { afterCommit(on: node, from: exchange(&node.value, with: value)) }
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

extension View {
  /// Runs a task from when the view was mounted until it goes, then it is cancelled.
  ///
  /// A view on a screen that another covers rests: its task is cancelled, and begins anew when it is uncovered.
  public func task(_ action: @escaping () async -> Void) -> some View {
    TaskModifier(content: self, id: true, action: action)
  }

  /// Runs a task while the view is mounted, and starts it anew, the old one cancelled, when the value changes.
  public func task(id: some Equatable, _ action: @escaping () async -> Void) -> some View {
    TaskModifier(content: self, id: id, action: action)
  }
}

private struct TaskModifier<Content: View, ID: Equatable>: View {
  typealias Body = Never
  let content: Content
  let id: ID
  let action: () async -> Void

  static func mount(_ view: TaskModifier, under parent: Node, in context: ViewContext) -> Node {
    let node = TaskModifierNode(view.id, view.action, under: parent)
    node.restart()
    node.children = [Content.mount(view.content, under: node, in: context)]
    return node
  }

  static func patch(_ node: Node, to view: TaskModifier, in context: ViewContext) {
    let node = unsafeDowncast(node, to: TaskModifierNode<ID>.self)
    node.tree.visitedNodes += 1
    _ = exchange(&node.action, with: view.action)
    if node.id != view.id {
      node.id = view.id
      node.restart()
    }
    Content.patch(node.children[0], to: view.content, in: context)
  }
}

private final class TaskModifierNode<ID: Equatable>: Node {
  var id: ID
  var action: (() async -> Void)?
  private var running: NodeTask?

  init(_ id: ID, _ action: @escaping () async -> Void, under parent: Node) {
    self.id = id
    self.action = action
    super.init(under: parent)
  }

  func restart() {
    tree.afterCommit { [self] in
      exchange(&running, with: nil)?.cancel()
      if isMounted, !isSuspended, let action { running = startTask("task", action) }
    }
  }

  override func sightChanged() {
    restart()
  }

  override func willUnmount() {
    running = nil
    _ = exchange(&action, with: nil)
  }
}

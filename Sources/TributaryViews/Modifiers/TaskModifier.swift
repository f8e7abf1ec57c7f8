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

private struct TaskModifier<Content: View, ID: Equatable>: NodeContainer {
  typealias Body = Never
  let content: Content
  let id: ID
  let action: () async -> Void

  func makeNode(under parent: Node, in context: ViewContext) -> TaskModifierNode<ID> {
    let node = TaskModifierNode(id, action, under: parent)
    node.restart()
    return node
  }

  func updateNode(_ node: TaskModifierNode<ID>, in context: ViewContext) {
    _ = exchange(&node.action, with: action)
    guard node.id != id else { return }
    node.id = id
    node.restart()
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

import TributaryTime

/// What a view does when something happens: at once, or as a task that ends with the view.
enum ViewAction {
  case now(() -> Void)
  case task(() async -> Void)
}

extension Node {
  /// Runs an action of the view; an asynchronous one starts as a task that is cancelled when the node goes.
  final func perform(_ action: ViewAction, as what: StaticString) {
    switch action {
    case .now(let action): tree.scope.runTurn(action)
    case .task(let action): startTask(what, action)
    }
  }

  /// Starts a task that is cancelled when the node goes; on a node that has gone, its nearest mounted one above.
  @discardableResult
  final func startTask(_ what: StaticString, _ body: @escaping () async -> Void) -> NodeTask {
    let task = NodeTask(on: self)
    tasks.append(task)
    Settling.Origin.$current.withValue(tree.originOfTasks) {
      task.scopeTask = tree.scope.task("\(what) of \(nearestViewName ?? "the app")") {
        await body()
        task.hasEnded()
      }
    }
    return task
  }

  /// The name of the nearest composite view of the app; nil at the root.
  final var nearestViewName: String? {
    var node: Node? = self
    while let current = node {
      if let name = current.viewName, !name.hasPrefix("RootView<") { return String(name.prefix { $0 != "<" }) }
      node = current.parent
    }
    return nil
  }
}

/// A running task of a node.
final class NodeTask {
  private weak var node: Node?
  fileprivate(set) var scopeTask: ScopeTask?

  init(on node: Node) {
    self.node = node
  }

  func cancel() {
    scopeTask?.cancel()
    hasEnded()
  }

  /// Takes the task off its node's list.
  func hasEnded() {
    let former = (node, exchange(&scopeTask, with: nil))
    node = nil
    former.0?.tasks.removeAll { $0 === self }
  }
}

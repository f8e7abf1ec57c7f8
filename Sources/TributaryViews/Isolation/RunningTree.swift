import TributaryTime

/// The tree whose nodes run now: by it a place that belongs to no tree knows who reads it.
// SAFETY: the tree is handed out in the isolation of its scope only. A task that inherits the value elsewhere finds the
// scope on another thread, and gets none.
struct RunningTree: @unchecked Sendable {
  @TaskLocal static var current: RunningTree?

  private let scope: Scope
  private let link: TreeLink

  init(_ tree: ViewTree) {
    scope = tree.scope
    link = tree.link
  }

  /// The tree, or nil outside of its isolation.
  var tree: ViewTree? { scope.isElsewhere ? nil : link.tree }
}

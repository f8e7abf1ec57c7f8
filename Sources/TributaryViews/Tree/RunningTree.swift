import TributaryStreams
import TributaryTime

/// The tree whose nodes run now. A place that belongs to no tree finds its reader here.
// SAFETY: the tree is handed out in the isolation of its scope only. A task that inherits the value elsewhere finds the
// scope on another thread, and gets none.
struct RunningTree: ReadTracker, @unchecked Sendable {
  @TaskLocal static var current: RunningTree?

  private let scope: Scope
  private let link: TreeLink

  init(_ tree: ViewTree) {
    scope = tree.scope
    link = tree.link
  }

  /// The tree, or nil outside of its isolation.
  var tree: ViewTree? { scope.isElsewhere ? nil : link.tree }

  /// Runs code in which nodes of the tree run.
  func run<Result>(_ body: () -> Result) -> Result {
    RunningTree.$current.withValue(self) { ReadTracking.run(self, body) }
  }

  func noteRead(of source: some ObservableType & AnyObject) {
    tree?.noteRead(of: source)
  }
}

import TributaryStreams
import TributaryTime

/// The tree whose nodes run now.
///
/// A source that belongs to no tree finds its reader here.
struct RunningTree: ReadTracker {
  @TaskLocal static var current: RunningTree?

  private let link: Confined<TreeLink>

  init(_ tree: ViewTree) {
    link = Confined(tree.link, to: tree.scope)
  }

  /// The tree, or nil outside of its isolation.
  var tree: ViewTree? { link.object?.tree }

  /// Runs code in which nodes of the tree run.
  func run<Result>(_ body: () -> Result) -> Result {
    RunningTree.$current.withValue(self) { ReadTracking.run(self, body) }
  }

  func noteRead(of source: some ObservableType & AnyObject) {
    tree?.noteRead(of: source)
  }
}

import TributaryStreams
import TributaryTime

/// The tree whose nodes run now.
///
/// A source that belongs to no tree finds its reader here.
final class RunningTree: ReadTracker {
  private let link: Confined<TreeLink>

  init(_ link: TreeLink, in scope: Scope) {
    self.link = Confined(link, to: scope)
  }

  /// The tree whose nodes the running code belongs to; nil outside of all turns.
  static var current: RunningTree? { ReadTracking.current as? RunningTree }

  /// The tree, or nil outside of its isolation.
  var tree: ViewTree? { link.object?.tree }

  func noteRead(of source: some ObservableType & AnyObject) {
    tree?.noteRead(of: source)
  }
}

extension ViewTree {
  /// Runs code in which nodes of the tree run.
  func runNodes(_ body: () -> Void) {
    ReadTracking.run(runningTree, body)
  }
}

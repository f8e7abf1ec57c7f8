/// The work of the app that waits until a turn is committed: effects to run, nodes to release.
///
/// Both run code of the app, so they come last, when the tree is whole.
final class Effects {
  // SAFETY: a tree is used in one isolation, and no access to these fields calls out while it lasts.
  @exclusivity(unchecked) private var pending: [() -> Void] = []
  /// The nodes that were unmounted; values of the user in them may run code as they go.
  @exclusivity(unchecked) private var departed: [Node] = []

  func add(_ effect: @escaping () -> Void) {
    pending.append(effect)
  }

  /// Keeps a node that is being unmounted until the tree is whole.
  func releaseLater(_ node: Node) {
    departed.append(node)
  }

  /// Runs the effects, then releases what was unmounted.
  ///
  /// Either may add more of both, by taking the tree down for one.
  func run() {
    while !pending.isEmpty || !departed.isEmpty {
      for effect in exchange(&pending, with: []) { effect() }
      release()
    }
  }

  /// Releases what was unmounted.
  func release() {
    let former = exchange(&departed, with: [])
    for node in former { node.releaseValues() }
  }
}

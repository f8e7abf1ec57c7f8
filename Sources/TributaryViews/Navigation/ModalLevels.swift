import TributaryFlow

/// The modals of a host that a person has seen: those in sight, and those that rest because what presented them is
/// covered.
///
/// - Complexity: that of what is in sight. While a modal rests, a transition looks for it in the path, which is linear.
final class ModalLevels {
  struct Modal {
    let level: NavigationLevel
    let isResting: Bool
  }

  private(set) var all: [Modal] = []
  /// The layers of those in sight, from the back to the front.
  let order = LayerOrder()

  /// Takes note of what is in sight now; what is on the path no more is forgotten.
  func show(_ shown: some Collection<NavigationLevel>, of path: NavigationPath<Screen>) {
    let roots = Set(shown.map(\.root))
    var others = all.map(\.level).filter { !roots.contains($0.root) }
    if !others.isEmpty {
      let presented = Set(path.presentedRoots)
      others.removeAll { !presented.contains($0.root) }
    }
    all = others.map { Modal(level: $0, isResting: true) } + shown.map { Modal(level: $0, isResting: false) }
    order.keys = shown.map { ObjectIdentifier($0.root) }
  }
}

extension NavigationPath {
  /// The roots of all modals, whatever covers them.
  fileprivate var presentedRoots: [Element] {
    stack.flatMap { place in
      let inTabs = place.tabs.map { $0.paths.flatMap(\.presentedRoots) } ?? []
      guard let modal = place.modal else { return inTabs }
      return inTabs + modal.path.stack.prefix(1).map(\.element) + modal.path.presentedRoots
    }
  }
}

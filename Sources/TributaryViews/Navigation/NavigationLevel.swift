import TributaryFlow

/// One layer of what a navigator shows: the path, or one that was presented over it.
struct NavigationLevel {
  /// The selectable paths round a screen.
  struct Bar {
    let container: Screen
    let titles: [String]
    let selected: Int
  }

  /// The root of the path, by which the level is known.
  let root: Screen
  /// What is seen.
  private(set) var leaf: Screen
  /// The end of the way to the leaf: enough for a bar.
  private(set) var crumbs: [Screen] = []
  private(set) var bars: [Bar] = []
  let isModal: Bool
  let style: ModalStyle
  private(set) var isAtRoot = true

  /// How many crumbs are kept, however long the way is.
  private static let crumbLimit = 8

  /// The levels of a path, from the back to the front.
  static func all(of path: NavigationPath<Screen>) -> [NavigationLevel] {
    var levels: [NavigationLevel] = []
    var next: NavigationPath<Screen>.Modal? = .init(path)
    while let modal = next, let root = modal.path.stack.first?.element {
      var level = NavigationLevel(root: root, leaf: root, isModal: !levels.isEmpty, style: modal.style)
      next = level.follow(modal.path)
      levels.append(level)
    }
    return levels
  }

  /// Goes to the leaf; the modal over it, if there is one.
  private mutating func follow(
    _ path: NavigationPath<Screen>
  ) -> NavigationPath<Screen>.Modal? {
    guard let last = path.stack.last else { return nil }
    if path.stack.count > 1 { isAtRoot = false }
    crumbs = (crumbs + path.stack.suffix(Self.crumbLimit).map(\.element)).suffix(Self.crumbLimit)
    leaf = last.element
    guard let tabs = last.tabs, let selection = tabs.selection else { return last.modal }
    let titles = tabs.paths.map { $0.stack.first?.element.title ?? "" }
    let selected = min(max(0, tabs.selected), tabs.paths.count - 1)
    // Its tabs stand for it: it is no place to go back to.
    crumbs.removeLast()
    bars.append(Bar(container: last.element, titles: titles, selected: selected))
    let inner = follow(selection)
    return last.modal ?? inner
  }
}

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
    all(of: .init(path), isModal: false)
  }

  private static func all(of modal: NavigationPath<Screen>.Modal, isModal: Bool) -> [NavigationLevel] {
    guard let root = modal.path.stack.first?.element else { return [] }
    var level = NavigationLevel(root: root, leaf: root, isModal: isModal, style: modal.style)
    let modals = level.follow(modal.path)
    return [level] + modals.flatMap { all(of: $0, isModal: true) }
  }

  /// Goes to the leaf; the modals on the way, the last one in front: a screen in a tab may have presented one, and the
  /// screen round the tabs another.
  private mutating func follow(_ path: NavigationPath<Screen>) -> [NavigationPath<Screen>.Modal] {
    guard let last = path.stack.last else { return [] }
    if path.stack.count > 1 { isAtRoot = false }
    crumbs = (crumbs + path.stack.suffix(Self.crumbLimit).map(\.element)).suffix(Self.crumbLimit)
    leaf = last.element
    guard let tabs = last.tabs, let selection = tabs.selection else { return last.modal.map { [$0] } ?? [] }
    let titles = tabs.paths.map { $0.stack.first?.element.title ?? "" }
    let selected = min(max(0, tabs.selected), tabs.paths.count - 1)
    // Its tabs stand for it: it is no place to go back to.
    crumbs.removeLast()
    bars.append(Bar(container: last.element, titles: titles, selected: selected))
    let inner = follow(selection)
    return inner + (last.modal.map { [$0] } ?? [])
  }
}

public import TributaryFlow
import TributaryStreams

/// Shows where a navigator is: its screens, with a bar that tells where one is and leads back, its tabs, its modals.
///
/// ```swift
/// Terminal.run { NavigationView(navigator) }
/// ```
///
/// The bar names the screen at the front. Where there is room it shows the way there too, each part of which leads
/// back; where there is little, only the way back. Escape goes back: it pops a stack, then closes the modal.
///
/// A screen that is covered keeps its state and rests: what it reads is read when it comes back, its tasks of `task`
/// end and begin anew, `onDisappear` and `onAppear` tell it. The focus is where it was when a screen comes back.
///
/// Inside, views find the navigator as `@Environment(\.navigator)`, leave by `@Environment(\.dismiss)`, and lead on by
/// ``NavigationLink``.
///
/// - Complexity: a transition costs what it shows and what it ends, however many screens there are; while a modal is
///   covered, it is linear in their number.
public struct NavigationView: View {
  private let navigator: Navigator
  private let destinations: Destinations?

  /// The screens of a navigator.
  public init(_ navigator: Navigator) {
    self.init(navigator, destinations: nil)
  }

  init(_ navigator: Navigator, destinations: Destinations?) {
    self.navigator = navigator
    self.destinations = destinations
  }

  /// The host of this navigator; another one in this place has a host of its own.
  public var body: some View {
    NavigationHost(navigator: navigator, shared: destinations).id(ObjectIdentifier(navigator))
  }
}

/// The levels of a navigator: its path, and the modals over it.
private struct NavigationHost: View {
  let navigator: Navigator
  let shared: Destinations?
  @State private var own = Destinations()

  var body: some View {
    let path = navigator.path
    let levels = NavigationLevel.all(of: path)
    let destinations = shared ?? own
    VStack {
      if let ground = levels.first {
        LevelView(level: ground, navigator: navigator, destinations: destinations)
      }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    ModalDeck(levels: levels.dropFirst(), path: path, navigator: navigator, destinations: destinations)
    ForEach(destinations.watches, id: \.screen) { $0.view }
  }
}

/// One level: its tabs, its bar, its screen.
struct LevelView: View {
  let level: NavigationLevel
  let navigator: Navigator
  let destinations: Destinations

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(Array(level.bars.enumerated()), id: \.element.container) { _, bar in
        NavigationTabBar(bar: bar, navigator: navigator)
      }
      NavigationBar(level: level, navigator: navigator)
      if level.isModal, level.style == .sheet {
        ScreenDeck(shown: level.leaf, navigator: navigator, destinations: destinations)
      } else {
        VStack {
          ScreenDeck(shown: level.leaf, navigator: navigator, destinations: destinations)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
      }
    }
  }
}

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

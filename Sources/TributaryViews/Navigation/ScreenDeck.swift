import TributaryFlow
import TributaryStreams
import TributaryTime

/// The screens of one level, of which a person sees one.
///
/// The others stay mounted behind closed curtains, taken off the backend and at rest, so that a deck costs what it
/// shows and not how many it holds. A screen that is dismissed is unmounted, wherever it is.
struct ScreenDeck: NodeView {
  typealias Body = Never
  let shown: Screen
  let navigator: Navigator
  let destinations: Destinations

  func makeNode(under parent: Node, in context: ViewContext) -> DeckNode {
    let node = DeckNode(under: parent, context, navigator, destinations)
    node.show(shown, isFirst: true)
    return node
  }

  func updateNode(_ node: DeckNode, in context: ViewContext) {
    node.unmountGone()
    node.show(shown, isFirst: false)
  }
}

extension Node {
  /// Whether the node is on a screen, and not in the bar over it.
  var isOnScreen: Bool {
    var node = parent
    while let current = node {
      if current is DeckNode { return true }
      node = current.parent
    }
    return false
  }
}

final class DeckNode: Node {
  private struct Cover {
    let node: CurtainNode
    let end: Subscription
  }

  private let context: ViewContext
  private let navigator: Navigator
  private let destinations: Destinations
  private var covers: [Screen: Cover] = [:]
  private var shown: Screen?
  private var gone: [Screen] = []

  init(under parent: Node, _ context: ViewContext, _ navigator: Navigator, _ destinations: Destinations) {
    self.context = context
    self.navigator = navigator
    self.destinations = destinations
    super.init(under: parent, isBorder: true)
    tree.exit.add(navigator, shownBy: self)
  }

  /// A screen that was left, and is still to be seen until the next turn, takes no input: a button that is pressed
  /// twice acts once.
  override var takesInput: Bool { navigator.front === shown }

  func show(_ screen: Screen, isFirst: Bool) {
    guard screen !== shown else { return }
    if let shown, let cover = covers[shown] { hide(cover.node) }
    shown = screen
    if let cover = covers[screen] {
      children = [cover.node]
      cover.node.move(isOpen: true)
      tree.returned(cover.node)
      cover.node.resumeChildren()
    } else {
      let curtain = CurtainNode(isOpen: true, under: self)
      children = [curtain]
      let place = ScreenPlace(
        screen: screen,
        navigation: NavigationContext(navigator: navigator, screen: screen, destinations: destinations))
      curtain.children = [ScreenPlace.mount(place, under: curtain, in: context.inside)]
      // The transition that tells of it makes the host run, so its views go in the next turn; a deck at rest is not
      // run.
      let end = screen.dismissed.subscribe(onSuccess: { [unowned self] _ in
        gone.append(screen)
        if isSuspended { tree.scope.schedule { [weak self] in self?.unmountResting() } }
      })
      covers[screen] = Cover(node: curtain, end: end)
      if isFirst { return }
      tree.inserted(curtain)
    }
    // The focus goes in, if it was in what is covered now.
    var heirs: [ElementNode] = []
    children[0].forEachOwnElement { curtain in
      curtain.forEachShownElement { if $0.isFocusable, $0.isEnabled { heirs.append($0) } }
    }
    tree.focus.offer(.elements(heirs))
  }

  private func hide(_ curtain: CurtainNode) {
    curtain.move(isOpen: false)
    if let parent = enclosingElement { tree.note(.remove(curtain, from: parent)) }
    children = []
    curtain.suspendChildren()
  }

  /// Unmounts what was dismissed while the deck rests; no turn comes for that.
  private func unmountResting() {
    unmountGone()
    tree.effects.release()
  }

  func unmountGone() {
    for screen in exchange(&gone, with: []) {
      guard let cover = covers.removeValue(forKey: screen) else { continue }
      // What rests is on no backend.
      if screen === shown, !isSuspended { tree.remove(cover.node) } else { cover.node.unmount() }
      if screen === shown {
        shown = nil
        children = []
      }
    }
  }

  /// The title and the route of the screen that a child shows.
  override func identity(of child: Node) -> String? {
    guard let screen = covers.first(where: { $0.value.node === child })?.key else { return nil }
    return [screen.title, screen.route.flatMap(IdentityPath.word(of:)) ?? ""].filter { !$0.isEmpty }.joined(
      separator: " ")
  }

  override func forEachHidden(_ body: (Node) -> Void) {
    for (screen, cover) in covers where screen !== shown { body(cover.node) }
  }

  override func willUnmount() {
    tree.exit.remove(navigator, shownBy: self)
    let (covers, shown) = (exchange(&covers, with: [:]), exchange(&shown, with: nil))
    for (screen, cover) in covers {
      cover.end.dispose()
      if screen !== shown { cover.node.unmount() }
    }
  }
}

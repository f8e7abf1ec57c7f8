/// A view that is there, or stays mounted out of sight: with its state and its tasks, without room, focus or clicks.
///
/// A view behind a closed curtain costs nothing while it is clean: no backend lays it out or draws it. The focus that
/// it had comes back to it when the curtain opens, if nothing else has taken it by then.
struct Curtain<Content: View>: NodeContainer {
  typealias Body = Never
  let isOpen: Bool
  let content: Content

  init(isOpen: Bool, @ViewBuilder content: () -> Content) {
    self.isOpen = isOpen
    self.content = content()
  }

  func makeNode(under parent: Node, in context: ViewContext) -> CurtainNode {
    CurtainNode(isOpen: isOpen, under: parent)
  }

  func updateNode(_ node: CurtainNode, in context: ViewContext) {
    node.move(isOpen: isOpen)
  }

  func contextInside(_ node: CurtainNode, _ context: ViewContext) -> ViewContext { context.below }
}

final class CurtainNode: ElementNode {
  /// What had the focus when the curtain closed.
  private weak var lastFocused: ElementNode?
  /// Whether the screen had the focus when the curtain closed.
  private var heldFocus = false

  init(isOpen: Bool, under parent: Node) {
    super.init(under: parent, content: .curtain(isOpen: isOpen))
  }

  func move(isOpen: Bool) {
    guard content != .curtain(isOpen: isOpen) else { return }
    setContent(.curtain(isOpen: isOpen))
    tree.focusIsInDoubt = true
    if isOpen {
      if let lastFocused { tree.focusReturns.append(lastFocused) }
      if heldFocus { tree.focusReturnsToScreen = true }
    } else {
      heldFocus = tree.focused == nil && tree.screenHoldsFocus
      lastFocused = tree.focused.flatMap { $0.isMounted && $0.isBelow(self) ? $0 : nil }
    }
  }
}

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
  /// Where the focus was when the curtain closed.
  private var lastFocus: FocusReturn?

  init(isOpen: Bool, under parent: Node) {
    super.init(under: parent, content: .curtain(isOpen: isOpen), isBorder: true)
  }

  override var isClosed: Bool { content == .curtain(isOpen: false) }

  func move(isOpen: Bool) {
    guard content != .curtain(isOpen: isOpen) else { return }
    setContent(.curtain(isOpen: isOpen))
    if isOpen {
      tree.focus.offer(lastFocus ?? .elements([]))
    } else {
      lastFocus = tree.focus.place(in: self)
      tree.focus.offer(.elements([]))
    }
  }
}

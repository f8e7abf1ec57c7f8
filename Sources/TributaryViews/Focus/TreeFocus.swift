/// The place of the focus at the start, until a person moves it.
public enum FirstFocus: Sendable {
  /// The first element that can have it.
  case element
  /// The screen, so that keys are shortcuts.
  case screen
}

extension ViewTree {
  /// The focus of the tree.
  var focus: Focus { feature() }

  /// The element that keys go to, always focusable, enabled and mounted; nil while the screen in front has the focus.
  package var focused: ElementNode? { focus.element }

  /// The focusable, enabled elements in reading order.
  package var focusOrder: [ElementNode] { focus.order }

  /// What a person can reach: the layer in front, or the whole tree.
  package var front: ElementNode { focus.front }

  /// Whether a person can reach an element: it is in the layer in front and behind no closed curtain.
  package func canReach(_ element: ElementNode) -> Bool {
    element.isMounted && element.region === front
  }

  /// Gives the focus to an element, or with nil to the screen in front; an element that cannot hold it is left alone.
  package func focus(_ element: ElementNode?) {
    focus.give(to: element)
  }
}

extension Focus {
  /// Moves the focus to the next or previous element in reading order, round the ends.
  func move(forward: Bool) -> Bool {
    let order = order
    guard !order.isEmpty else { return false }
    guard let start = place.start, let index = order.firstIndex(where: { $0 === start }) else {
      give(to: forward ? order.first : order.last)
      return true
    }
    give(to: order[(index + (forward ? 1 : order.count - 1)) % order.count])
    return true
  }

  /// Moves the focus to the neighbour that the leading backend names.
  ///
  /// From a screen that no element left it goes to the first element.
  func move(_ direction: MoveDirection) -> Bool {
    let order = order
    guard let first = order.first else { return false }
    guard let start = place.start, order.contains(where: { $0 === start }) else {
      give(to: first)
      return true
    }
    guard let next = tree.backends.neighbor(of: start, direction, in: order) else { return false }
    give(to: next)
    return true
  }

  /// Moves the focus from a field to the list around it, or else to the screen, so that characters are shortcuts again.
  ///
  /// False where no field has the focus, and in a box over the rest, which Escape dismisses.
  func leaveField() -> Bool {
    guard let field = element, case .field = field.content else { return false }
    let front = front
    if case .layer(let look) = front.content, look.room != .window { return false }
    var around = field.enclosingElement
    while let element = around, element !== front {
      if case .list = element.content, element.canHoldFocus(in: front) {
        give(to: element)
        return true
      }
      around = element.enclosingElement
    }
    give(to: nil)
    return true
  }

  /// Moves the focus from the screen back to the element that it was left for; what Enter does there.
  func returnToField() -> Bool {
    guard case .screen(let left?) = place, left.canHoldFocus(in: front) else { return false }
    give(to: left)
    return true
  }
}

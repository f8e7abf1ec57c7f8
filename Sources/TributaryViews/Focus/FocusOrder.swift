// Which elements can have the focus, in which order, and how a person moves along it.

extension ElementNode {
  /// What can hold the focus below this element and in no layer there, whether it is enabled or not, in reading order.
  ///
  /// - Complexity: linear in the elements below.
  var focusableElements: [ElementNode] {
    var found: [ElementNode] = []
    collectFocusable(into: &found)
    return found
  }

  private func collectFocusable(into found: inout [ElementNode]) {
    forEachElement { child in
      if case .layer = child.content { return }
      if child.isOutOfSight { return }
      if child.isFocusable { found.append(child) }
      guard case .list(let list) = child.content else { return child.collectFocusable(into: &found) }
      // The options of a closed menu are not in sight.
      if list.style == .current { return }
      guard child.isFocusable else { return child.collectFocusable(into: &found) }
      guard let current = child.currentElement else { return }
      if current.isFocusable { found.append(current) }
      current.collectFocusable(into: &found)
    }
  }

  /// The elements that may have the focus instead of this one: those after it, then those before it.
  var focusHeirs: [ElementNode] {
    let elements = region?.focusableElements ?? []
    let index = elements.firstIndex { $0 === self } ?? elements.endIndex
    return elements[index...].dropFirst() + elements[..<index].reversed()
  }

  /// Whether the element may have the focus while a region is in front.
  func canHoldFocus(in region: ElementNode) -> Bool {
    isMounted && isFocusable && isEnabled && self.region === region
  }

  /// The element where the focus begins in the tree or in a layer: not one that destroys something.
  var firstFocus: ElementNode? {
    var elements = focusableElements.filter(\.isEnabled)
    // In a modal of a navigator it begins on the screen, not on the way back.
    let onScreen = elements.filter(\.isOnScreen)
    if !onScreen.isEmpty { elements = onScreen }
    return elements.first { $0.buttonRole != .destructive } ?? elements.first
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

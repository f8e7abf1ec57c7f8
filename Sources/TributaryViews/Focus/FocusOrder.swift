// Which elements can have the focus, and in which order.

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

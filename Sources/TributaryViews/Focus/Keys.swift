// What keys, pastes and clicks do to the tree.

extension ViewTree {
  /// Does what a click, Enter or Space on an element does; nothing if it is disabled or gone.
  ///
  /// A button acts and leaves the focus where it is; a text field takes the focus.
  package func activate(_ element: ElementNode) {
    guard takesInput, element.isEnabled, canReach(element), element.isListening else { return }
    if let activate = element.activate {
      activate()
    } else if let list = element.enclosingElement as? ListNode {
      list.click(element)
    }
  }

  /// Handles a key; false if nothing took it.
  ///
  /// The focused element comes first: a field takes characters and editing keys, and Escape leaves it; a button takes
  /// Enter and Space. Keyboard shortcuts follow, then Escape dismisses the layer in front, and Enter on the screen
  /// returns to the field that was left. Tab, Shift-Tab and the arrows move the focus, and other keys scroll.
  /// A ``KeyPolicy`` other than the full one leaves out its parts.
  @discardableResult
  package func press(_ key: KeyPress) -> Bool {
    guard takesInput else { return false }
    if let focused, focused.isMounted, focused.isEnabled, focused.isListening,
      keys.isSuperset(of: focused.part(of: key)), focused.take(key)
    {
      focusIsTentative = false
      backends.keepFocusInSight()
      return true
    }
    switch key {
    case KeyPress(.escape):
      if (keys.contains(.leaving) && leaveField()) || goBack() { return true }
    // Alt with the left arrow leads back, as in a browser: it does what Escape does outside of fields.
    case KeyPress(.left, modifiers: .option):
      return pressShortcut(key) || goBack()
    default:
      if pressShortcut(key) { return true }
    }
    return move(with: key)
  }

  /// Does what a toolkit adds for a person to move about.
  private func move(with key: KeyPress) -> Bool {
    if key == KeyPress(.enter), keys.contains(.leaving), returnToField() { return true }
    let former = focused.map(ObjectIdentifier.init)
    guard moveFocus(with: key) else { return keys.contains(.scrolling) && backends.take(key) }
    // The only element that can have the focus keeps it, and may be scrolled out of view.
    if focused.map(ObjectIdentifier.init) == former { backends.keepFocusInSight() }
    return true
  }

  /// Does what leads back from what is in front; false where nothing does.
  private func goBack() -> Bool {
    if pressShortcut(KeyPress(.escape)) { return true }
    guard let layer = layers.last else { return false }
    layer.dismiss()
    return true
  }

  /// Activates the button of a shortcut that a person can reach; false if there is none.
  private func pressShortcut(_ key: KeyPress) -> Bool {
    for attribute in shortcuts where attribute.shortcut == key {
      var target: ElementNode?
      attribute.forEachTaker {
        guard target == nil, $0.isEnabled, $0.activate != nil, $0.attributes?.nearestShortcut == key else { return }
        if canReach($0) { target = $0 }
      }
      guard let target else { continue }
      activate(target)
      return true
    }
    return false
  }

  private func moveFocus(with key: KeyPress) -> Bool {
    switch (key.key, key.modifiers) {
    case (.tab, []): keys.contains(.tab) && moveFocus(forward: true)
    case (.tab, .shift): keys.contains(.tab) && moveFocus(forward: false)
    case (.up, []): keys.contains(.arrows) && moveFocus(.up)
    case (.down, []): keys.contains(.arrows) && moveFocus(.down)
    case (.left, []): keys.contains(.arrows) && moveFocus(.left)
    case (.right, []): keys.contains(.arrows) && moveFocus(.right)
    default: false
    }
  }

  /// Gives the focus to a field and puts its caret behind so many bytes of its text; what a click into the text does.
  package func placeCaret(in field: ElementNode, at offset: Int) {
    guard field.isEnabled, canReach(field), field.isListening else { return }
    focus(field)
    field.take(caret: offset)
  }

  /// Puts pasted text into the focused field; nothing without one.
  package func paste(_ text: String) {
    guard takesInput, let focused, focused.isMounted, focused.isEnabled, focused.isListening else { return }
    _ = focused.take(paste: text)
  }
}

extension Node {
  /// Whether all around it lets input through.
  fileprivate var isListening: Bool {
    var node: Node? = self
    while let current = node {
      if !current.takesInput { return false }
      node = current.parent
    }
    return true
  }
}

extension AttributeNode {
  /// The innermost shortcut, which is the one that counts.
  fileprivate var nearestShortcut: KeyPress? {
    var found: KeyPress?
    forEachOutward { if found == nil { found = $0.shortcut } }
    return found
  }
}

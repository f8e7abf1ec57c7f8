// What keys, pastes and clicks do to the tree.

extension ViewTree {
  /// Does what a click, Enter or Space on an element does; nothing if it is disabled or gone.
  ///
  /// A button acts and leaves the focus where it is; a text field takes the focus.
  package func activate(_ element: ElementNode) {
    guard element.isEnabled, canReach(element), element.isListening else { return }
    if let activate = element.activate {
      activate()
    } else if let list = element.enclosingElement as? ListNode {
      list.click(element)
    }
  }

  /// Handles a key; false if nobody took it.
  ///
  /// The focused element comes first (a field takes characters and editing keys, a button Enter and Space), then
  /// keyboard shortcuts, then Escape, which dismisses the layer in front, then Tab, Shift-Tab and the arrows, which
  /// move the focus, then the backend, which scrolls.
  @discardableResult
  package func press(_ key: KeyPress) -> Bool {
    guard isMounted else { return false }
    if let focused, focused.isMounted, focused.isEnabled, focused.isListening, focused.take(key) { return true }
    for attribute in shortcuts where attribute.shortcut == key {
      var target: ElementNode?
      attribute.forEachTaker {
        guard target == nil, $0.isEnabled, $0.activate != nil, $0.attributes?.nearestShortcut == key else { return }
        if canReach($0) { target = $0 }
      }
      if let target {
        activate(target)
        return true
      }
    }
    if key == KeyPress(.escape), let layer = layers.last {
      layer.dismiss()
      return true
    }
    // Alt with the left arrow leads back, as in a browser: it does what Escape does here.
    if key == KeyPress(.left, modifiers: .option) { return press(KeyPress(.escape)) }
    return moveFocus(with: key) || backend.take(key)
  }

  private func moveFocus(with key: KeyPress) -> Bool {
    switch (key.key, key.modifiers) {
    case (.tab, []): moveFocus(forward: true)
    case (.tab, .shift): moveFocus(forward: false)
    case (.up, []): moveFocus(.up)
    case (.down, []): moveFocus(.down)
    case (.left, []): moveFocus(.left)
    case (.right, []): moveFocus(.right)
    default: false
    }
  }

  /// Gives the focus to a field and puts its caret before a grapheme; what a click into its text does.
  package func placeCaret(in field: ElementNode, before grapheme: Int) {
    guard field.isEnabled, canReach(field), field.isListening else { return }
    focus(field)
    field.take(caret: grapheme)
  }

  /// Puts pasted text into the focused field; nothing without one.
  package func paste(_ text: String) {
    guard isMounted, let focused, focused.isMounted, focused.isEnabled, focused.isListening else { return }
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

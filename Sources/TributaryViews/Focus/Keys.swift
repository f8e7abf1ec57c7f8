/// The keys of a tree: which of them the toolkit handles, and the shortcuts of the app.
final class Keys: TreeFeature {
  /// The keys that the toolkit handles, beside those that the app declares.
  let policy: KeyPolicy

  // SAFETY: a tree is used in one isolation, and no access to this field calls out while it lasts.
  @exclusivity(unchecked) private var shortcuts: [ShortcutNode] = []

  init(in tree: ViewTree, _ policy: KeyPolicy) {
    self.policy = policy
    super.init(in: tree)
  }

  func add(_ shortcut: ShortcutNode) {
    shortcuts.append(shortcut)
  }

  func remove(_ shortcut: ShortcutNode) {
    shortcuts.removeAll { $0 === shortcut }
  }

  /// The element of a shortcut that a person can reach; nil if there is none.
  fileprivate func target(of key: KeyPress) -> ElementNode? {
    for shortcut in shortcuts where shortcut.key == key {
      var target: ElementNode?
      shortcut.forEachTaker {
        guard target == nil, $0.isEnabled, $0.activate != nil, $0.attributes?.nearestShortcut == key else { return }
        if tree.canReach($0) { target = $0 }
      }
      if let target { return target }
    }
    return nil
  }

  override func willUnmount() {
    _ = exchange(&shortcuts, with: [])
  }
}

/// The attribute that activates an element below it when a key is pressed.
final class ShortcutNode: AttributeNode {
  // SAFETY: as for the shortcuts of `Keys`.
  @exclusivity(unchecked) private(set) var key: KeyPress?

  func take(_ new: KeyPress) {
    if exchange(&key, with: new) == nil { tree.keys.add(self) }
  }

  override func willUnmount() {
    tree.keys.remove(self)
  }
}

extension ViewTree {
  /// The keys of the tree.
  var keys: Keys { feature() }

  /// Does what a click, Enter or Space on an element does; nothing if it is disabled or gone.
  ///
  /// A button acts and leaves the focus where it is; a text field takes the focus.
  package func activate(_ element: ElementNode) {
    guard takesInput, element.isEnabled, canReach(element), element.isListening else { return }
    act(element)
  }

  private func act(_ element: ElementNode) {
    if let activate = element.activate {
      activate()
    } else {
      element.enclosingElement?.takeClick(on: element)
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
      keys.policy.isSuperset(of: focused.part(of: key)), focused.take(key)
    {
      focus.noteUse()
      backends.keepFocusInSight()
      return true
    }
    switch key {
    case KeyPress(.escape):
      if (keys.policy.contains(.leaving) && focus.leaveField()) || goBack() { return true }
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
    if key == KeyPress(.enter), keys.policy.contains(.leaving), focus.returnToField() { return true }
    let former = focused.map(ObjectIdentifier.init)
    guard moveFocus(with: key) else { return keys.policy.contains(.scrolling) && backends.take(key) }
    // The only element that can have the focus keeps it, and may be scrolled out of view.
    if focused.map(ObjectIdentifier.init) == former { backends.keepFocusInSight() }
    return true
  }

  /// Does what leads back from what is in front; false where nothing does.
  private func goBack() -> Bool {
    pressShortcut(KeyPress(.escape)) || front.takeDismissal()
  }

  /// Activates the button of a shortcut that a person can reach; false if there is none.
  private func pressShortcut(_ key: KeyPress) -> Bool {
    guard let target = keys.target(of: key) else { return false }
    if target.isListening { act(target) }
    return true
  }

  private func moveFocus(with key: KeyPress) -> Bool {
    let policy = keys.policy
    return switch (key.key, key.modifiers) {
    case (.tab, []): policy.contains(.tab) && focus.move(forward: true)
    case (.tab, .shift): policy.contains(.tab) && focus.move(forward: false)
    case (.up, []): policy.contains(.arrows) && focus.move(.up)
    case (.down, []): policy.contains(.arrows) && focus.move(.down)
    case (.left, []): policy.contains(.arrows) && focus.move(.left)
    case (.right, []): policy.contains(.arrows) && focus.move(.right)
    default: false
    }
  }

  /// Gives the focus to a field and puts its caret behind so many bytes of its text; what a click into the text does.
  package func placeCaret(in field: ElementNode, at offset: Int) {
    guard field.isEnabled, canReach(field), field.isListening else { return }
    focus(field)
    field.take(caret: offset)
  }

  /// Gives the focus to a field and makes an edit in it; does nothing if the field is disabled, covered or gone.
  package func edit(_ field: ElementNode, _ edit: TextEdit) {
    guard takesInput, field.isEnabled, canReach(field), field.isListening, case .field = field.content else { return }
    focus(field)
    guard focused === field, field.take(edit) else { return }
    focus.noteUse()
    backends.keepFocusInSight()
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
    var node = isBorder ? self : border
    while let current = node {
      if !current.takesInput { return false }
      node = current.border
    }
    return true
  }
}

extension AttributeNode {
  /// The innermost shortcut, which is the one that counts.
  fileprivate var nearestShortcut: KeyPress? {
    var found: KeyPress?
    forEachOutward { if found == nil { found = ($0 as? ShortcutNode)?.key } }
    return found
  }
}

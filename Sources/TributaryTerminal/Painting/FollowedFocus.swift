import TributaryViews

/// How much of the focus is brought back into view when something moves it out.
///
/// A person who scrolls it out of view is not fought: it stays out until a key reaches it.
package enum FollowedFocus {
  /// A person scrolled all of it out of view.
  case nothing
  /// A cell is enough: a person scrolled a part of it out of view, or the app began so.
  case part
  /// As much of it as has room, and in a field the caret.
  case whole
}

extension TerminalRenderer {
  /// The element with the focus; in a list, the row of the keys.
  var focusedPart: ElementNode? { (focused as? ListNode)?.cursorElement ?? focused }

  private var focusedBox: LayoutBox? {
    guard let focusedPart, let box = mirror[focusedPart], box.isShown else { return nil }
    return box
  }

  /// Brings the focus back into view where something moved it out.
  func followFocus(in layout: LayoutTree) {
    guard followedFocus != .nothing, let box = focusedBox else { return }
    // Nearly always all of it shows, and this is asked before each frame.
    if layout.showsWhole(box) {
      followedFocus = .whole
      return
    }
    let isKept = followedFocus == .whole ? layout.isInView(box) : layout.isInSight(box)
    if !isKept {
      layout.reveal(box)
      followedFocus = .whole
    }
    if followedFocus == .whole, let caret = hiddenCaret(of: box, in: layout) { layout.reveal(caret, of: box) }
    if layout.isInView(box), hiddenCaret(of: box, in: layout) == nil { followedFocus = .whole }
  }

  /// Notes how much of the focus a person who scrolled left in view.
  func noteFollowedFocus(in layout: LayoutTree) {
    guard let box = focusedBox, !layout.isInView(box) || hiddenCaret(of: box, in: layout) != nil else {
      followedFocus = .whole
      return
    }
    followedFocus = layout.isInSight(box) ? .part : .nothing
  }

  /// The cell of a field's caret, seen from the corner of the field, where it does not show; nil where it does.
  private func hiddenCaret(of box: LayoutBox, in layout: LayoutTree) -> CellRect? {
    guard case .field(let content) = box.element.content else { return nil }
    let (frame, visible) = (layout.windowFrame(of: box), layout.visibleWindow(of: box))
    // Where all of the field shows, so does its caret.
    guard frame.intersection(visible) != frame else { return nil }
    let column = box.followCaret(content, isFocused: true).column(ofCaret: content.selection.caret)
    let caret = CellRect(column: column, row: 0, width: 1, height: 1)
    return caret.moved(by: frame.origin).intersects(visible) ? nil : caret
  }
}

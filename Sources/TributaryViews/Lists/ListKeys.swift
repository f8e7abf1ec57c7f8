// What a person does to a list, with keys and by clicks.

import TributaryTime

extension ListNode {
  /// Does what a key does; false if it is none of the list's.
  func press(_ key: KeyPress) -> Bool {
    let page = max(1, visible.count - 1)
    switch (key.key, key.modifiers) {
    case (.left, []) where style == .segments, (.up, []) where style != .segments: return step(-1)
    case (.right, []) where style == .segments, (.down, []) where style != .segments: return step(1)
    case (.up, .shift) where selection.mode == .many: return extend(-1)
    case (.down, .shift) where selection.mode == .many: return extend(1)
    case (.pageUp, []) where isLazy: return jump(to: (cursor ?? visible.lowerBound) - page)
    case (.pageDown, []) where isLazy: return jump(to: (cursor ?? visible.lowerBound) + page)
    case (.home, []): return jump(to: 0)
    case (.end, []): return jump(to: sources.count - 1)
    case (.enter, []): return enter()
    case (.character(" "), []):
      if let cursorElement { choose(cursorElement) }
      return true
    default: return false
    }
  }

  /// Moves the cursor; keys of a list that is not laid out yet count too.
  func go(to row: Int) {
    cursor = row
    cursorTag = nil
    reveals = true
    rounds = 0
    tree.mark(self)
  }

  /// Goes to the next row that can be chosen; at an end a list stays, and what looks like other controls lets go.
  private func step(_ direction: Int) -> Bool {
    let start = cursor.map { $0 + direction } ?? visible.lowerBound
    guard let row = sources.nextChoosable(from: start, by: direction) else { return style == .plain }
    land(on: row)
    return true
  }

  private func jump(to wanted: Int) -> Bool {
    if let row = sources.choosable(near: wanted, by: wanted < cursor ?? 0 ? -1 : 1) { land(on: row) }
    return true
  }

  private func extend(_ direction: Int) -> Bool {
    if cursor != nil, let cursorTag { write(chosen.union([cursorTag])) }
    guard step(direction), let cursor, let tag = sources.tag(of: cursor, in: self) else { return true }
    write(chosen.union([tag]))
    return true
  }

  /// Goes to a row, and chooses it where going to it does that.
  private func land(on row: Int) {
    go(to: row)
    guard selection.mode == .one, selection.onChoice == nil else { return }
    if let index = rowNumbers.firstIndex(of: row) {
      if let tag = rows[index].rowTag(in: self) { write([tag]) }
    } else {
      // Its tag may be in its view, which is not mounted yet.
      choosesCursor = true
    }
  }

  /// Enter does what is in the row, or chooses where that is another thing than going there.
  private func enter() -> Bool {
    guard let cursorElement else { return false }
    if selection.onChoice != nil {
      choose(cursorElement)
      return true
    }
    let acts: (ElementNode) -> Bool = { $0.activate != nil && $0.isEnabled }
    guard let control = acts(cursorElement) ? cursorElement : cursorElement.firstElement(where: acts) else {
      return false
    }
    tree.activate(control)
    return true
  }

  /// A row was clicked.
  func click(_ row: ElementNode) {
    guard isEnabled, isFocusable, let index = rows.firstIndex(where: { $0 === row }) else { return }
    tree.focus(self)
    guard sources.isChoosable(rowNumbers[index]) else { return }
    go(to: rowNumbers[index])
    choose(row)
  }

  /// Chooses a row; of many, adds it or takes it away.
  func choose(_ row: ElementNode) {
    guard let tag = row.rowTag(in: self) else { return }
    switch selection.mode {
    case .none: return
    case .one: write([tag])
    case .many: write(chosen.symmetricDifference([tag]))
    }
    if let onChoice = selection.onChoice { tree.scope.run { onChoice() } }
  }

  private func write(_ tags: Set<AnyHashable>) {
    guard tags != chosen else { return }
    tree.scope.run { selection.write(tags) }
  }
}

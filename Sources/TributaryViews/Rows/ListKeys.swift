// What a person does to a list, with keys and by clicks.

import TributaryTime

extension ListNode {
  /// Does what a key does; false if it is none of the list's.
  func press(_ key: KeyPress) -> Bool {
    let page = pageLength
    switch (key.key, key.modifiers) {
    case (.left, []) where style == .segments, (.up, []) where style != .segments: return step(-1)
    case (.right, []) where style == .segments, (.down, []) where style != .segments: return step(1)
    case (.up, .shift) where selection.mode == .many: return extend(-1)
    case (.down, .shift) where selection.mode == .many: return extend(1)
    case (.pageUp, []) where isLazy: return jump(to: (cursor.row ?? visible.lowerBound) - page)
    case (.pageDown, []) where isLazy: return jump(to: (cursor.row ?? visible.lowerBound) + page)
    case (.home, []): return jump(to: 0)
    case (.end, []): return jump(to: sources.count - 1)
    case (.enter, []): return enter()
    case (.character(" "), []):
      if let row = cursor.row, let cursorElement {
        if cursor.isProvisional { go(to: row) }
        choose(cursorElement)
      }
      return true
    default: return false
    }
  }

  /// Goes to the next row that can be chosen; at an end a list stays, and what looks like other controls lets go.
  private func step(_ direction: Int) -> Bool {
    guard let row = nextRow(direction) else { return style == .plain }
    land(on: row)
    return true
  }

  /// The row that an arrow leads to.
  ///
  /// Where going to a row chooses it, the first arrow chooses the row at which the keys start: a step down from above
  /// it, or a step up where there is no row before it.
  private func nextRow(_ direction: Int) -> Int? {
    guard let row = cursor.row else { return sources.nextChoosable(from: visible.lowerBound, by: direction) }
    let starts = cursor.isProvisional && choosesByGoing
    let next = sources.nextChoosable(from: starts && direction > 0 ? row : row + direction, by: direction)
    return next ?? (starts ? row : nil)
  }

  /// Whether going to a row chooses it.
  private var choosesByGoing: Bool { selection.mode == .one && selection.onChoice == nil }

  private func jump(to wanted: Int) -> Bool {
    if let row = sources.choosable(near: wanted, by: wanted < cursor.row ?? 0 ? -1 : 1) { land(on: row) }
    return true
  }

  private func extend(_ direction: Int) -> Bool {
    // What is written shows in the next turn only, so both rows are one write.
    var tags = chosen
    if let row = cursor.row, let tag = sources.tag(of: row, in: self) { tags.insert(tag) }
    if step(direction), let row = cursor.row, let tag = sources.tag(of: row, in: self) { tags.insert(tag) }
    write(tags)
    return true
  }

  /// Goes to a row, and chooses it where going to it does that.
  private func land(on row: Int) {
    go(to: row)
    guard choosesByGoing else { return }
    if let index = rowNumbers.firstIndex(of: row) {
      if let tag = rows[index].rowTag(in: self) { write([tag]) }
    } else {
      // Its tag may be in its view, which is not mounted yet.
      chooseAtEndOfTurn()
    }
  }

  /// Enter does what is in the row, or chooses where that is another thing than going there.
  private func enter() -> Bool {
    guard let cursorElement else { return false }
    if selection.onChoice != nil {
      choose(cursorElement)
      return true
    }
    guard let control = cursorElement.actingElements.first else { return false }
    tree.activate(control)
    return true
  }

  /// A row was clicked: it is chosen, or, in a list of which nothing can be chosen, its one control acts.
  func click(_ row: ElementNode) {
    guard isEnabled, let index = rows.firstIndex(where: { $0 === row }) else { return }
    guard isFocusable else {
      if let control = row.onlyActingElement { tree.activate(control) }
      return
    }
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

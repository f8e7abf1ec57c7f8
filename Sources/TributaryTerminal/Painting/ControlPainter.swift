import TributaryViews

extension Painter {
  /// Rows with the marks of choice before them; the one with the cursor is inverted while the list has the focus.
  mutating func paintRows(
    of box: LayoutBox, _ content: ListContent, at corner: CellPoint, clip: CellRect, _ inherited: InheritedStyle
  ) {
    guard let scroll = box.scroll, let viewport = box.viewport else { return }
    let window = viewport.moved(by: corner)
    let inner = clip.intersection(window)
    paintChildren(of: box, at: corner, clip: inner, inherited)
    if content.marks != .none, !inner.isEmpty {
      let numbers = box.list.rowNumbers
      for index in box.children(in: inner.moved(by: .zero - corner)) where index < numbers.count {
        let child = box.shown[index]
        let row = CellRect(
          column: window.column, row: corner.row + child.frame.row, width: window.width, height: child.frame.height)
        guard row.intersects(inner), damage.overlaps(row.rows) else { continue }
        let isFirst = index == 0 || numbers[index - 1] != numbers[index]
        if isFirst, let mark = content.mark(of: child.element) {
          let first = CellRect(column: row.column, row: row.row, width: row.width, height: 1)
          paint(mark, in: first, clip: inner, inherited.style)
        }
        if numbers[index] == box.list.cursor.row, box.element === focused { invert(row.intersection(inner)) }
      }
      // Without a row to go to, a line shows where the focus is.
      if box.list.cursor.row == nil, box.element === focused {
        let line = CellRect(column: window.column, row: window.row, width: window.width, height: 1)
        invert(line.intersection(inner))
      }
    }
    paintMarks(scroll, in: CellRect(origin: corner, size: box.frame.size), clip: clip, inherited.style)
  }

  /// Options side by side, the chosen one with its mark round it.
  mutating func paintSegments(
    of box: LayoutBox, _ content: ListContent, at corner: CellPoint, clip: CellRect, _ inherited: InheritedStyle
  ) {
    paintChildren(of: box, at: corner, clip: clip, inherited)
    for child in box.shown where child.element.semantics.isSelected {
      let frame = child.frame.moved(by: corner)
      let whole = CellRect(column: frame.column - 1, row: frame.row, width: frame.width + 2, height: frame.height)
      if let mark = content.mark(of: child.element) { paint(mark, in: whole, clip: clip, inherited.style) }
      if box.element === focused { invert(whole.intersection(clip)) }
    }
  }

  /// A bar that is full as far as something has come, to an eighth of a cell.
  mutating func paintBar(_ permille: Int, in frame: CellRect, clip: CellRect, _ style: Style) {
    let cells = glyphs.bar
    let eighths = frame.width * 8 * min(max(0, permille), 1000) / 1000
    var rest = style
    rest.attributes.insert(.dim)
    for index in 0..<frame.width {
      let column = frame.column + index
      guard clip.columns.contains(column) else { continue }
      let full = min(max(0, eighths - index * 8), 8)
      put(cells[full], column: column, row: frame.row, clip: clip, full == 0 ? rest : style)
    }
  }

  mutating func paintSpinner(_ step: Int, in frame: CellRect, clip: CellRect, _ style: Style) {
    let pictures = glyphs.spinner
    put(pictures[step % pictures.count], column: frame.column, row: frame.row, clip: clip, style)
  }

  // MARK: Marks

  /// The frame of a button, and inside it the mark beside the label.
  mutating func paintMarks(of button: ButtonContent, in frame: CellRect, clip: CellRect, _ style: Style) {
    let border = MarkContent.frame(button.frame)
    if button.frame != .none { paint(border, in: frame, clip: clip, style) }
    guard let mark = button.mark else { return }
    let room = border.room
    let width = mark.room.leading
    let column =
      mark.isTrailing ? frame.columns.upperBound - room.trailing - width : frame.column + room.leading
    let place = CellRect(column: column, row: frame.row, width: width, height: frame.height)
    paint(mark, in: place, clip: clip, style)
  }

  /// Draws a mark at the sides of a rectangle, in its middle row.
  mutating func paint(_ mark: MarkContent, in frame: CellRect, clip: CellRect, _ style: Style) {
    let glyphs = MarkGlyphs(mark, in: glyphs)
    let row = frame.row + (frame.height - 1) / 2
    put(glyphs.leading, column: frame.column, row: row, clip: clip, style)
    if glyphs.trailing.isEmpty { return }
    put(glyphs.trailing, column: frame.columns.upperBound - mark.room.trailing, row: row, clip: clip, style)
  }

  private mutating func put(_ mark: String, column: Int, row: Int, clip: CellRect, _ style: Style) {
    for (index, glyph) in mark.enumerated() { put(glyph, column: column + index, row: row, clip: clip, style) }
  }
}

extension ListContent {
  /// The mark before a row or round a segment; nil for one that cannot be chosen.
  fileprivate func mark(of row: ElementNode) -> MarkContent? {
    if row.semantics.role == .header || row.semantics.role == .footer { return nil }
    return mark(isSelected: row.semantics.isSelected)
  }
}

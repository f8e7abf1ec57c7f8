/// Writes changed cells with few bytes: it knows where the terminal's cursor stands and how it draws.
struct CellWriter {
  var bytes: [UInt8] = []

  private let colors: ColorDepth
  /// Where the cursor stands; nil after the last column of a row, where terminals differ.
  private var cursor: Caret?
  private var isCaretVisible = false
  /// How the terminal draws now, and the wish that led to it (the same but for colours that it does not have).
  private var style = Style.plain
  private var wishedStyle = Style.plain

  init(colors: ColorDepth) {
    self.colors = colors
  }

  /// Brings the terminal from anything to a clear screen without a caret.
  mutating func clear() {
    bytes.append(contentsOf: Sequences.plain)
    bytes.append(contentsOf: Sequences.hideCaret)
    bytes.append(contentsOf: Sequences.clear)
    cursor = nil
    isCaretVisible = false
    style = .plain
    wishedStyle = .plain
  }

  /// Shows the caret there, or hides it.
  mutating func place(_ caret: Caret?) {
    if let caret { move(to: caret.column, caret.row) }
    guard isCaretVisible != (caret != nil) else { return }
    isCaretVisible = caret != nil
    bytes.append(contentsOf: isCaretVisible ? Sequences.showCaret : Sequences.hideCaret)
  }

  /// Writes the cells of some columns that differ from what the terminal shows.
  mutating func write(
    _ changed: Range<Int>, ofRow row: Int, _ new: UnsafeBufferPointer<Cell>, over old: UnsafeBufferPointer<Cell>,
    in grid: Grid
  ) {
    let textEnd = RowDifference.textEnd(new)
    var end = changed.upperBound
    // Cells before this column are written even if they did not change.
    var doubtful = 0
    var column = changed.lowerBound
    while column < end {
      let cell = new[column]
      if column >= textEnd, end - column > 3 {
        move(to: column, row, through: new)
        draw(as: .plain)
        return bytes.append(contentsOf: Sequences.clearToEndOfRow)
      }
      if cell.columns > 0, cell != old[column] || column < doubtful {
        move(to: column, row, through: new)
        draw(as: cell.style)
        let next = column + cell.columns
        let spill = write(cell, at: column, isLast: next == new.count, in: grid)
        cursor = next < new.count && spill == nil ? Caret(column: next, row: row) : nil
        if let spill {
          doubtful = max(doubtful, next + spill)
          end = min(max(end, doubtful), new.count)
        }
      }
      column += max(cell.columns, 1)
    }
  }

  /// Writes one glyph and returns nil, or, if terminals disagree about its width, how far the widest of them goes
  /// beyond it.
  ///
  /// Such a glyph is put on blanks, the cursor is placed anew after it, and what a terminal drew too far is drawn
  /// over: so the rest of the row is right in every terminal. What is in a cell joins to no other (see ``CellText``).
  private mutating func write(_ cell: Cell, at column: Int, isLast: Bool, in grid: Grid) -> Int? {
    if let scalar = cell.glyph.singleScalar, AgreedWidth.contains(scalar) {
      grid.append(cell.glyph, to: &bytes)
      return nil
    }
    for _ in 0..<cell.columns { bytes.append(0x20) }
    // At the end of a row the cursor stands in the last column or behind it.
    bytes.appendSequence(isLast ? column + 1 : cell.columns, isLast ? "G" : "D")
    let start = bytes.count
    grid.append(cell.glyph, to: &bytes)
    let scalars = String(decoding: bytes[start...], as: UTF8.self).unicodeScalars
    return max(scalars.reduce(0) { $0 + AgreedWidth.widest($1) } - cell.columns, 0)
  }

  // MARK: - Cursor and style

  /// Moves the cursor the shortest way; over a few plain cells of its row by writing them again.
  private mutating func move(to column: Int, _ row: Int, through cells: UnsafeBufferPointer<Cell>? = nil) {
    defer { cursor = Caret(column: column, row: row) }
    guard let cursor else { return place(column, row) }
    if row == cursor.row {
      let distance = column - cursor.column
      if distance > 0 {
        if let cells, distance <= 4, repeats(cells[cursor.column..<column]) { return }
        bytes.appendSequence(distance, "C")
      } else if distance < 0 {
        if column == 0 { bytes.append(0x0D) } else { bytes.appendSequence(column + 1, "G") }
      }
    } else if row == cursor.row + 1, column == 0 {
      bytes.append(0x0D)
      bytes.append(0x0A)
    } else {
      place(column, row)
    }
  }

  private mutating func place(_ column: Int, _ row: Int) {
    bytes.appendIntroducer()
    if row > 0 || column > 0 { bytes.append(decimal: row + 1) }
    if column > 0 {
      bytes.append(UInt8(ascii: ";"))
      bytes.append(decimal: column + 1)
    }
    bytes.append(UInt8(ascii: "H"))
  }

  /// Writes cells again if each is one byte in the style of the moment.
  private mutating func repeats(_ cells: Slice<UnsafeBufferPointer<Cell>>) -> Bool {
    guard cells.allSatisfy({ $0.style == wishedStyle && $0.glyph.bits >> 56 == 0x11 }) else { return false }
    for cell in cells { bytes.append(cell.glyph.inlineByte(0)) }
    return true
  }

  private mutating func draw(as wish: Style) {
    guard wish != wishedStyle else { return }
    wishedStyle = wish
    let possible = colors.nearest(wish)
    guard possible != style else { return }
    StyleSequence.append(from: style, to: possible, into: &bytes)
    style = possible
  }
}

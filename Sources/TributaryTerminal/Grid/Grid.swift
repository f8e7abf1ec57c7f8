/// A picture of cells, row by row, that text is put on.
///
/// A wide glyph holds two cells and is never cut in half: who overwrites one half blanks the other, and where only one
/// half would be inside the grid or the clip, that half is a blank. Nothing outside is ever written, so any place and
/// any text are fine.
package struct Grid {
  /// Columns.
  package let width: Int
  /// Rows.
  package let height: Int
  var cells: [Cell]
  private(set) var pool = GlyphPool()

  /// A blank grid; negative sizes count as 0.
  package init(width: Int, height: Int) {
    self.width = max(width, 0)
    self.height = max(height, 0)
    cells = Array(repeating: .blank, count: self.width * self.height)
  }

  /// The whole grid as a rectangle.
  package var bounds: CellRect { CellRect(column: 0, row: 0, width: width, height: height) }

  /// The cell at a place inside the grid.
  package subscript(column column: Int, row row: Int) -> Cell {
    precondition(
      bounds.contains(column: column, row: row),
      "There is no cell at column \(column), row \(row) of a grid of \(width)x\(height). Ask for one inside `bounds`.")
    return cells[row * width + column]
  }

  /// Puts one line of text and returns the columns that it takes, also where they are clipped.
  @discardableResult
  package mutating func put(
    _ text: some StringProtocol, column: Int, row: Int, style: Style = .plain, clip: CellRect? = nil
  ) -> Int {
    let window = clip.map { $0.intersection(bounds) } ?? bounds
    guard window.rows.contains(row) else { return TextWidth.columns(of: text) }
    var place = column
    var rest = text[...]
    while !rest.isEmpty {
      let read = rest.utf8.withContiguousStorageIfAvailable { bytes in
        putSimple(bytes, column: &place, row: row, style: style, window: window.columns)
      }
      rest = rest[rest.utf8.index(rest.startIndex, offsetBy: read ?? 0)...]
      if let character = rest.popFirst() {
        place += put(character, column: place, row: row, style: style, window: window.columns)
      }
    }
    return place - column
  }

  /// Puts one character and returns the columns that it takes.
  @discardableResult
  package mutating func put(
    _ character: Character, column: Int, row: Int, style: Style = .plain, clip: CellRect? = nil
  ) -> Int {
    let window = clip.map { $0.intersection(bounds) } ?? bounds
    guard window.rows.contains(row) else { return TextWidth.columns(of: character) }
    return put(character, column: column, row: row, style: style, window: window.columns)
  }

  /// Makes a rectangle blank in a style.
  package mutating func fill(_ rectangle: CellRect, style: Style = .plain) {
    let inside = rectangle.intersection(bounds)
    guard !inside.isEmpty else { return }
    let blank = Cell(glyph: .blank, style: style.forBlank)
    for row in inside.rows {
      mend(inside.columns, row: row)
      for index in row * width + inside.column..<row * width + inside.column + inside.width { cells[index] = blank }
    }
  }

  /// Changes the style of each cell of a rectangle and leaves the glyphs; both halves of a wide glyph change.
  package mutating func restyle(_ rectangle: CellRect, _ change: (inout Style) -> Void) {
    let inside = rectangle.intersection(bounds)
    for row in inside.rows {
      var columns = inside.columns
      if !columns.isEmpty, isContinuation(columns.lowerBound, row: row) {
        columns = columns.lowerBound - 1..<columns.upperBound
      }
      if !columns.isEmpty, isContinuation(columns.upperBound, row: row) {
        columns = columns.lowerBound..<columns.upperBound + 1
      }
      for index in columns.lowerBound + row * width..<columns.upperBound + row * width {
        change(&cells[index].style)
        if cells[index].glyph == .blank { cells[index].style = cells[index].style.forBlank }
      }
    }
  }

  /// A blank grid of the same size that shares the pool, to compare with.
  func blankCopy() -> Grid {
    var copy = self
    copy.cells = Array(repeating: .blank, count: cells.count)
    return copy
  }

  // MARK: - Cells

  /// Puts what of valid UTF-8 needs no thought, moves the column behind it, and returns the bytes that it took.
  private mutating func putSimple(
    _ bytes: UnsafeBufferPointer<UInt8>, column: inout Int, row: Int, style: Style, window: Range<Int>
  ) -> Int {
    let first = max(column, window.lowerBound)
    let startsInHalf = first < window.upperBound && isContinuation(first, row: row)
    let blank = Cell(glyph: .blank, style: style.forBlank)
    let start = row * width
    var place = column
    let read = cells.withUnsafeMutableBufferPointer { cells in
      SimpleScalar.forEach(in: bytes) { value, columns in
        let end = place + columns
        if place >= window.lowerBound, end <= window.upperBound {
          cells[start + place] =
            value == 0x20 ? blank : Cell(glyph: Glyph(simple: value, columns: columns), style: style)
          if columns == 2 { cells[start + place + 1] = Cell(glyph: .continuation, style: style) }
        } else if end > window.lowerBound, place < window.upperBound {
          cells[start + max(place, window.lowerBound)] = blank
        }
        place = end
      }
    }
    if place > first, first < window.upperBound {
      if startsInHalf { self.blank(first - 1, row: row) }
      let end = min(place, window.upperBound)
      if isContinuation(end, row: row) { self.blank(end, row: row) }
    }
    column = place
    return read
  }

  private mutating func put(
    _ character: Character, column: Int, row: Int, style: Style, window: Range<Int>
  ) -> Int {
    var scalars = character.unicodeScalars.makeIterator()
    let first = scalars.next()
    if let first, scalars.next() == nil, let columns = SimpleScalar.columns(first.value) {
      put(Glyph(simple: first.value, columns: columns), column: column, row: row, style: style, window: window)
      return columns
    }
    // A tab that no layout expanded, and a no-break space, are blanks.
    if first == "\t" || character == "\u{A0}" {
      put(.blank, column: column, row: row, style: style, window: window)
      return 1
    }
    let columns = TextWidth.columns(of: character)
    guard columns > 0 else { return 0 }
    let glyph = pool.glyph(for: character, columns: columns)
    put(glyph, column: column, row: row, style: style, window: window)
    if pool.graphemes.count >= pool.limit { repack() }
    return columns
  }

  /// Puts a glyph where it is inside, or a blank where only one half of a wide one is.
  private mutating func put(_ glyph: Glyph, column: Int, row: Int, style: Style, window: Range<Int>) {
    let columns = glyph.columns
    guard column + columns > window.lowerBound, column < window.upperBound else { return }
    let isWhole = column >= window.lowerBound && column + columns <= window.upperBound
    let first = max(column, window.lowerBound)
    let start = row * width + first
    if !isWhole || glyph == .blank {
      mend(first..<first + 1, row: row)
      cells[start] = Cell(glyph: .blank, style: style.forBlank)
    } else {
      mend(first..<first + columns, row: row)
      cells[start] = Cell(glyph: glyph, style: style)
      if columns == 2 { cells[start + 1] = Cell(glyph: .continuation, style: style) }
    }
  }

  private func isContinuation(_ column: Int, row: Int) -> Bool {
    column < width && cells[row * width + column].glyph == .continuation
  }

  /// Blanks the outer halves of the wide glyphs that the edges of these columns cut, before they are overwritten.
  private mutating func mend(_ columns: Range<Int>, row: Int) {
    if isContinuation(columns.lowerBound, row: row) { blank(columns.lowerBound - 1, row: row) }
    if isContinuation(columns.upperBound, row: row) { blank(columns.upperBound, row: row) }
  }

  private mutating func blank(_ column: Int, row: Int) {
    let index = row * width + column
    cells[index] = Cell(glyph: .blank, style: cells[index].style.forBlank)
  }

  /// Takes a new pool with the graphemes that the cells show, in place of one that holds many others.
  ///
  /// Copies keep the old pool; an encoder sees the change and draws the next frame whole.
  private mutating func repack() {
    let old = pool
    pool = GlyphPool()
    for index in cells.indices {
      guard let number = cells[index].glyph.pooledIndex else { continue }
      cells[index].glyph = Glyph(
        pooled: pool.number(of: old.graphemes[number]), columns: cells[index].glyph.columns)
    }
    pool.limit = max(pool.limit, pool.graphemes.count * 2)
  }
}

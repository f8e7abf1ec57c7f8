/// Turns a grid into the bytes that make a terminal show it, given what it shows already.
///
/// One call makes one frame in one buffer that is used again; the buffer stays empty when nothing changed. Rows that
/// are equal cost a comparison of their words. A frame that draws is wrapped in the marks of a synchronized update
/// (mode 2026), which terminals that do not know it ignore, so that no half of it is seen.
package struct FrameEncoder {
  /// The bytes of the last frame, for the terminal; empty if there was nothing to change.
  package var frame: [UInt8] { writer.bytes }

  private var writer: CellWriter
  /// What the terminal shows; nil if nobody knows.
  private var shown: Grid?

  /// An encoder for a terminal of which nothing is known yet: the first frame draws it all.
  package init(colors: ColorDepth = .full) {
    writer = CellWriter(colors: colors)
  }

  /// Forgets what the terminal shows, so that the next frame draws it all: after a stop, or a change of size.
  package mutating func invalidate() {
    shown = nil
  }

  /// Makes the frame that shows this grid and this caret, nil for no caret; returns whether it has any bytes.
  ///
  /// A caret outside the grid is not shown.
  @discardableResult
  package mutating func encode(_ grid: Grid, caret: Caret? = nil) -> Bool {
    encode(grid, caret: caret, in: nil)
  }

  /// Makes the frame where only some rows can differ from the last grid; nil for all of them.
  @discardableResult
  mutating func encode(_ grid: Grid, caret: Caret?, in rows: RowSet?) -> Bool {
    writer.bytes.removeAll(keepingCapacity: true)
    var before = takeShown(for: grid)
    // A terminal that shows nothing yet gets all rows.
    let rows = writer.bytes.isEmpty ? rows : nil
    let width = grid.width
    grid.cells.withUnsafeBufferPointer { new in
      before.cells.withUnsafeMutableBufferPointer { old in
        for row in rows?.range ?? 0..<grid.height where rows?.contains(row) ?? true {
          let cells = row * width..<(row + 1) * width
          let newRow = UnsafeBufferPointer(rebasing: new[cells])
          let oldRow = UnsafeMutableBufferPointer(rebasing: old[cells])
          guard let changed = RowDifference.columns(UnsafeBufferPointer(oldRow), newRow) else { continue }
          beginDrawing()
          writer.write(changed, ofRow: row, newRow, over: UnsafeBufferPointer(oldRow), in: grid)
          for column in changed { oldRow[column] = newRow[column] }
        }
      }
    }
    let drew = !writer.bytes.isEmpty
    writer.place(caret.flatMap { grid.bounds.contains(column: $0.column, row: $0.row) ? $0 : nil })
    if drew { writer.bytes.append(contentsOf: Sequences.endSynchronized) }
    shown = before
    return !writer.bytes.isEmpty
  }

  /// What the terminal shows, or, if that is not known, blanks, which it is told to show.
  ///
  /// It is taken out of `shown`, so that one value alone holds the cells and they are changed in place.
  private mutating func takeShown(for grid: Grid) -> Grid {
    defer { shown = nil }
    if let shown, shown.width == grid.width, shown.height == grid.height, shown.pool === grid.pool { return shown }
    beginDrawing()
    writer.clear()
    return grid.blankCopy()
  }

  private mutating func beginDrawing() {
    if writer.bytes.isEmpty { writer.bytes.append(contentsOf: Sequences.beginSynchronized) }
  }
}

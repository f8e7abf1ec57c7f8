/// A rectangle of cells: the column and row of its top left corner, from 0, and its size.
package struct CellRect: Equatable, Sendable {
  /// The leftmost column; left of the grid if negative.
  package var column: Int
  /// The topmost row; above the grid if negative.
  package var row: Int
  /// Columns; never negative.
  package var width: Int
  /// Rows; never negative.
  package var height: Int

  /// A rectangle; negative sizes count as 0.
  package init(column: Int, row: Int, width: Int, height: Int) {
    self.column = column
    self.row = row
    self.width = max(width, 0)
    self.height = max(height, 0)
  }

  /// The columns that the rectangle covers.
  package var columns: Range<Int> { column..<column + width }
  /// The rows that the rectangle covers.
  package var rows: Range<Int> { row..<row + height }
  /// Whether no cell is inside.
  package var isEmpty: Bool { width == 0 || height == 0 }

  /// Whether a cell is inside.
  package func contains(column: Int, row: Int) -> Bool {
    columns.contains(column) && rows.contains(row)
  }

  /// What lies in both rectangles.
  package func intersection(_ other: CellRect) -> CellRect {
    let columns = columns.clamped(to: other.columns)
    let rows = rows.clamped(to: other.rows)
    return CellRect(column: columns.lowerBound, row: rows.lowerBound, width: columns.count, height: rows.count)
  }
}

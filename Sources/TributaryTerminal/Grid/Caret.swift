/// Where the caret stands, from 0.
package struct Caret: Equatable, Sendable {
  /// The column.
  package var column: Int
  /// The row.
  package var row: Int

  /// A caret at a cell.
  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }
}

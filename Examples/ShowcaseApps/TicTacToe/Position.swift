/// A square of the board by its column and its row, both from 0 at the top left.
package struct Position: Hashable, Sendable {
  /// The column.
  package var x: Column
  /// The row.
  package var y: Row

  package init(x: Column, y: Row) {
    self.x = x
    self.y = y
  }
}

/// A column of the board, from 0 at the left; a type of its own, so that it is never taken for a row.
package struct Column: Hashable, Sendable, ExpressibleByIntegerLiteral {
  package var index: Int

  package init(_ index: Int) {
    self.index = index
  }

  package init(integerLiteral value: Int) {
    index = value
  }
}

/// A row of the board, from 0 at the top.
package struct Row: Hashable, Sendable, ExpressibleByIntegerLiteral {
  package var index: Int

  package init(_ index: Int) {
    self.index = index
  }

  package init(integerLiteral value: Int) {
    index = value
  }
}

import TributaryViews

/// A place in whole cells; columns grow to the right, rows down, both from 0.
package struct CellPoint: Hashable, Sendable {
  package var column: Int
  package var row: Int

  package init(column: Int, row: Int) {
    self.column = column
    self.row = row
  }

  static let zero = CellPoint(column: 0, row: 0)

  static func + (left: CellPoint, right: CellPoint) -> CellPoint {
    CellPoint(column: left.column + right.column, row: left.row + right.row)
  }

  static func - (left: CellPoint, right: CellPoint) -> CellPoint {
    CellPoint(column: left.column - right.column, row: left.row - right.row)
  }

  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? column : row }
    set { if axis == .horizontal { column = newValue } else { row = newValue } }
  }
}

/// A size in whole cells, never negative.
package struct CellSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  static let zero = CellSize(width: 0, height: 0)

  subscript(axis: Axis) -> Int {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension CellRect {
  static let zero = CellRect(column: 0, row: 0, width: 0, height: 0)

  init(origin: CellPoint, size: CellSize) {
    self.init(column: origin.column, row: origin.row, width: size.width, height: size.height)
  }

  var origin: CellPoint {
    get { CellPoint(column: column, row: row) }
    set {
      column = newValue.column
      row = newValue.row
    }
  }

  var size: CellSize {
    get { CellSize(width: width, height: height) }
    set {
      width = newValue.width
      height = newValue.height
    }
  }

  /// Where the rectangle begins and ends along an axis.
  func span(_ axis: Axis) -> Range<Int> { axis == .horizontal ? columns : rows }

  func contains(_ point: CellPoint) -> Bool { contains(column: point.column, row: point.row) }

  func moved(by offset: CellPoint) -> CellRect { CellRect(origin: origin + offset, size: size) }

  func intersects(_ other: CellRect) -> Bool { columns.overlaps(other.columns) && rows.overlaps(other.rows) }

  /// The smallest rectangle around both; an empty one adds nothing.
  func union(_ other: CellRect) -> CellRect {
    if other.isEmpty { return self }
    if isEmpty { return other }
    let left = min(column, other.column)
    let top = min(row, other.row)
    return CellRect(
      column: left, row: top, width: max(columns.upperBound, other.columns.upperBound) - left,
      height: max(rows.upperBound, other.rows.upperBound) - top)
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
  var asSet: Axis.Set { self == .horizontal ? .horizontal : .vertical }
}

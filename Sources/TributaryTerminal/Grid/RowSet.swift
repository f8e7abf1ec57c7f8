/// Rows of the window that must be drawn again.
///
/// A whole row is the unit, because what stands in one cell can depend on its neighbours: a wide glyph holds two.
struct RowSet {
  private var marks: [Bool]
  /// The smallest range around the marked rows.
  private(set) var range = 0..<0

  init(height: Int) {
    marks = Array(repeating: false, count: height)
  }

  var isEmpty: Bool { range.isEmpty }

  var isFull: Bool { range == marks.indices && !marks.contains(false) }

  func contains(_ row: Int) -> Bool { range.contains(row) && marks[row] }

  /// Whether any row of a range is marked.
  func overlaps(_ rows: Range<Int>) -> Bool {
    for row in rows.clamped(to: range) where marks[row] { return true }
    return false
  }

  mutating func insert(_ rows: Range<Int>) {
    let rows = rows.clamped(to: marks.indices)
    guard !rows.isEmpty else { return }
    for row in rows { marks[row] = true }
    range = range.isEmpty ? rows : min(range.lowerBound, rows.lowerBound)..<max(range.upperBound, rows.upperBound)
  }

  /// Marks the rows that another set of the same height marks.
  mutating func formUnion(_ other: RowSet) {
    for row in other.range where other.marks[row] { insert(row..<row + 1) }
  }

  mutating func removeAll() {
    for row in range { marks[row] = false }
    range = 0..<0
  }
}

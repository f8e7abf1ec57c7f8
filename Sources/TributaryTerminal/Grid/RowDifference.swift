/// Finds what differs between two rows of cells of the same length.
enum RowDifference {
  /// The columns from the first that differs to the last that does, or nil if the rows are equal.
  static func columns(_ old: UnsafeBufferPointer<Cell>, _ new: UnsafeBufferPointer<Cell>) -> Range<Int>? {
    var first = equalPrefix(old, new)
    while first < new.count, old[first] == new[first] { first += 1 }
    guard first < new.count else { return nil }
    var last = new.count - 1
    while old[last] == new[last] { last -= 1 }
    return first..<last + 1
  }

  /// A length of equal cells at the start, found eight cells at a time without a branch in between.
  private static func equalPrefix(_ old: UnsafeBufferPointer<Cell>, _ new: UnsafeBufferPointer<Cell>) -> Int {
    var start = 0
    while start + 8 <= new.count {
      var difference: UInt64 = 0
      for index in start..<start + 8 {
        difference |= (old[index].glyph.bits ^ new[index].glyph.bits) | (old[index].style.bits ^ new[index].style.bits)
      }
      if difference != 0 { return start }
      start += 8
    }
    return start
  }

  /// The column after the last cell that is not a plain blank.
  static func textEnd(_ row: UnsafeBufferPointer<Cell>) -> Int {
    var end = row.count
    while end > 0, row[end - 1] == .blank { end -= 1 }
    return end
  }
}

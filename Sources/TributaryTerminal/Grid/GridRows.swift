extension Grid {
  /// The rows as plain text, blanks at their ends cut.
  package var rows: [String] { (0..<height).map(text(row:)) }

  /// One row as plain text, blanks at its end cut.
  package func text(row: Int) -> String {
    precondition(
      row >= 0 && row < height, "There is no row \(row) in a grid of \(height) rows. Ask for one inside `bounds`.")
    var bytes: [UInt8] = []
    var end = 0
    for cell in cells[row * width..<(row + 1) * width] {
      append(cell.glyph, to: &bytes)
      if cell.glyph != .blank { end = bytes.count }
    }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  /// Appends the bytes of a glyph; none for the second half of a wide one.
  func append(_ glyph: Glyph, to bytes: inout [UInt8]) {
    if let number = glyph.pooledIndex {
      bytes.append(contentsOf: pool.graphemes[number])
    } else {
      for index in 0..<glyph.inlineCount { bytes.append(glyph.inlineByte(index)) }
    }
  }
}

/// What stands in a cell: a grapheme of up to seven bytes in one word, or its number in the grid's pool.
///
/// The highest byte holds the columns (high half) and the count of bytes (low half); the bytes follow from the lowest
/// up. The second half of a wide glyph is a glyph of no columns.
struct Glyph: Equatable {
  var bits: UInt64

  static let blank = Glyph(ascii: 0x20)
  /// The second half of the wide glyph at its left.
  static let continuation = Glyph(bits: 0)

  private static let pooled: UInt64 = 15

  init(bits: UInt64) {
    self.bits = bits
  }

  /// A printable ASCII character.
  init(ascii byte: UInt8) {
    bits = 0x11 << 56 | UInt64(byte)
  }

  /// A scalar that is drawn as it is.
  init(simple value: UInt32, columns: Int) {
    let value = UInt64(value)
    let bytes: UInt64
    let count: UInt64
    if value < 0x80 {
      (bytes, count) = (value, 1)
    } else if value < 0x800 {
      (bytes, count) = (0x80C0 | value >> 6 | (value & 0x3F) << 8, 2)
    } else {
      (bytes, count) = (0x80_80E0 | value >> 12 | (value >> 6 & 0x3F) << 8 | (value & 0x3F) << 16, 3)
    }
    bits = UInt64(columns) << 60 | count << 56 | bytes
  }

  /// The grapheme with this number in the pool.
  init(pooled index: Int, columns: Int) {
    bits = UInt64(columns) << 60 | Glyph.pooled << 56 | UInt64(index)
  }

  var columns: Int { Int(bits >> 60) }

  /// The number in the pool, or nil if the bytes are in the word.
  var pooledIndex: Int? {
    bits >> 56 & 15 == Glyph.pooled ? Int(bits & 0xFFFF_FFFF) : nil
  }

  /// The count of bytes in the word; only if not pooled.
  var inlineCount: Int { Int(bits >> 56 & 15) }

  /// A byte of the word.
  func inlineByte(_ index: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: bits >> (UInt64(index) * 8))
  }

  /// The only scalar of the glyph, or nil if it has more than one.
  var singleScalar: Unicode.Scalar? {
    guard pooledIndex == nil else { return nil }
    let count = inlineCount
    let first = UInt32(inlineByte(0))
    if count == 1 { return Unicode.Scalar(first) }
    let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard count == length else { return nil }
    var value = first & (0x7F >> UInt32(length))
    for index in 1..<length { value = value << 6 | UInt32(inlineByte(index) & 0x3F) }
    return Unicode.Scalar(value)
  }
}

/// One cell of a grid: a glyph and its style, two words with no reference.
package struct Cell: Equatable {
  var glyph: Glyph
  /// How the glyph is drawn.
  package var style: Style

  /// Nothing on the terminal's own background.
  static let blank = Cell(glyph: .blank, style: .plain)

  /// The columns that the glyph takes: 1, 2, or 0 for the second half of a wide one.
  package var columns: Int { glyph.columns }
}

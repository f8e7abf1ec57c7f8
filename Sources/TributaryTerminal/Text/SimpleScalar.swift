/// The scalars that are a grapheme of their own between others of their kind: most text of most languages.
///
/// None of them joins to another of them, so that where two stand side by side there is a boundary, and the rules for
/// graphemes need not be asked.
enum SimpleScalar {
  /// The columns of a simple scalar, or nil if it is not one.
  @inline(__always)
  static func columns(_ value: UInt32) -> Int? {
    switch value {
    case 0x20..<0x7F, 0xA1..<0xA9, 0xAA..<0xAD, 0xAF..<0x300: return 1  // Latin
    case 0x391..<0x483, 0x48A..<0x530: return 1  // Greek, Cyrillic
    case 0x2010..<0x2028, 0x2500..<0x25A0: return 1  // dashes, quotes, lines and blocks
    case 0x3041..<0x3097, 0x30A1..<0x3100: return 2  // kana
    case 0x4E00..<0xA000, 0xAC00..<0xD7A4: return 2  // ideographs, Hangul syllables
    default: return nil
    }
  }

  /// Calls `body` with each simple scalar at the start of valid UTF-8 and returns the bytes that it read, which end
  /// before the first scalar that is not simple or that what follows could join to.
  @inline(__always)
  static func forEach(in bytes: UnsafeBufferPointer<UInt8>, _ body: (UInt32, Int) -> Void) -> Int {
    var place = 0
    guard var (value, length) = scalar(bytes, 0), var columns = columns(value) else { return 0 }
    while true {
      let next = place + length
      guard let (nextValue, nextLength) = scalar(bytes, next) else {
        body(value, columns)
        return next
      }
      guard let nextColumns = Self.columns(nextValue) else { return place }
      body(value, columns)
      (place, value, length, columns) = (next, nextValue, nextLength, nextColumns)
    }
  }

  /// The scalar that starts at a byte of valid UTF-8, with the count of its bytes; nil at the end.
  @inline(__always)
  private static func scalar(_ bytes: UnsafeBufferPointer<UInt8>, _ place: Int) -> (UInt32, Int)? {
    guard place < bytes.count else { return nil }
    let first = UInt32(bytes[place])
    if first < 0x80 { return (first, 1) }
    let second = UInt32(bytes[place + 1] & 0x3F)
    if first < 0xE0 { return ((first & 0x1F) << 6 | second, 2) }
    let third = UInt32(bytes[place + 2] & 0x3F)
    if first < 0xF0 { return ((first & 0x0F) << 12 | second << 6 | third, 3) }
    return ((first & 0x07) << 18 | second << 12 | third << 6 | UInt32(bytes[place + 3] & 0x3F), 4)
  }
}

/// The graphemes of a grid that are longer than a word, by number: joined emoji, flags, letters with many marks.
///
/// Copies of a grid share its pool, so that equal cells have equal words. A pool only grows; a grid whose pool became
/// large takes a new one with what it still shows (see ``Grid/repack()``), so that no text can fill the memory.
final class GlyphPool {
  /// The longest grapheme kept, in bytes; marks beyond are dropped.
  static let longest = 128

  private var numbers: [[UInt8]: Int] = [:]
  private(set) var graphemes: [[UInt8]] = []

  /// The count at which a new pool is worth its time.
  var limit = 4096

  /// The number of a grapheme, given as its bytes.
  func number(of bytes: [UInt8]) -> Int {
    if let known = numbers[bytes] { return known }
    numbers[bytes] = graphemes.count
    graphemes.append(bytes)
    return graphemes.count - 1
  }

  /// The glyph of a character that takes one or two columns, with stand-ins for what must not reach a terminal or its
  /// neighbors (see ``StandIn`` and ``CellText``).
  func glyph(for character: Character, columns: Int) -> Glyph {
    var bits: UInt64 = 0
    var count: UInt64 = 0
    var long: [UInt8] = []
    CellText.forEachScalar(of: character, limit: GlyphPool.longest) { scalar in
      for byte in UTF8.encode(scalar).unsafelyUnwrapped {
        if count < 7 { bits |= UInt64(byte) << (count * 8) } else { long.append(byte) }
        count += 1
      }
    }
    let inline = Glyph(bits: UInt64(columns) << 60 | min(count, 7) << 56 | bits)
    guard count > 7 else { return inline }
    return Glyph(pooled: number(of: (0..<7).map(inline.inlineByte) + long), columns: columns)
  }
}

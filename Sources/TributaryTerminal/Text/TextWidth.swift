/// How many columns text takes in a terminal.
///
/// A character (a grapheme) takes what its scalars take together, at most two columns: so a base with marks keeps
/// the width of its base, a Hangul syllable in parts is two, and joined emoji, flags and skin tones are two however
/// many scalars they have. An emoji variation selector makes a narrow base two columns, as keycaps are. Where
/// terminals disagree the wider answer is taken, because a gap is harmless and an overlap destroys what stands there
/// (so a text variation selector does not make a wide base narrow). A mark without a base takes the column of the
/// circle that it is drawn at, too (see ``CellText``). What a terminal would not draw takes no column;
/// what would drive it is drawn as a stand-in and takes one (see ``StandIn``).
package enum TextWidth {
  /// The columns that a character takes: 0, 1 or 2.
  package static func columns(of character: Character) -> Int {
    var scalars = character.unicodeScalars.makeIterator()
    guard var previous = scalars.next() else { return 0 }
    var total = columns(of: previous)
    while let scalar = scalars.next() {
      if scalar.value == 0xFE0F {
        if previous.properties.isEmoji { return 2 }
      } else if scalar.value != 0x0A, total < 2 {
        // (The line feed of a carriage return and line feed is drawn with it, as one stand-in.)
        total += columns(of: scalar)
      }
      previous = scalar
    }
    if total == 1, CellText.needsCircle(character) { return 2 }
    return min(total, 2)
  }

  /// The columns that a line of text takes.
  package static func columns(of text: some StringProtocol) -> Int {
    var total = 0
    var rest = text[...]
    while !rest.isEmpty {
      let read = rest.utf8.withContiguousStorageIfAvailable { SimpleScalar.forEach(in: $0) { total += $1 } } ?? 0
      rest = rest[rest.utf8.index(rest.startIndex, offsetBy: read)...]
      if let character = rest.popFirst() { total += columns(of: character) }
    }
    return total
  }

  /// The columns that a scalar takes on its own: 0, 1 or 2.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    let value = scalar.value
    switch value {
    case 0xAD: return 0
    case 0..<0x300, 0x2500..<0x25A0: return 1
    case 0x4E00..<0xA000, 0xAC00...0xD7A3: return 2
    // The vowels and final consonants of Hangul stand in the square of their leading consonant.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return 0
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    case .format: return StandIn.replacement(for: scalar) != nil || isVisibleFormat(value) ? 1 : 0
    default: return scalar.properties.isEmojiPresentation || WideScalars.contains(value) ? 2 : 1
    }
  }

  /// The format characters that are drawn: signs written in front of the numbers that they enclose.
  private static func isVisibleFormat(_ value: UInt32) -> Bool {
    switch value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0x110BD, 0x110CD: return true
    default: return false
    }
  }
}

/// The scalars that are drawn for a character, so that nothing in a cell joins to the cells beside it.
///
/// A terminal looks at the cell on the left, wherever the cursor came from: a mark joins to it, a scalar after a
/// joiner too, and so do the halves of a flag and the parts of a Hangul syllable. So what needs a neighbor is drawn
/// with one of its own, and what asks for one is not drawn:
///
/// - A mark without a base, and a prepended sign without what it encloses, stand at a dotted circle.
/// - A joiner at the end is left out, and an emoji variation selector behind what is no emoji.
/// - One half of a flag is its letter, in full width.
/// - A leading consonant of Hangul is filled up to a syllable, and a virama at the end keeps its consonant apart.
enum CellText {
  private static let circle: Unicode.Scalar = "\u{25CC}"
  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let nonJoiner: Unicode.Scalar = "\u{200C}"
  private static let vowelFiller: Unicode.Scalar = "\u{1160}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"

  /// Whether a character of one column is drawn at a dotted circle, which takes one more.
  static func needsCircle(_ character: Character) -> Bool {
    guard let first = character.unicodeScalars.first, let last = character.unicodeScalars.last else { return false }
    return joinsBackward(first) || isPrepended(last)
  }

  /// Calls `body` with the scalars that are drawn, which take so many bytes at the most; marks beyond are dropped.
  static func forEachScalar(of character: Character, limit: Int, _ body: (Unicode.Scalar) -> Void) {
    var last: Unicode.Scalar?
    var count = 0
    var waitingJoiners = 0
    var hasVirama = false
    func draw(_ scalar: Unicode.Scalar) {
      last = scalar
      body(scalar)
    }
    if let first = character.unicodeScalars.first, joinsBackward(first) { draw(circle) }
    var scalars = character.unicodeScalars.makeIterator()
    var following = scalars.next()
    while var scalar = following {
      following = scalars.next()
      if let replacement = StandIn.replacement(for: scalar) {
        // What would drive the terminal stands alone: nothing follows a stand-in.
        if last == nil { body(replacement) }
        return
      }
      if scalar == joiner {
        waitingJoiners += 1
        continue
      }
      if scalar == emojiSelector, last?.properties.isEmoji != true { continue }
      if let letter = flagLetter(scalar), last.flatMap(flagLetter) == nil, following.flatMap(flagLetter) == nil {
        scalar = letter
      }
      count += waitingJoiners * 3 + UTF8.width(scalar)
      if count > limit { break }
      for _ in 0..<waitingJoiners { draw(joiner) }
      waitingJoiners = 0
      draw(scalar)
      let properties = scalar.properties
      if properties.canonicalCombiningClass.rawValue == 9 {
        hasVirama = true
      } else if !properties.isGraphemeExtend {
        hasVirama = false
      }
    }
    if let last, isLeadingConsonant(last) { body(vowelFiller) }
    if let last, isPrepended(last) { body(circle) }
    if hasVirama { body(nonJoiner) }
  }

  // MARK: - What joins to what

  /// Whether a scalar at the start of a cell joins to the cell on its left.
  private static func joinsBackward(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    guard value >= 0x300 else { return false }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .decimalNumber, .mathSymbol, .currencySymbol,
      .otherSymbol:
      return false
    case .otherLetter:
      // Vowels and final consonants of Hangul, and the vowels of Thai and Lao that are written as a mark and a letter.
      return (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) || value == 0xE33 || value == 0xEB3
    default:
      var probe = String(circle)
      probe.unicodeScalars.append(scalar)
      return probe.count == 1
    }
  }

  /// Whether a scalar joins to whatever comes after it.
  private static func isPrepended(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x600...0x605, 0x6DD, 0x70F, 0x890...0x891, 0x8E2, 0xD4E, 0x110BD, 0x110CD, 0x111C2...0x111C3, 0x113D1,
      0x1193F, 0x11941, 0x11A3A, 0x11A84...0x11A89, 0x11D46, 0x11F02:
      return true
    default: return false
    }
  }

  private static func isLeadingConsonant(_ scalar: Unicode.Scalar) -> Bool {
    (0x1100...0x115F).contains(scalar.value) || (0xA960...0xA97C).contains(scalar.value)
  }

  /// The letter in full width that one half of a flag stands for.
  private static func flagLetter(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard (0x1F1E6...0x1F1FF).contains(scalar.value) else { return nil }
    return Unicode.Scalar(scalar.value - 0x1F1E6 + 0xFF21)
  }
}

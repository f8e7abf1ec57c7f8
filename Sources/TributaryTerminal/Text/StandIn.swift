/// The visible stand-ins of what must never reach a terminal.
///
/// Text from outside cannot drive the terminal: every control character is drawn as its picture (escape as `␛`), and
/// what has no picture, the second set of controls and the characters that turn the direction of writing, as `U+FFFD`.
/// The grid lets nothing else into a cell, so no path round this exists.
package enum StandIn {
  /// What is drawn instead of a scalar, or nil if it is drawn as it is.
  package static func replacement(for scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x00..<0x20: return Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: return "\u{2421}"
    case 0x80..<0xA0: return "\u{FFFD}"
    case 0x2028, 0x2029: return "\u{FFFD}"  // line and paragraph separators, which a layout has split at
    case 0x202A...0x202E, 0x2066...0x2069: return "\u{FFFD}"  // embeddings, overrides, isolates
    default: return nil
    }
  }

  /// A text as it can be drawn: tabs become spaces to the next stop, controls their stand-ins, line feeds stay.
  ///
  /// A layout that counts columns and breaks lines takes the text through this once. Text without controls is
  /// returned as it is, with no copy.
  package static func drawable(_ text: String, tabStop: Int = 4) -> String {
    guard text.unicodeScalars.contains(where: { replacement(for: $0) != nil && $0 != "\n" }) else { return text }
    var result = ""
    var column = 0
    for character in text {
      if character == "\n" || character == "\r\n" {
        result.append("\n")
        column = 0
      } else if character == "\t" {
        let spaces = tabStop - column % tabStop
        result.append(contentsOf: repeatElement(" ", count: spaces))
        column += spaces
      } else {
        for scalar in character.unicodeScalars { result.unicodeScalars.append(replacement(for: scalar) ?? scalar) }
        column += TextWidth.columns(of: character)
      }
    }
    return result
  }
}

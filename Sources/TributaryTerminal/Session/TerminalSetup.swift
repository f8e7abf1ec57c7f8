/// What a session asks of a terminal at its start, and takes back at its end.
enum TerminalSetup {
  /// The other screen, no wrapping at its right edge (so that no glyph ever scrolls it), no caret, pastes in brackets,
  /// the mouse's buttons, wheel and drags, in the form that has no limit of columns.
  static let enter = bytes("?1049h", "?7l", "?25l", "?2004h", "?1000h", "?1002h", "?1006h")

  /// The reverse, in the reverse order; first the end of an update that may have been cut.
  static let leave = bytes("?2026l", "m", "?1006l", "?1002l", "?1000l", "?2004l", "?25h", "?7h", "?1049l")

  private static func bytes(_ sequences: String...) -> [UInt8] {
    sequences.flatMap { Array("\u{1B}[\($0)".utf8) }
  }
}

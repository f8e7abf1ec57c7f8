extension StringProtocol {
  /// A line with a caret behind what this text takes of the line above it, both as ``printable`` writes them.
  var caretLine: String {
    String(repeating: " ", count: printable.terminalColumns) + "^"
  }

  /// How many columns a terminal gives the text: two to characters of East Asia and to emoji.
  ///
  /// It is near enough for what stands below what in messages and pictures. The terminal measures what it draws by a
  /// table of every scalar, which is part of a module that this one does without; a test holds the two together.
  package var terminalColumns: Int {
    reduce(0) { $0 + ($1.isWide ? 2 : 1) }
  }
}

extension Character {
  fileprivate var isWide: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0..<0x1100: false
      case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x3247, 0x3250...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
        0xF900...0xFAFF, 0xFE0F...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
        true
      default: scalar.properties.isEmojiPresentation
      }
    }
  }
}

/// How long the decoder waits for the rest of what has begun, and how many bytes of it it takes.
///
/// Every state of ``InputDecoder`` but the ground has one of these limits. The time counts from the last byte. When a
/// limit is reached, what came is delivered and the next byte is read as a new key.
package struct InputLimits: Equatable, Sendable {
  /// What the decoder waits for.
  enum Wait: CaseIterable {
    /// The rest of what is a key on its own if nothing follows: after an escape byte, and after `ESC [`, `ESC O` or
    /// the start of a string.
    case key
    /// The rest of a key, a mouse report or a character of several bytes.
    case sequence
    /// The rest of a string that only the terminal sends.
    case reply
    /// The rest of a paste.
    case paste
  }

  /// A time, and a number of bytes.
  struct Limit: Equatable {
    var time: Duration
    var length: Int
  }

  /// How long an escape byte waits.
  let escapeDelay: Duration
  /// How many bytes of a paste are delivered at once.
  let pasteLength: Int

  /// The limits for a time that an escape byte waits.
  package init(escapeDelay: Duration = .milliseconds(50), pasteLength: Int = 1 << 20) {
    self.escapeDelay = escapeDelay
    self.pasteLength = pasteLength
  }

  /// The table of limits.
  subscript(wait: Wait) -> Limit {
    switch wait {
    case .key: Limit(time: escapeDelay, length: 256)
    case .sequence: Limit(time: max(.seconds(1), escapeDelay), length: 256)
    case .reply: Limit(time: max(.seconds(1), escapeDelay), length: 1 << 16)
    // Longer than a slow network pauses within a paste, since what comes later is read as keys.
    case .paste: Limit(time: max(.seconds(3), escapeDelay), length: pasteLength)
    }
  }
}

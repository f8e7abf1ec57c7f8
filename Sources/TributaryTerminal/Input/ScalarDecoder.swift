/// Reads one scalar of UTF-8, byte by byte; what is not valid ends at the first byte that cannot follow.
struct ScalarDecoder {
  enum Step {
    case more
    case scalar(Unicode.Scalar)
    /// The byte does not follow: what came before it is one error, and the byte starts anew.
    case invalid
  }

  private var value: UInt32 = 0
  private var missing = 0
  /// What the next byte may be; narrower after some first bytes, which keeps out long forms and surrogates.
  private var allowed: ClosedRange<UInt8> = 0x80...0xBF

  /// Takes the first byte of several; false if no scalar starts with it.
  mutating func begin(_ byte: UInt8) -> Bool {
    allowed = 0x80...0xBF
    switch byte {
    case 0xC2...0xDF: (missing, value) = (1, UInt32(byte & 0x1F))
    case 0xE0...0xEF: (missing, value) = (2, UInt32(byte & 0x0F))
    case 0xF0...0xF4: (missing, value) = (3, UInt32(byte & 0x07))
    default: return false
    }
    switch byte {
    case 0xE0: allowed = 0xA0...0xBF
    case 0xED: allowed = 0x80...0x9F
    case 0xF0: allowed = 0x90...0xBF
    case 0xF4: allowed = 0x80...0x8F
    default: break
    }
    return true
  }

  /// Takes the next byte.
  mutating func take(_ byte: UInt8) -> Step {
    guard allowed.contains(byte) else { return .invalid }
    allowed = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    if missing > 0 { return .more }
    return Unicode.Scalar(value).map { .scalar($0) } ?? .invalid
  }
}

/// Tells the replies of a terminal from text that follows a key with Alt.
///
/// A string begins with `ESC ]`, `ESC P` or `ESC _`, and so do Alt-], Alt-P and Alt-_ before text. A string that its
/// terminator ends is a reply in any case. This tells earlier, by the first bytes, for the replies that are known.
enum TerminalReply {
  /// No known reply needs more bytes than this to be told.
  static let longestStart = 6

  /// Whether these bytes, from the one after the escape on, have just become the start of a reply.
  static func isStart(_ bytes: [UInt8]) -> Bool {
    guard let introducer = bytes.first, let last = bytes.last, bytes.count > 2 else { return false }
    let middle = bytes[1..<bytes.count - 1]
    switch Unicode.Scalar(introducer) {
    // The number of what is answered: `11;rgb:…`.
    case "]": return last == UInt8(ascii: ";") && middle.allSatisfy(isDigit)
    // The version, the number of the device; then answers of settings and capabilities: `1$r…`, `0+r…`.
    case "P":
      let sign = middle.last
      if last == UInt8(ascii: "|") { return middle.elementsEqual([0x3E]) || middle.elementsEqual([0x21]) }
      return (last == UInt8(ascii: "r") || last == UInt8(ascii: "u"))
        && (sign == UInt8(ascii: "$") || sign == UInt8(ascii: "+")) && middle.dropLast().allSatisfy(isDigit)
    // The answer to a picture: `Gi=1;OK`.
    case "_":
      return last == UInt8(ascii: "=") && middle.count == 2 && middle.first == UInt8(ascii: "G")
    default: return false
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30..<0x3A).contains(byte) }
}

/// Collects a bracketed paste up to its end mark, which may be cut over reads.
///
/// A paste longer than the limit comes in parts, each with whole characters only, so that nothing is lost and no paste
/// fills the memory.
struct PasteCollector {
  private static let endMark = Array("\u{1B}[201~".utf8)
  private static let interrupt: UInt8 = 0x03

  private let limit: Int
  private var bytes: [UInt8] = []
  /// How many bytes of the end mark came last.
  private var matched = 0
  private var hasDelivered = false
  private var isAfterReturn = false
  private var hasInterrupt = false

  /// A collector of parts of so many bytes; at least of one character.
  init(limit: Int) {
    self.limit = max(limit, 4)
  }

  /// What a byte led to.
  enum Step {
    case more
    /// The paste goes on after this text.
    case part(String)
    /// The paste is over; nil if all of its text was delivered.
    case end(String?)
  }

  mutating func begin() {
    bytes.removeAll()
    matched = 0
    hasDelivered = false
    isAfterReturn = false
    hasInterrupt = false
  }

  /// Takes a byte.
  mutating func take(_ byte: UInt8) -> Step {
    if byte == PasteCollector.endMark[matched] {
      matched += 1
      return matched == PasteCollector.endMark.count ? .end(takeRest()) : .more
    }
    // Only the first byte of the mark is an escape, so a mismatch can only start the mark anew.
    appendMatched()
    if byte == 0x1B {
      matched = 1
    } else {
      if byte == PasteCollector.interrupt { hasInterrupt = true }
      bytes.append(byte)
    }
    guard bytes.count >= limit else { return .more }
    hasDelivered = true
    return .part(takeText(upTo: bytes.count - incompleteCount))
  }

  /// Ends a paste whose end mark does not come: what came is its text.
  ///
  /// A person who waits for such a paste presses Ctrl-C, which cannot be told from the text of a paste that goes on.
  /// Now it is reported, and taken out of the text.
  mutating func giveUp() -> (text: String?, hasInterrupt: Bool) {
    appendMatched()
    bytes.removeAll { $0 == PasteCollector.interrupt }
    let hasInterrupt = hasInterrupt
    return (takeRest(), hasInterrupt)
  }

  private mutating func appendMatched() {
    bytes.append(contentsOf: PasteCollector.endMark[..<matched])
    matched = 0
  }

  private mutating func takeRest() -> String? {
    defer { begin() }
    return bytes.isEmpty && hasDelivered ? nil : takeText(upTo: bytes.count)
  }

  /// Takes bytes out, as text with its line ends as line feeds.
  private mutating func takeText(upTo end: Int) -> String {
    var lines: [UInt8] = []
    lines.reserveCapacity(end)
    for byte in bytes[..<end] {
      if byte == 0x0D {
        lines.append(0x0A)
      } else if byte != 0x0A || !isAfterReturn {
        lines.append(byte)
      }
      isAfterReturn = byte == 0x0D
    }
    bytes.removeSubrange(..<end)
    return String(decoding: lines, as: UTF8.self)
  }

  /// How many bytes at the end are a character of which more must come.
  private var incompleteCount: Int {
    for count in 1...3 where count <= bytes.count {
      let byte = bytes[bytes.count - count]
      if byte & 0xC0 == 0x80 { continue }
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > count ? count : 0
    }
    return 0
  }
}

/// Collects a bracketed paste up to its end mark, which may be cut over reads.
struct PasteCollector {
  private static let endMark = Array("\u{1B}[201~".utf8)

  private let limit: Int
  private var bytes: [UInt8] = []
  /// How many bytes of the end mark came last.
  private var matched = 0
  private var isCut = false

  init(limit: Int) {
    self.limit = limit
  }

  mutating func begin() {
    bytes.removeAll()
    matched = 0
    isCut = false
  }

  /// Takes a byte; returns the whole text if it completes the end mark.
  mutating func take(_ byte: UInt8) -> String? {
    if byte == PasteCollector.endMark[matched] {
      matched += 1
      guard matched == PasteCollector.endMark.count else { return nil }
      defer { begin() }
      return text
    }
    // Only the first byte of the mark is an escape, so a mismatch can only start the mark anew.
    for index in 0..<matched { append(PasteCollector.endMark[index]) }
    matched = byte == 0x1B ? 1 : 0
    if matched == 0 { append(byte) }
    return nil
  }

  private mutating func append(_ byte: UInt8) {
    if bytes.count < limit { bytes.append(byte) } else { isCut = true }
  }

  /// The text: line ends as line feeds, and where it was cut no part of a character.
  private var text: String {
    var kept = bytes[...]
    if isCut {
      while let last = kept.last, last & 0xC0 == 0x80 { kept.removeLast() }
      if let last = kept.last, last >= 0xC0 { kept.removeLast() }
    }
    var lines: [UInt8] = []
    lines.reserveCapacity(kept.count)
    var isAfterReturn = false
    for byte in kept {
      if byte == 0x0D {
        lines.append(0x0A)
      } else if byte != 0x0A || !isAfterReturn {
        lines.append(byte)
      }
      isAfterReturn = byte == 0x0D
    }
    return String(decoding: lines, as: UTF8.self)
  }
}

/// The control sequences that more than one part writes, and how numbers and sequences are appended.
enum Sequences {
  /// Begins an update that the terminal shows as a whole (mode 2026).
  static let beginSynchronized = Array("\u{1B}[?2026h".utf8)
  /// Ends it.
  static let endSynchronized = Array("\u{1B}[?2026l".utf8)
  /// Attributes and colours as at the start.
  static let plain = Array("\u{1B}[m".utf8)
  static let clear = Array("\u{1B}[2J".utf8)
  static let clearToEndOfRow = Array("\u{1B}[K".utf8)
  static let showCaret = Array("\u{1B}[?25h".utf8)
  static let hideCaret = Array("\u{1B}[?25l".utf8)
}

extension [UInt8] {
  /// Appends a number in decimal digits.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Appends the start of a control sequence.
  mutating func appendIntroducer() {
    append(0x1B)
    append(UInt8(ascii: "["))
  }

  /// Appends a control sequence with one number, left out if it is 1.
  mutating func appendSequence(_ number: Int, _ final: Unicode.Scalar) {
    appendIntroducer()
    if number != 1 { append(decimal: number) }
    append(UInt8(ascii: final))
  }
}

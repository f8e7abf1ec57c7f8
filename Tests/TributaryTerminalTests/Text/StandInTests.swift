import Testing
import TributaryTerminal

@Suite("Stand-ins")
struct StandInTests {
  @Test("controls have visible stand-ins, text has none")
  func replacements() {
    #expect(StandIn.replacement(for: "\u{1B}") == "␛")
    #expect(StandIn.replacement(for: "\0") == "␀")
    #expect(StandIn.replacement(for: "\u{7F}") == "␡")
    for value in (0x80...0x9F as ClosedRange<UInt32>) {
      #expect(Unicode.Scalar(value).map(StandIn.replacement) == "\u{FFFD}")
    }
    for turn in "\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}\u{2028}".unicodeScalars {
      #expect(StandIn.replacement(for: turn) == "\u{FFFD}")
    }
    #expect("aé世😀\u{200D}".unicodeScalars.allSatisfy { StandIn.replacement(for: $0) == nil })
  }

  @Test("drawable text has its tabs expanded, its lines kept and its controls shown")
  func drawable() {
    #expect(StandIn.drawable("plain\ntext") == "plain\ntext")
    #expect(StandIn.drawable("a\tb\n\tc") == "a   b\n    c")
    #expect(StandIn.drawable("世\tb") == "世  b")
    #expect(StandIn.drawable("a\r\nb") == "a\nb")
    #expect(StandIn.drawable("\u{1B}[31mred\u{1B}[m\u{7}") == "␛[31mred␛[m␇")
    #expect(StandIn.drawable("user\u{202E}txt.exe") == "user\u{FFFD}txt.exe")
  }
}

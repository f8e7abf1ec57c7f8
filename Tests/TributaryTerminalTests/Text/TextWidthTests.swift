import Testing
import TributaryTerminal

@Suite("Columns of text")
struct TextWidthTests {
  @Test(
    "a character takes the columns that a terminal gives it",
    arguments: [
      ("a", 1), (" ", 1), ("~", 1), ("é", 1), ("e\u{301}", 1), ("ñ", 1), ("─", 1), ("█", 1), ("→", 1), ("½", 1),
      ("世", 2), ("あ", 2), ("ア", 2), ("ｱ", 1), ("Ａ", 2), ("￥", 2), ("\u{3000}", 2), ("䷀", 2), ("\u{20000}", 2),
      ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{1112}", 2), ("か\u{3099}", 2),
      ("😀", 2), ("⌚", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("❤\u{FE0E}", 1), ("©", 1), ("©\u{FE0F}", 2),
      ("👩‍👩‍👧‍👦", 2), ("🏳️‍🌈", 2), ("👩🏽‍🚀", 2), ("❤️‍🔥", 2), ("🇫🇷", 2), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("👍🏿", 2), ("✌🏻", 2), ("☝️", 2),
      ("1\u{FE0F}\u{20E3}", 2), ("#\u{FE0F}\u{20E3}", 2), ("1\u{20E3}", 1), ("🇫", 2),
      ("ก\u{E33}", 2), ("กั", 1), ("क्षि", 2), ("\u{200B}", 0), ("\u{FEFF}", 0), ("\u{AD}", 0), ("\u{301}", 0),
      ("\u{1B}", 1), ("\0", 1), ("\n", 1), ("\r\n", 1), ("\u{7F}", 1), ("\u{9B}", 1), ("\u{202E}", 1),
    ] as [(String, Int)])
  func character(_ character: String, _ columns: Int) {
    #expect(character.count == 1)
    #expect(TextWidth.columns(of: Character(character)) == columns)
  }

  @Test("a text takes what its characters take, as a string and as a part of one")
  func text() {
    #expect(TextWidth.columns(of: "") == 0)
    #expect(TextWidth.columns(of: "plain text") == 10)
    #expect(TextWidth.columns(of: "日本語 text") == 11)
    #expect(TextWidth.columns(of: "family 👩‍👩‍👧‍👦!".dropFirst(7)) == 3)
  }

  @Test("a text takes the sum of its characters, whatever stands beside what")
  func sums() {
    let neighbors = ["", "x", "é", "世", "가", "\u{1161}", "\u{301}", "\u{200D}", "😀"]
    let wrong = Self.allScalars.filter { scalar in
      // Every scalar once, with a neighbor of each kind in turn.
      let neighbor = neighbors[Int(scalar.value) % neighbors.count]
      let text = neighbor + String(scalar) + neighbor
      return TextWidth.columns(of: text) != text.reduce(0) { $0 + TextWidth.columns(of: $1) }
    }
    #expect(wrong.isEmpty)
  }

  @Test("every scalar that the standard library knows to be an emoji picture or an ideograph is wide")
  func wideScalars() {
    let narrow = Self.allScalars.filter {
      ($0.properties.isEmojiPresentation || $0.properties.isUnifiedIdeograph) && TextWidth.columns(of: $0) != 2
    }
    #expect(narrow.isEmpty)
  }

  @Test("marks and format characters take nothing, letters of narrow scripts one column")
  func narrowScalars() {
    let wrong = Self.allScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark: return TextWidth.columns(of: scalar) != 0
      case .lowercaseLetter, .uppercaseLetter, .titlecaseLetter:
        return TextWidth.columns(of: scalar) != ((0xFF21...0xFF5A).contains(scalar.value) ? 2 : 1)
      default: return false
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test("printable ASCII takes one column each, alone and together")
  func ascii() {
    let text = String(decoding: (0x20..<0x7F).map { UInt8($0) }, as: UTF8.self)
    #expect(text.allSatisfy { TextWidth.columns(of: $0) == 1 })
    #expect(TextWidth.columns(of: text) == 95)
  }

  /// The scalars of the planes that hold text.
  private static let allScalars = (UInt32(0)...0x323AF).compactMap { Unicode.Scalar($0) }
}

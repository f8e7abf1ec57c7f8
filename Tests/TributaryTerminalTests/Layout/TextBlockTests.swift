import Testing
import TributaryTerminal

/// The lines of a text in a width, a height and a line limit.
private func lines(_ text: String, _ width: Int?, height: Int? = nil, limit: Int? = nil) -> [String] {
  let block = TextBlock(text)
  _ = block.fit(width: width, height: height, lineLimit: limit)
  return block.lines.map(\.string)
}

@Suite struct TextBlockTests {
  @Test(
    "a text breaks between words",
    arguments: [
      ("the quick brown fox", 9, ["the quick", "brown fox"]),
      ("the quick brown fox", 8, ["the", "quick", "brown", "fox"]),
      ("the quick brown fox", 10, ["the quick", "brown fox"]),
      ("the quick brown fox", 100, ["the quick brown fox"]),
      ("a  b   c", 3, ["a", "b", "c"]),
      ("a b", 2, ["a", "b"]),
      ("one\ntwo three\n", 5, ["one", "two", "three", ""]),
      ("", 5, [""]),
      ("  indented words", 10, ["  indented", "words"]),
      ("ends with blanks   ", 9, ["ends with", "blanks   "]),
      ("ends with blanks   ", 8, ["ends", "with", "blanks"]),
    ])
  func breaksBetweenWords(text: String, width: Int, expected: [String]) {
    #expect(lines(text, width) == expected)
  }

  @Test(
    "in a label a word longer than the line ends with an ellipsis, and words go to lines of their own",
    arguments: [
      ("Cancel", 4, ["Can…"]), ("Save changes", 7, ["Save", "changes"]), ("Save changes", 5, ["Save", "chan…"]),
      ("Unsubscribe now", 6, ["Unsub…", "now"]), ("Cancel", 6, ["Cancel"]), ("Cancel", 1, ["…"]),
      ("日本語です", 4, ["日本", "語で", "す"]),
    ])
  func shortensLongWordsOfLabels(text: String, width: Int, expected: [String]) {
    let block = TextBlock(text, longWords: .shortened)
    _ = block.fit(width: width, height: nil, lineLimit: nil)
    #expect(block.lines.map(\.string) == expected)
  }

  @Test(
    "a word longer than the line is cut between graphemes",
    arguments: [
      ("abcdefgh", 3, ["abc", "def", "gh"]),
      ("a bcdefgh", 3, ["a", "bcd", "efg", "h"]),
      ("e\u{301}e\u{301}e\u{301}", 2, ["e\u{301}e\u{301}", "e\u{301}"]),
      ("👨‍👩‍👧👨‍👩‍👧", 2, ["👨‍👩‍👧", "👨‍👩‍👧"]),
    ])
  func cutsLongWords(text: String, width: Int, expected: [String]) {
    #expect(lines(text, width) == expected)
  }

  @Test(
    "wide characters are never split and lines may break at both sides of one",
    arguments: [
      ("日本語です", 4, ["日本", "語で", "す"]),
      ("日本語です", 5, ["日本", "語で", "す"]),
      ("ab日本", 3, ["ab", "日", "本"]),
      ("日 本", 2, ["日", "本"]),
      ("日本", 1, ["日", "本"]),
    ])
  func keepsWideCharactersWhole(text: String, width: Int, expected: [String]) {
    #expect(lines(text, width) == expected)
  }

  @Test(
    "what is left out becomes an ellipsis that fills the line",
    arguments: [
      ("hello wonderful world", 10, 1, ["hello won…"]),
      ("hello wonderful world", 7, 1, ["hello…"]),
      ("hello wonderful world", 10, 2, ["hello", "wonderful…"]),
      ("first\nsecond", 10, 1, ["first…"]),
      ("first\nsecond", 5, 1, ["firs…"]),
      ("日本語です", 4, 1, ["日…"]),
      ("日本語です", 2, 1, ["…"]),
      ("abc", 1, 1, ["…"]),
      ("abc", 3, 1, ["abc"]),
      ("one two", 3, 2, ["one", "two"]),
    ])
  func endsWithAnEllipsis(text: String, width: Int, limit: Int, expected: [String]) {
    #expect(lines(text, width, limit: limit) == expected)
    #expect(lines(text, width, height: limit) == expected)
  }

  @Test("a text with nothing to stand in keeps its row") func hasARowInNoWidth() {
    let block = TextBlock("abc")
    #expect(block.fit(width: 0, height: 0, lineLimit: 0) == CellSize(width: 0, height: 1))
    #expect(block.lines.map(\.string) == [""])
  }

  @Test("the size is the lines, and never wider than the width") func answersItsSize() {
    #expect(TextBlock("ab cde").fit(width: nil, height: nil, lineLimit: nil) == CellSize(width: 6, height: 1))
    #expect(TextBlock("ab cde").fit(width: 4, height: nil, lineLimit: nil) == CellSize(width: 3, height: 2))
    #expect(TextBlock("日").fit(width: 1, height: nil, lineLimit: nil) == CellSize(width: 1, height: 1))
    #expect(TextBlock("a\nbcd").fit(width: nil, height: nil, lineLimit: nil) == CellSize(width: 3, height: 2))
  }

  @Test("controls are drawn as stand-ins, so they take their columns") func countsStandIns() {
    let block = TextBlock("a\u{1B}[2Jb\tc")
    #expect(block.lines.map(\.string) == ["a␛[2Jb  c"])
    #expect(block.idealWidth == 9)
  }
}

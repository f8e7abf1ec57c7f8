import Testing
import TributaryViews

@Suite struct TextSelectionTests {
  @Test func `a selection has an order and a caret at either end`() {
    let backwards = TextSelection(anchor: 5, caret: 2)
    #expect(backwards.range == 2..<5)
    #expect(!backwards.isEmpty)
    #expect(TextSelection(caret: 3).range == 3..<3)
    #expect(TextSelection(caret: 3).isEmpty)
    #expect([backwards.description, TextSelection(caret: 3).description] == ["5-2", "3"])
  }

  /// One line a text: its positions in graphemes, UTF-16 and UTF-8.
  @Test(arguments: [
    ("abc", [[0, 0, 0], [1, 1, 1], [3, 3, 3]]),
    ("aé日", [[1, 1, 1], [2, 2, 3], [3, 3, 6]]),
    ("e\u{301}x", [[1, 2, 3], [2, 3, 4]]),
    ("👩‍👧z", [[0, 0, 0], [1, 5, 11], [2, 6, 12]]),
    ("", [[0, 0, 0]]),
  ]) func `a position is the same in every unit`(text: String, places: [[Int]]) {
    let units: [TextUnit] = [.graphemes, .utf16, .utf8]
    for place in places {
      for (from, value) in zip(units, place) {
        for (to, expected) in zip(units, place) {
          #expect(text.offset(value, from: from, to: to) == expected, "\(value) \(from) in \(to)")
        }
      }
    }
  }

  @Test func `a position inside a grapheme counts as the boundary before it`() {
    #expect("a👩‍👧b".offset(3, from: .utf16, to: .graphemes) == 1)
    #expect("a👩‍👧b".offset(2, from: .utf8, to: .utf8) == 1)
    #expect("ae\u{301}".offset(2, from: .utf16, to: .utf16) == 1)
  }

  @Test(arguments: TextUnit.allCases) func `a position beyond an end counts as the end`(unit: TextUnit) {
    #expect("é".offset(-4, from: unit, to: .utf8) == 0)
    #expect("é".offset(99, from: unit, to: .utf8) == 2)
    #expect("".offset(.max, from: unit, to: unit) == 0)
  }
}

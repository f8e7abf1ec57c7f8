import Testing
import TributaryViews

@Suite struct LineSelectionTests {
  /// The text after some keys, with brackets round what is selected and a bar at the caret.
  private func edit(_ start: String, _ keys: KeyPress...) -> String {
    var editor = LineEditor(start)
    for key in keys { _ = editor.take(key) }
    return picture(editor)
  }

  private func picture(_ editor: LineEditor) -> String {
    var places = [(editor.selection.caret, "|")]
    if !editor.selection.isEmpty {
      places = [(editor.selection.range.upperBound, "]"), (editor.selection.range.lowerBound, "[")]
      places.insert((editor.selection.caret, "|"), at: 1)
    }
    var text = editor.text
    for (place, sign) in places {
      text.insert(contentsOf: sign, at: text.utf8.index(text.startIndex, offsetBy: place))
    }
    return text
  }

  private let left = KeyPress(.left)
  private let right = KeyPress(.right)
  private let home = KeyPress(.home)
  private let shiftLeft = KeyPress(.left, modifiers: .shift)
  private let shiftRight = KeyPress(.right, modifiers: .shift)
  private let shiftHome = KeyPress(.home, modifiers: .shift)
  private let shiftEnd = KeyPress(.end, modifiers: .shift)

  @Test func `keys with Shift select`() {
    #expect(edit("abc", shiftLeft) == "ab[|c]")
    #expect(edit("abc", shiftLeft, shiftLeft, shiftRight) == "ab[|c]")
    #expect(edit("abc", shiftLeft, shiftRight, shiftRight) == "abc|")
    #expect(edit("abc", left, shiftHome) == "[|ab]c")
    #expect(edit("abc", home, right, shiftEnd) == "a[bc|]")
    #expect(edit("a👩‍👧", shiftLeft) == "a[|👩‍👧]")
  }

  @Test func `a key without Shift ends the selection, an arrow at its own end`() {
    #expect(edit("abcd", left, shiftLeft, shiftLeft, left) == "a|bcd")
    #expect(edit("abcd", left, shiftLeft, shiftLeft, right) == "abc|d")
    #expect(edit("abcd", shiftLeft, home) == "|abcd")
    #expect(edit("abcd", shiftHome, KeyPress("e", modifiers: .control)) == "abcd|")
  }

  @Test func `what is typed, pasted or deleted takes the place of what is selected`() {
    #expect(edit("abcd", left, shiftLeft, shiftLeft, KeyPress("x")) == "ax|d")
    #expect(edit("abcd", left, shiftLeft, KeyPress(.backspace)) == "ab|d")
    #expect(edit("abcd", left, shiftLeft, KeyPress(.delete)) == "ab|d")
    #expect(edit("ab cd", left, shiftLeft, KeyPress("w", modifiers: .control)) == "ab |d")
    #expect(edit("abcd", shiftHome, KeyPress(.delete), KeyPress(.delete)) == "|")
    var editor = LineEditor("abcd")
    for key in [left, shiftLeft, shiftLeft] { _ = editor.take(key) }
    _ = editor.insert(pasted: "1\n2")
    #expect(picture(editor) == "a1 2|d")
  }

  @Test func `a text of the program keeps both ends of the selection between their characters`() {
    var editor = LineEditor("one two three")
    for key in [home] + Array(repeating: right, count: 4) + Array(repeating: shiftRight, count: 3) {
      _ = editor.take(key)
    }
    #expect(picture(editor) == "one [two|] three")
    editor.replaceText(with: "one two four")
    #expect(picture(editor) == "one [two|] four")
    editor.replaceText(with: "zero one two four")
    #expect(picture(editor) == "zero one [two|] four")
  }
}

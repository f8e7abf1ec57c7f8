import Testing
import TributaryViews

/// What an edit looks at: counts, at lengths that differ by a factor of 400.
@Suite struct LineEditorCostTests {
  private static let lengths = [1000, 10_000, 100_000, 400_000]

  private func text(of length: Int, _ unit: Character) -> String {
    String(repeating: unit, count: length)
  }

  private func cost(_ editor: inout LineEditor, _ change: (inout LineEditor) -> Void) -> Int {
    let before = editor.visited
    change(&editor)
    return editor.visited - before
  }

  @Test(arguments: lengths, ["a", "é", "👨‍👩‍👧"] as [Character])
  func aPasteLooksAtEachScalarOfItOnce(length: Int, unit: Character) {
    var editor = LineEditor(text(of: length, "x"))
    editor.moveCaret(to: length / 2)
    let pasted = text(of: length, unit)
    let visited = cost(&editor) { _ = $0.insert(pasted: pasted) }
    #expect(visited <= pasted.unicodeScalars.count + 2)
    #expect(editor.text.utf8.count == length + pasted.utf8.count)
    #expect(editor.selection.caret == length / 2 + pasted.utf8.count)
  }

  @Test(arguments: lengths, [0, 1, 2])
  func aKeyLooksAtTheGraphemesBesideTheCaret(length: Int, place: Int) {
    let keys: [KeyPress] = [
      KeyPress("z"), KeyPress(.left), KeyPress(.right), KeyPress(.backspace), KeyPress(.delete), KeyPress(.home),
      KeyPress(.end), KeyPress("w", modifiers: .control),
    ]
    for key in keys {
      var editor = LineEditor(text(of: length / 8, "é") + " word " + text(of: length / 8, "é"))
      editor.moveCaret(to: [0, length / 4 + 6, editor.text.utf8.count][place])
      if key.key == "w", place == 2 { _ = editor.insert(pasted: " last") }
      let visited = cost(&editor) { _ = $0.take(key) }
      #expect(visited <= 12, "\(key)")
    }
  }

  @Test(arguments: lengths)
  func aTextThatIsWrittenKeepsACaretAtTheEndWithoutAScan(length: Int) {
    var editor = LineEditor(text(of: length, "a"))
    let new = text(of: length, "b") + "c"
    let visited = cost(&editor) { $0.replaceText(with: new) }
    #expect(visited == 0)
    #expect(editor.selection.caret == length + 1)
  }

  @Test(arguments: lengths)
  func typingAsManyKeysAsAPasteCostsAsMuch(length: Int) {
    var editor = LineEditor("")
    // A tenth of them: each key copies the text, which is no look at it, but takes its time in a test.
    let count = length / 10
    let visited = cost(&editor) { editor in
      for _ in 0..<count { _ = editor.take(KeyPress("a")) }
    }
    #expect(editor.text.utf8.count == count)
    #expect(visited <= 2 * count)
  }
}

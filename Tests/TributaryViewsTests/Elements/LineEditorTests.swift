import Testing
import TributaryViews

@Suite struct LineEditorTests {
  /// The text with a bar at the caret, after some keys.
  private func edit(_ start: String, _ keys: KeyPress...) -> String {
    var editor = LineEditor(start)
    for key in keys { _ = editor.take(key) }
    return picture(editor)
  }

  private func picture(_ editor: LineEditor) -> String {
    let caret = editor.text.utf8.index(editor.text.startIndex, offsetBy: editor.selection.caret)
    return String(editor.text[..<caret]) + "|" + String(editor.text[caret...])
  }

  private let left = KeyPress(.left)

  @Test func charactersGoInAtTheCaret() {
    #expect(edit("", KeyPress("a"), KeyPress("b")) == "ab|")
    #expect(edit("ac", left, KeyPress("b")) == "ab|c")
    #expect(edit("", KeyPress("A", modifiers: .shift), KeyPress("x", modifiers: .option)) == "A|")
  }

  @Test func theCaretMovesByGraphemes() {
    let family = "👨‍👩‍👧"
    #expect(edit("a\(family)e\u{301}", left, left, left, left) == "|a\(family)e\u{301}")
    #expect(edit("a\(family)b", left, KeyPress(.backspace)) == "a|b")
    #expect(edit("a\(family)b", left, left, KeyPress(.delete)) == "a|b")
    #expect(edit("ab", KeyPress(.home), KeyPress(.right), KeyPress(.right), KeyPress(.right)) == "ab|")
  }

  @Test func aScalarThatJoinsItsNeighbourLeavesTheCaretBehindIt() {
    #expect(edit("e", KeyPress("\u{301}")) == "e\u{301}|")
    var editor = LineEditor("👩👧")
    _ = editor.take(left)
    _ = editor.insert(pasted: "\u{200D}")
    #expect(picture(editor) == "👩‍👧|")
  }

  @Test func deletingBetweenTwoThatJoinLeavesTheCaretInsideTheText() {
    var editor = LineEditor("\u{1F1E9}x\u{1F1EA}")
    _ = editor.take(left)
    _ = editor.take(KeyPress(.backspace))
    #expect(picture(editor) == "\u{1F1E9}\u{1F1EA}|")
  }

  @Test func controlKeysMoveAndDeleteAsInAShell() {
    func control(_ key: KeyEquivalent) -> KeyPress { KeyPress(key, modifiers: .control) }
    #expect(edit("one two", control("a"), KeyPress("x")) == "x|one two")
    #expect(edit("one two", control("a"), control("e")) == "one two|")
    #expect(edit("one two", left, left, left, control("k")) == "one |")
    #expect(edit("one two", left, left, left, control("u")) == "|two")
    #expect(edit("one two  ", control("w")) == "one |")
    #expect(edit("one", control("w"), control("w")) == "|")
  }

  @Test func nothingIsDeletedBeyondTheEnds() {
    #expect(edit("a", KeyPress(.delete)) == "a|")
    #expect(edit("a", KeyPress(.home), KeyPress(.backspace)) == "|a")
  }

  @Test func pastedLinesBecomeOneLine() {
    var editor = LineEditor("ad")
    _ = editor.take(left)
    _ = editor.insert(pasted: "b\r\nc\t\u{1B}[31m\u{7}x\n")
    #expect(picture(editor) == "ab c [31mx |d")
  }

  @Test func otherKeysAreNotTaken() {
    var editor = LineEditor("a")
    for key in [KeyPress(.up), KeyPress(.escape), KeyPress(.enter), KeyPress("c", modifiers: .control)] {
      let isTaken = editor.take(key)
      #expect(!isTaken)
    }
  }

  @Test func anotherTextKeepsTheCaretWhereItCanStay() {
    var editor = LineEditor("abcd")
    editor.replaceText(with: "abcdef")
    #expect(picture(editor) == "abcdef|")
    _ = editor.take(left)
    editor.replaceText(with: "xy")
    #expect(picture(editor) == "xy|")
    _ = editor.take(KeyPress(.home))
    editor.replaceText(with: "xyz")
    #expect(picture(editor) == "|xyz")
  }

  @Test(arguments: [
    ("John| Smith", "Johnny Smith", "John|ny Smith"), ("John Sm|ith", "Johnny Smith", "Johnny Sm|ith"),
    ("John Smith|", "John Smithson", "John Smithson|"), ("aa|a", "aa", "aa|"), ("ab|cd", "xy", "xy|"),
    ("one |two", "two", "|two"), ("👨‍👩‍👧|e\u{301}", "x👨‍👩‍👧e\u{301}", "x👨‍👩‍👧|e\u{301}"), ("|ab", "xab", "|xab"),
  ])
  func `the caret stays between the characters where it stood`(start: String, new: String, result: String) {
    let parts = start.split(separator: "|", omittingEmptySubsequences: false)
    var editor = LineEditor(String(parts[0] + parts[1]))
    editor.moveCaret(to: parts[0].utf8.count)
    editor.replaceText(with: new)
    #expect(picture(editor) == result)
  }
}

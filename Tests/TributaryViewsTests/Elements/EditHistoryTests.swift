import Testing
import TributaryViews

@Suite struct EditHistoryTests {
  /// A text of the program that became others, and then what a person made of the first; a bar is the caret.
  private func late(_ texts: String..., edit: String) -> String {
    var editor = LineEditor(texts[0])
    for text in texts.dropFirst() { editor.replaceText(with: text) }
    let parts = edit.split(separator: "|", omittingEmptySubsequences: false)
    let caret = TextSelection(caret: parts[0].utf8.count)
    editor.take(TextEdit(text: parts.joined(), selection: caret, revision: 0))
    let place = editor.text.index(atByte: editor.selection.caret)
    return editor.text[..<place] + "|" + editor.text[place...]
  }

  @Test func `an edit of the present text is the text`() {
    #expect(late("ab", edit: "axb|") == "axb|")
    #expect(late("ab", edit: "|b") == "|b")
    #expect(late("ab", edit: "|") == "|")
    #expect(late("", edit: "日|本") == "日|本")
  }

  @Test func `a late edit keeps what the program wrote elsewhere`() {
    #expect(late("one two", "one three", edit: "zone| two") == "zone| three")
    #expect(late("one two", "1 two", edit: "one two!|") == "1 two!|")
    #expect(late("ab", "ab!", edit: "abc|") == "ab!c|")
    #expect(late("ab", "xab", "xaby", edit: "a-|b") == "xa-|by")
  }

  @Test func `what is typed into a text that was cleared stays`() {
    #expect(late("ab", "", edit: "abx|") == "x|")
    #expect(late("ab", "", edit: "axb|") == "x|")
    #expect(late("ab", "", "new", edit: "abx|") == "newx|")
  }

  @Test func `what the person deleted goes, and what came into it stays`() {
    #expect(late("abcd", "abXcd", edit: "a|d") == "aX|d")
    #expect(late("abcd", "aXd", edit: "|d") == "X|d")
    #expect(late("abcd", "aYd", edit: "aZ|d") == "aYZ|d")
    #expect(late("abcd", "cd", edit: "ad|") == "d|")
  }

  @Test func `changes are of whole scalars`() {
    #expect(late("é", "è", edit: "é!|") == "è!|")
    let change = TextChange(from: "日本", to: "旦本")
    #expect(change == TextChange(at: 0, removed: "日", inserted: "旦"))
    #expect(TextChange(from: "aa", to: "aaa") == TextChange(at: 2, removed: "", inserted: "a"))
  }

  @Test func `the revision counts changes, and the author is whoever made the last`() {
    var editor = LineEditor("a")
    func last() -> [String] {
      let content = editor.content(prompt: "")
      return ["\(content.revision)", "\(content.author)"]
    }
    #expect(last() == ["0", "program"])
    _ = editor.take(KeyPress("b"))
    #expect(last() == ["1", "person"])
    _ = editor.take(KeyPress(.left))
    editor.take(TextEdit(text: "ab", selection: TextSelection(caret: 0), revision: 1))
    #expect(last() == ["1", "person"])
    editor.replaceText(with: "c")
    #expect(last() == ["2", "program"])
    editor.take(TextEdit(text: "cd", selection: TextSelection(caret: 2), revision: 2))
    #expect(last() == ["3", "person"])
    #expect(editor.selection == TextSelection(caret: 2))
  }

  @Test func `an edit of a text that is forgotten, or never was, counts as one of the whole text`() {
    for revision in [0, 1_000, -1] {
      var editor = LineEditor("")
      for _ in 0..<300 { _ = editor.take(KeyPress("a")) }
      editor.take(TextEdit(text: "new", selection: TextSelection(caret: 3), revision: revision))
      #expect(editor.text == "new")
      #expect(editor.selection == TextSelection(caret: 3))
    }
  }

  @Test func `the last 64 changes are always known`() {
    var editor = LineEditor("b")
    for count in 1...300 {
      _ = editor.take(KeyPress("a"))
      let base = max(0, count - 64)
      var other = editor
      let text = "xb" + String(repeating: "a", count: base)
      other.take(TextEdit(text: text, selection: TextSelection(caret: 1), revision: base))
      #expect(other.text == "x" + editor.text)
    }
  }

  @Test func `an edit is one line, and a caret outside it is at an end`() {
    var editor = LineEditor("")
    editor.take(TextEdit(text: "a\r\nb\u{7}", selection: TextSelection(anchor: -3, caret: 99), revision: 0))
    #expect(editor.text == "a b")
    #expect(editor.selection == TextSelection(anchor: 0, caret: 3))
  }
}

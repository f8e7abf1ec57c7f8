/// One line of text and what is selected in it, and what editing keys do to them.
///
/// An edit looks at the graphemes beside the caret and at what it inserts, never at the rest of the text: typing a
/// character costs the same in a field of ten characters and in one of a million.
package struct LineEditor {
  /// The text.
  package private(set) var text: String
  /// What is selected; its ends lie between two graphemes.
  package private(set) var selection: TextSelection
  /// How many graphemes, and scalars of pasted text, edits looked at so far: the proof that the rest is not read.
  package private(set) var visited = 0
  /// The last changes of the text.
  private var history = EditHistory()

  /// A text with the caret at its end.
  package init(_ text: String) {
    self.text = text
    self.text.makeContiguousUTF8()
    selection = TextSelection(caret: self.text.utf8.count)
  }

  /// What the field shows, with a prompt for an empty text.
  package func content(prompt: String) -> FieldContent {
    FieldContent(
      text: text, prompt: prompt, selection: selection, revision: history.revision, author: history.author)
  }

  /// Takes another text, which the program wrote.
  ///
  /// The caret keeps its place in what both texts start with, or else in what both end with; at the end it stays at the
  /// end. So does the other end of the selection.
  ///
  /// - Complexity: linear in the longer text.
  package mutating func replaceText(with new: String) {
    guard new != text else { return }
    let old = text
    text = new
    text.makeContiguousUTF8()
    history.note(TextChange(from: old, to: text), by: .program)
    let kept = (start: CommonBytes.prefix(old, text), end: CommonBytes.suffix(old, text))
    selection = selection.map { offset in
      let behind = old.utf8.count - offset
      if behind == 0 { return text.utf8.count }
      if offset <= kept.start { return text.boundary(atOrBehind: offset) }
      if behind <= kept.end { return text.boundary(atOrBehind: text.utf8.count - behind) }
      return text.offset(old.offset(offset, from: .utf8, to: .graphemes), from: .graphemes, to: .utf8)
    }
  }

  /// Takes an edit that a backend made, of this text or of one that the field had before.
  ///
  /// What else became of the text since then stays; see ``EditHistory``. An edit of a text that is forgotten counts as
  /// one of the whole text. Line feeds and control characters are left out, as of pasted text.
  ///
  /// - Complexity: linear in the text, and in the changes since the revision of the edit.
  package mutating func take(_ edit: TextEdit) {
    let line = line(of: edit.text)
    let since = history.changes(since: edit.revision) ?? []
    var former = text
    for change in since.reversed() {
      former.replaceBytes(change.made, with: change.removed)
    }
    let typed = TextChange(from: former, to: line)
    // What the person typed goes behind what the person removed of the text that is there now.
    var place = typed.range.upperBound
    var removed = [typed.range]
    for change in since {
      place = change.moved(place)
      removed = removed.flatMap(change.split)
    }
    if removed.last?.upperBound != place { removed.append(place..<place) }
    var made: [TextChange] = []
    var gone = 0
    for range in removed {
      let isLast = range.upperBound == place
      made.append(
        replace(range.lowerBound - gone..<range.upperBound - gone, with: isLast ? typed.inserted : "", by: .person))
      gone += range.count
    }
    let start = made[made.count - 1].start
    selection = edit.selection.map { offset in
      let isTyped = (typed.start...(typed.start + typed.inserted.utf8.count)).contains(offset)
      if isTyped { return text.offset(start + offset - typed.start, from: .utf8, to: .utf8) }
      let former = offset < typed.start ? offset : offset - typed.inserted.utf8.count + typed.removed.utf8.count
      return text.offset((Array(since) + made).reduce(former) { $1.moved($0) }, from: .utf8, to: .utf8)
    }
  }

  /// Does what a key does; false if it is none of the editor's.
  ///
  /// With Shift, a key that moves the caret extends the selection.
  package mutating func take(_ key: KeyPress) -> Bool {
    let extends = key.modifiers.contains(.shift)
    switch (key.key, key.modifiers) {
    case (.character(let character), []), (.character(let character), .shift):
      return insert(String(character))
    case (.backspace, []):
      delete { ($0.offset(before: $1), $1) }
    case (.delete, []):
      delete { ($1, $0.offset(after: $1)) }
    case (.left, []) where !selection.isEmpty:
      selection = TextSelection(caret: selection.range.lowerBound)
    case (.right, []) where !selection.isEmpty:
      selection = TextSelection(caret: selection.range.upperBound)
    case (.left, []), (.left, .shift):
      moveCaret(to: offset(before: selection.caret), extends: extends)
    case (.right, []), (.right, .shift):
      moveCaret(to: offset(after: selection.caret), extends: extends)
    case (.home, []), (.home, .shift), ("a", .control):
      moveCaret(to: 0, extends: extends)
    case (.end, []), (.end, .shift), ("e", .control):
      moveCaret(to: text.utf8.count, extends: extends)
    case ("k", .control):
      delete { ($1, $0.text.utf8.count) }
    case ("u", .control):
      delete { (0, $1) }
    case ("w", .control):
      delete { ($0.startOfWord(), $1) }
    default:
      return false
    }
    return true
  }

  /// Puts the caret at a count of UTF-8 bytes, or between the graphemes nearest before it, and selects nothing.
  package mutating func moveCaret(to offset: Int) {
    moveCaret(to: text.offset(offset, from: .utf8, to: .utf8), extends: false)
  }

  /// Puts pasted text in the place of the selection: line feeds and tabs become spaces, other control characters are
  /// left out.
  ///
  /// - Complexity: linear in the pasted text.
  package mutating func insert(pasted: String) -> Bool {
    insertLine(line(of: pasted))
    return true
  }

  // MARK: -

  /// A text as one line.
  private mutating func line(of text: String) -> String {
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      visited += 1
      if scalar == "\t" || Self.isNewline(scalar) {
        // A carriage return and a line feed are one end of a line.
        if scalar != "\n" || previous != "\r" { line.append(" ") }
      } else if !Self.isControl(scalar) {
        line.append(scalar)
      }
      previous = scalar
    }
    return String(line)
  }

  private mutating func insert(_ new: String) -> Bool {
    guard !new.unicodeScalars.contains(where: Self.isControl) else { return false }
    insertLine(new)
    return true
  }

  private mutating func insertLine(_ new: String) {
    let place = selection.range
    _ = replace(place, with: new, by: .person)
    // What was typed may have joined its neighbours into one grapheme: the caret goes behind it.
    moveCaret(atOrBehind: place.lowerBound + new.utf8.count)
  }

  /// Deletes what is selected, or else what a function names by the caret.
  private mutating func delete(_ range: (inout LineEditor, Int) -> (Int, Int)) {
    var gone = selection.range
    if gone.isEmpty {
      let (low, high) = range(&self, selection.caret)
      gone = low..<high
    }
    _ = replace(gone, with: "", by: .person)
    // What stood on both sides may have joined into one grapheme: the caret goes behind it.
    moveCaret(atOrBehind: gone.lowerBound)
  }

  /// Changes the text and remembers the change; the selection is the caller's to mend.
  private mutating func replace(_ range: Range<Int>, with new: String, by author: EditAuthor) -> TextChange {
    let change = TextChange(at: range.lowerBound, removed: text.bytes(range), inserted: new)
    if !change.isEmpty {
      text.replaceBytes(range, with: new)
      history.note(change, by: author)
    }
    return change
  }

  private mutating func moveCaret(to offset: Int, extends: Bool) {
    selection = TextSelection(anchor: extends ? selection.anchor : offset, caret: offset)
  }

  /// Puts the caret at the first boundary of graphemes that is not before a byte.
  private mutating func moveCaret(atOrBehind offset: Int) {
    visited += 1
    selection = TextSelection(caret: text.boundary(atOrBehind: offset))
  }

  /// The boundary of graphemes before another, or the start.
  private mutating func offset(before offset: Int) -> Int {
    visited += 1
    return offset > 0 ? text.utf8Offset(of: text.index(before: text.index(atByte: offset))) : 0
  }

  /// The boundary of graphemes behind another, or the end.
  private mutating func offset(after offset: Int) -> Int {
    visited += 1
    return offset < text.utf8.count ? text.utf8Offset(of: text.index(after: text.index(atByte: offset))) : offset
  }

  /// Where the word before the caret starts: blanks, then what is no blank.
  private mutating func startOfWord() -> Int {
    var start = selection.caret
    var isInWord = false
    while start > 0 {
      let previous = offset(before: start)
      let isBlank = text[text.index(atByte: previous)].isWhitespace
      if isInWord, isBlank { break }
      isInWord = !isBlank
      start = previous
    }
    return start
  }

  private static func isNewline(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }
}

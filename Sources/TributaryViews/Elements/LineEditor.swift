/// One line of text and a caret in it, and what editing keys do to them.
package struct LineEditor: Equatable {
  package private(set) var text: String
  /// A count of graphemes from the start.
  package private(set) var caret: Int

  /// A text with the caret at its end.
  package init(_ text: String) {
    self.text = text
    caret = text.count
  }

  func content(prompt: String) -> FieldContent {
    FieldContent(text: text, prompt: prompt, caret: caret)
  }

  /// Takes another text.
  ///
  /// The caret keeps its place in what both texts start with, or else in what both end with; at the end it stays at the
  /// end. Linear in the longer text.
  package mutating func replaceText(with new: String) {
    guard new != text else { return }
    let behind = text.count - caret
    let sameStart = zip(text, new).prefix { $0 == $1 }.count
    let sameEnd = zip(text.reversed(), new.reversed()).prefix { $0 == $1 }.count
    if behind == 0 || (caret > sameStart && behind <= sameEnd) {
      caret = new.count - behind
    } else {
      caret = min(caret, new.count)
    }
    text = new
  }

  /// Does what a key does; false if it is none of the editor's.
  package mutating func take(_ key: KeyPress) -> Bool {
    switch (key.key, key.modifiers) {
    case (.character(let character), []), (.character(let character), .shift):
      return insert(String(character))
    case (.backspace, []):
      delete(from: max(caret - 1, 0), to: caret)
    case (.delete, []):
      delete(from: caret, to: min(caret + 1, text.count))
    case (.left, []):
      caret = max(caret - 1, 0)
    case (.right, []):
      caret = min(caret + 1, text.count)
    case (.home, []), ("a", .control):
      caret = 0
    case (.end, []), ("e", .control):
      caret = text.count
    case ("k", .control):
      delete(from: caret, to: text.count)
    case ("u", .control):
      delete(from: 0, to: caret)
    case ("w", .control):
      delete(from: startOfWord, to: caret)
    default:
      return false
    }
    return true
  }

  /// Puts the caret before a grapheme, or as near as the text goes.
  package mutating func moveCaret(to grapheme: Int) {
    caret = min(max(0, grapheme), text.count)
  }

  /// Puts pasted text at the caret: line feeds and tabs become spaces, other control characters are left out.
  package mutating func insert(pasted: String) -> Bool {
    var line = ""
    for character in pasted {
      if character.isNewline || character == "\t" {
        line.append(" ")
      } else {
        line.unicodeScalars.append(contentsOf: character.unicodeScalars.filter { !Self.isControl($0) })
      }
    }
    _ = insert(line)
    return true
  }

  private mutating func insert(_ new: String) -> Bool {
    guard !new.unicodeScalars.contains(where: Self.isControl) else { return false }
    let index = text.index(text.startIndex, offsetBy: caret)
    let end = text.utf8.distance(from: text.startIndex, to: index) + new.utf8.count
    text.insert(contentsOf: new, at: index)
    // What was typed may have joined its neighbours into one grapheme: the caret goes behind it.
    caret = 0
    var boundary = text.startIndex
    while boundary < text.endIndex, text.utf8.distance(from: text.startIndex, to: boundary) < end {
      boundary = text.index(after: boundary)
      caret += 1
    }
    return true
  }

  private mutating func delete(from start: Int, to end: Int) {
    let low = text.index(text.startIndex, offsetBy: start)
    text.removeSubrange(low..<text.index(low, offsetBy: end - start))
    // What stood on both sides may have joined into one grapheme.
    caret = min(start, text.count)
  }

  /// Where the word before the caret starts: blanks, then what is no blank.
  private var startOfWord: Int {
    let before = text.prefix(caret).reversed()
    let blanks = before.prefix(while: \.isWhitespace).count
    return caret - blanks - before.dropFirst(blanks).prefix { !$0.isWhitespace }.count
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control
  }
}

/// One line of text and a caret in it, and what editing keys do to them.
///
/// An edit looks at the graphemes beside the caret and at what it inserts, never at the rest of the text: typing a
/// character costs the same in a field of ten characters and in one of a million.
package struct LineEditor {
  /// The text.
  package private(set) var text: String
  /// Where the caret stands: a count of UTF-8 bytes from the start of the text, always between two graphemes.
  package private(set) var offset: Int
  /// How many graphemes, and scalars of pasted text, edits looked at so far: the proof that the rest is not read.
  package private(set) var visited = 0

  /// A text with the caret at its end.
  package init(_ text: String) {
    self.text = text
    self.text.makeContiguousUTF8()
    offset = self.text.utf8.count
  }

  func content(prompt: String) -> FieldContent {
    FieldContent(text: text, prompt: prompt, offset: offset)
  }

  /// Takes another text.
  ///
  /// The caret keeps its place in what both texts start with, or else in what both end with; at the end it stays at the
  /// end.
  ///
  /// - Complexity: linear in the longer text; constant with the caret at the end.
  package mutating func replaceText(with new: String) {
    guard new != text else { return }
    let old = (text: text, caret: caretIndex)
    let behind = text.utf8.count - offset
    text = new
    text.makeContiguousUTF8()
    if behind == 0 {
      offset = text.utf8.count
    } else if offset <= CommonBytes.prefix(old.text, text) {
      moveCaret(atOrBehind: offset)
    } else if behind <= CommonBytes.suffix(old.text, text) {
      moveCaret(atOrBehind: text.utf8.count - behind)
    } else {
      let graphemes = old.text[..<old.caret].count
      let place = text.index(text.startIndex, offsetBy: graphemes, limitedBy: text.endIndex) ?? text.endIndex
      offset = offset(of: place)
    }
  }

  /// Does what a key does; false if it is none of the editor's.
  package mutating func take(_ key: KeyPress) -> Bool {
    switch (key.key, key.modifiers) {
    case (.character(let character), []), (.character(let character), .shift):
      return insert(String(character))
    case (.backspace, []):
      delete(from: index(before: caretIndex), to: caretIndex)
    case (.delete, []):
      delete(from: caretIndex, to: index(after: caretIndex))
    case (.left, []):
      offset = offset(of: index(before: caretIndex))
    case (.right, []):
      offset = offset(of: index(after: caretIndex))
    case (.home, []), ("a", .control):
      offset = 0
    case (.end, []), ("e", .control):
      offset = text.utf8.count
    case ("k", .control):
      delete(from: caretIndex, to: text.endIndex)
    case ("u", .control):
      delete(from: text.startIndex, to: caretIndex)
    case ("w", .control):
      let start = startOfWord()
      delete(from: start, to: caretIndex)
    default:
      return false
    }
    return true
  }

  /// Puts the caret at a count of UTF-8 bytes, or between the graphemes nearest before it.
  package mutating func moveCaret(to offset: Int) {
    let index = text.utf8.index(text.startIndex, offsetBy: min(max(0, offset), text.utf8.count))
    self.offset = self.offset(of: text.graphemeBoundary(atOrBefore: index))
  }

  /// Puts pasted text at the caret: line feeds and tabs become spaces, other control characters are left out.
  ///
  /// - Complexity: linear in the pasted text.
  package mutating func insert(pasted: String) -> Bool {
    var line = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in pasted.unicodeScalars {
      visited += 1
      if scalar == "\t" || Self.isNewline(scalar) {
        // A carriage return and a line feed are one end of a line.
        if scalar != "\n" || previous != "\r" { line.append(" ") }
      } else if !Self.isControl(scalar) {
        line.append(scalar)
      }
      previous = scalar
    }
    insertLine(String(line))
    return true
  }

  // MARK: -

  private mutating func insert(_ new: String) -> Bool {
    guard !new.unicodeScalars.contains(where: Self.isControl) else { return false }
    insertLine(new)
    return true
  }

  private mutating func insertLine(_ new: String) {
    text.insert(contentsOf: new, at: caretIndex)
    // What was typed may have joined its neighbours into one grapheme: the caret goes behind it.
    moveCaret(atOrBehind: offset + new.utf8.count)
  }

  private mutating func delete(from low: String.Index, to high: String.Index) {
    let place = offset(of: low)
    text.removeSubrange(low..<high)
    // What stood on both sides may have joined into one grapheme: the caret goes behind it.
    moveCaret(atOrBehind: place)
  }

  /// Puts the caret at the first boundary of graphemes that is not before a byte.
  private mutating func moveCaret(atOrBehind offset: Int) {
    let index = text.utf8.index(text.startIndex, offsetBy: min(offset, text.utf8.count))
    let boundary = text.graphemeBoundary(atOrBefore: index)
    visited += 1
    self.offset = self.offset(of: boundary == index ? boundary : text.index(after: boundary))
  }

  private var caretIndex: String.Index { text.utf8.index(text.startIndex, offsetBy: offset) }

  private func offset(of index: String.Index) -> Int {
    text.utf8.distance(from: text.startIndex, to: index)
  }

  /// The boundary of graphemes before another, or the start.
  private mutating func index(before index: String.Index) -> String.Index {
    visited += 1
    return index > text.startIndex ? text.index(before: index) : index
  }

  /// The boundary of graphemes behind another, or the end.
  private mutating func index(after index: String.Index) -> String.Index {
    visited += 1
    return index < text.endIndex ? text.index(after: index) : index
  }

  /// Where the word before the caret starts: blanks, then what is no blank.
  private mutating func startOfWord() -> String.Index {
    var start = caretIndex
    var isInWord = false
    while start > text.startIndex {
      let previous = index(before: start)
      let isBlank = text[previous].isWhitespace
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

extension String {
  /// The boundary of graphemes at an index of any of the string's views, or the nearest one before it.
  package func graphemeBoundary(atOrBefore index: Index) -> Index {
    // `index(after:)` rounds down to a boundary first.
    index < endIndex ? self.index(before: self.index(after: index)) : endIndex
  }
}

/// What two texts have in common at their ends, in bytes of UTF-8.
private enum CommonBytes {
  static func prefix(_ one: String, _ other: String) -> Int {
    zip(one.utf8, other.utf8).prefix { $0 == $1 }.count
  }

  static func suffix(_ one: String, _ other: String) -> Int {
    zip(one.utf8.reversed(), other.utf8.reversed()).prefix { $0 == $1 }.count
  }
}

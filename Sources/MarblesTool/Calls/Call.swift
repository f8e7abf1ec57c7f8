package import TributaryTesting

/// An operator with its arguments, as it is written: `debounce 2`, `take while <3`, `throttle(4, mode: .leading)`.
package struct Call {
  /// A word of the call and its column, from 1.
  package struct Word {
    package var text: String
    package var column: Int
  }

  /// The call as it was written.
  package let text: String
  /// The operator's name, and behind it what stands in brackets or between blanks.
  package private(set) var words: [Word] = []

  /// Reads a call.
  ///
  /// - Parameter text: the call.
  /// - Throws: a ``Marbles/Mistake`` if there is none, or a bracket or quotation mark stays open.
  package init(_ text: String) throws(Marbles.Mistake) {
    self.text = text
    var reader = WordReader(text: text)
    words = try reader.read()
    guard !words.isEmpty else { throw Marbles.Mistake("no operator", column: 1, of: text) }
  }
}

/// Takes a call apart: blanks, commas and the brackets behind the name part words; quotes and other brackets join them.
private struct WordReader {
  let text: String
  var words: [Call.Word] = []
  private var word = Call.Word(text: "", column: 0)
  private var closers: [(character: Character, column: Int)] = []
  private var isInside = false

  init(text: String) {
    self.text = text
  }

  mutating func read() throws(Marbles.Mistake) -> [Call.Word] {
    for (index, character) in text.enumerated() { read(character, at: index + 1) }
    if let open = closers.last {
      throw Marbles.Mistake("what opens here is not closed", column: open.column, of: text)
    }
    finish()
    return words
  }

  private mutating func read(_ character: Character, at column: Int) {
    if let closer = closers.last {
      if character == closer.character {
        closers.removeLast()
      } else if closer.character != "\"" {
        open(character, at: column)
      }
      append(character, at: column)
      return
    }
    switch character {
    // The brackets of a call stand right behind its name.
    case "(" where !isInside && words.isEmpty && !word.text.isEmpty:
      isInside = true
      finish()
    case ")" where isInside:
      isInside = false
      finish()
    case ",": finish()
    case " ": finish()
    // A label names what stands behind it: `mode: .leading`. That `while:` and its like choose the operator is seen
    // there.
    case ":" where word.text.allSatisfy(\.isLetter) && !word.text.isEmpty:
      word.text += ":"
      finish()
    default:
      if character == "{" { finish() }
      open(character, at: column)
      append(character, at: column)
    }
  }

  private mutating func open(_ character: Character, at column: Int) {
    let pairs: [Character: Character] = ["(": ")", "[": "]", "{": "}", "\"": "\""]
    if let closer = pairs[character] { closers.append((closer, column)) }
  }

  private mutating func append(_ character: Character, at column: Int) {
    if word.text.isEmpty { word.column = column }
    word.text.append(character)
  }

  private mutating func finish() {
    if !word.text.isEmpty { words.append(word) }
    word.text = ""
  }
}

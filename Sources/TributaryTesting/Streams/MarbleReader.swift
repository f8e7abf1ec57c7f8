/// Reads a picture from left to right: which sign stands in which column.
struct MarbleReader {
  /// A sign, the column that is its time, and its place in the text, from 1.
  struct Sign {
    enum Kind: Equatable {
      case word(String)
      case error
      case completion
      case subscription
      case disposal
    }

    let kind: Kind
    let column: Int
    let place: Int
  }

  static let marks: Set<Character> = ["-", "(", ")", "|", "#", "^", "!", " "]

  private let text: String
  private let characters: [Character]
  /// Longest first; without any, each character is a word.
  private let words: [[Character]]

  init(_ text: String, words: [String]) {
    for word in words {
      precondition(
        word.first.map { !Self.marks.contains($0) } == true,
        """
        The dictionary of a picture has the word \(word.quoted). A word is not empty and does not begin with a sign of \
        pictures, one of - ( ) | # ^ ! and the blank: it could not be told from it. Call the value something else.
        """)
    }
    self.text = text
    characters = Array(text)
    self.words = words.map(Array.init).sorted { $0.count > $1.count }
  }

  func read() throws(Marbles.Mistake) -> (signs: [Sign], columns: Int) {
    var signs: [Sign] = []
    var (index, column) = (0, 0)
    var group: Int?
    while index < characters.count {
      func mistake(_ message: String) -> Marbles.Mistake {
        Marbles.Mistake(message, column: index + 1, of: text)
      }
      var kind: Sign.Kind?
      var width = 1
      switch characters[index] {
      case " ": width = 0
      case "(" where group == nil:
        group = index
        width = 0
      case ")" where group != nil: group = nil
      case "(", ")": throw mistake("a group that does not open and close in turn")
      case "-" where group != nil: throw mistake("a moment inside a group")
      case "-": break
      case "|": kind = .completion
      case "#": kind = .error
      case "^": kind = .subscription
      case "!": kind = .disposal
      default:
        guard let word = word(at: index) else { throw mistake("no value has a name that begins here") }
        kind = .word(String(word))
        width = word.count
      }
      if let kind { signs.append(Sign(kind: kind, column: column, place: index + 1)) }
      if group == nil { column += width }
      index += max(width, 1)
    }
    if let group { throw Marbles.Mistake("a group that stays open", column: group + 1, of: text) }
    return (signs, column)
  }

  private func word(at index: Int) -> ArraySlice<Character>? {
    guard !words.isEmpty else { return characters[index...index] }
    let rest = characters[index...]
    return words.first { rest.starts(with: $0) }.map { rest.prefix($0.count) }
  }
}

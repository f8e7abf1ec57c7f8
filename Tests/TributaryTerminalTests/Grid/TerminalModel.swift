import TributaryTerminal

/// A terminal in a few lines, strict where real ones differ: it shows what the bytes of frames would.
struct TerminalModel {
  /// How the terminal measures characters.
  enum Widths {
    /// By graphemes, as we do.
    case graphemes
    /// Each scalar for itself: joined emoji are drawn as several.
    case scalars
    /// As by scalars, and pictures that it does not know take one column.
    case oldScalars
    /// By graphemes across cells: what can join to the cell on its left does, wherever the cursor came from, as in
    /// tmux and Ghostty.
    case joining
  }

  struct Cell: Equatable {
    var text = " "
    var style = Style.plain
  }

  /// What stands where a terminal may show anything.
  static let unknown = Cell(text: "\u{FFFC}")

  let width: Int
  let widths: Widths
  var cells: [[Cell]]
  var column = 0
  var row = 0
  /// Whether the cursor stands in the last column or behind it, where terminals differ.
  private var isAtEdge = false
  var style = Style.plain
  var isCaretVisible = true
  var isSynchronized = false

  init(width: Int, height: Int, widths: Widths = .graphemes) {
    self.width = width
    self.widths = widths
    cells = Array(repeating: Array(repeating: Self.unknown, count: width), count: height)
  }

  mutating func show(_ bytes: [UInt8]) {
    var rest = Substring(String(decoding: bytes, as: UTF8.self))
    while let first = rest.unicodeScalars.first {
      switch first {
      case "\u{1B}":
        let sequence = rest.dropFirst(2)
        let end = sequence.firstIndex { ("@"..."~").contains($0) }!
        perform(sequence[..<end], sequence[end])
        rest = sequence[sequence.index(after: end)...]
      case "\r":
        column = 0
        isAtEdge = false
        rest.unicodeScalars.removeFirst()
      case "\n":
        row += 1
        rest.unicodeScalars.removeFirst()
      default:
        let text = rest.unicodeScalars.prefix { $0 != "\u{1B}" && $0 != "\r" && $0 != "\n" }
        draw(Substring(text))
        rest = rest[text.endIndex...]
      }
    }
  }

  private mutating func draw(_ text: Substring) {
    switch widths {
    case .graphemes:
      for character in text { draw(String(character), columns: TextWidth.columns(of: character)) }
    case .joining:
      for character in text {
        if let left = leftCell, joins(cells[row][left].text, String(character)) {
          cells[row][left].text += String(character)
        } else {
          draw(String(character), columns: TextWidth.columns(of: character))
        }
      }
    case .scalars, .oldScalars:
      for scalar in text.unicodeScalars {
        let columns = TextWidth.columns(of: scalar)
        let isUnknown = widths == .oldScalars && scalar.value >= 0x1F000
        draw(String(scalar), columns: isUnknown ? min(columns, 1) : columns)
      }
    }
  }

  /// The column of the glyph on the left of the cursor.
  private var leftCell: Int? {
    let left = isAtEdge ? column : column - 1
    guard left >= 0 else { return nil }
    return cells[row][left].text.isEmpty && left > 0 ? left - 1 : left
  }

  private func joins(_ left: String, _ right: String) -> Bool {
    guard right.utf8.count > 1 else { return false }
    return left.unicodeScalars.last == "\u{200D}" || (left + right).count < left.count + right.count
  }

  private mutating func draw(_ text: String, columns: Int) {
    guard columns > 0 else {
      if let leftCell { cells[row][leftCell].text += text }
      return
    }
    precondition(!isAtEdge || widths != .graphemes, "drawn where terminals differ")
    precondition(column + columns <= width || widths != .graphemes, "drawn beyond the last column")
    guard column + columns <= width else {
      // What a real terminal draws here differs; it stays in this row.
      if cells[row][width - 1].text.isEmpty, width > 1 { cells[row][width - 2] = Self.unknown }
      return cells[row][width - 1] = Self.unknown
    }
    if cells[row][column].text.isEmpty, column > 0 { cells[row][column - 1] = Self.unknown }
    let next = column + columns
    if next < width, cells[row][next].text.isEmpty { cells[row][next] = Self.unknown }
    cells[row][column] = Cell(text: text, style: style)
    if columns == 2 { cells[row][column + 1] = Cell(text: "", style: style) }
    // No wrapping: the cursor stays at the edge, where it must be placed anew.
    isAtEdge = next >= width
    column = min(next, width - 1)
  }

  private mutating func perform(_ parameters: Substring, _ final: Character) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    let first = numbers.first.flatMap { $0 } ?? 1
    switch final {
    case "C", "D": precondition(!isAtEdge, "the cursor was moved from where terminals differ")
    case "H", "G": isAtEdge = false
    default: break
    }
    switch final {
    case "H":
      row = first - 1
      column = numbers.count > 1 ? (numbers[1] ?? 1) - 1 : 0
    case "C": column += first
    case "D": column -= first
    case "G": column = first - 1
    case "J":
      precondition(parameters == "2" && style == .plain)
      cells = cells.map { $0.map { _ in Cell() } }
    case "K":
      precondition(parameters.isEmpty && style == .plain)
      if cells[row][column].text.isEmpty { cells[row][column - 1] = Self.unknown }
      for index in column..<width { cells[row][index] = Cell() }
    case "m": setStyle(numbers.map { $0 ?? 0 })
    case "h", "l":
      switch parameters {
      case "?25": isCaretVisible = final == "h"
      case "?2026": isSynchronized = final == "h"
      default: preconditionFailure("unknown mode \(parameters)")
      }
    default: preconditionFailure("unknown sequence \(parameters)\(final)")
    }
  }

  private mutating func setStyle(_ numbers: [Int]) {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: style = .plain
      case 1: style.attributes.insert(.bold)
      case 2: style.attributes.insert(.dim)
      case 3: style.attributes.insert(.italic)
      case 4: style.attributes.insert(.underline)
      case 7: style.attributes.insert(.inverse)
      case 9: style.attributes.insert(.strikethrough)
      case 22: style.attributes.subtract([.bold, .dim])
      case 23: style.attributes.remove(.italic)
      case 24: style.attributes.remove(.underline)
      case 27: style.attributes.remove(.inverse)
      case 29: style.attributes.remove(.strikethrough)
      case 30...37: style.foreground = .palette(UInt8(number - 30))
      case 90...97: style.foreground = .palette(UInt8(number - 90 + 8))
      case 38: style.foreground = color(&rest)
      case 39: style.foreground = .standard
      case 40...47: style.background = .palette(UInt8(number - 40))
      case 100...107: style.background = .palette(UInt8(number - 100 + 8))
      case 48: style.background = color(&rest)
      case 49: style.background = .standard
      default: preconditionFailure("unknown attribute \(number)")
      }
    }
  }

  private func color(_ rest: inout ArraySlice<Int>) -> TerminalColor {
    if rest.popFirst() == 5 { return .palette(UInt8(rest.removeFirst())) }
    let parts = [rest.removeFirst(), rest.removeFirst(), rest.removeFirst()].map { UInt8($0) }
    return .rgb(parts[0], parts[1], parts[2])
  }
}

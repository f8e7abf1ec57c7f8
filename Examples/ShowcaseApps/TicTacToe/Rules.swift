/// How large the board is and how many marks in a row win.
package struct Rules: Hashable, Sendable {
  /// The boards that can be played: one square is no game, and more than 19 rows fit no usual screen.
  package static let sizes = 2...19

  /// Three in a row on three by three.
  package static let standard = Rules(unchecked: 3, line: 3)

  /// The number of rows, and of columns.
  package let size: Int
  /// How many equal marks in a row, a column or a diagonal win.
  package let line: Int

  /// Rules for a board of `size` rows; without a `line` it takes three, or the size where the board is smaller.
  package init(size: Int, line: Int? = nil) throws(RulesError) {
    guard Rules.sizes.contains(size) else { throw .size(size) }
    let line = line ?? min(3, size)
    guard (2...size).contains(line) else { throw .line(line, size: size) }
    self.init(unchecked: size, line: line)
  }

  private init(unchecked size: Int, line: Int) {
    self.size = size
    self.line = line
  }
}

/// Why rules make no game.
package enum RulesError: Error, Equatable, CustomStringConvertible {
  case size(Int)
  case line(Int, size: Int)

  /// What would make one.
  package var allowed: String {
    switch self {
    case .size: "a board has \(Rules.sizes.lowerBound) to \(Rules.sizes.upperBound) rows"
    case .line(_, let size): "a line on a board of \(size) rows has 2 to \(size) marks"
    }
  }

  package var description: String {
    switch self {
    case .size(let number), .line(let number, _): "\(allowed), not \(number)"
    }
  }
}

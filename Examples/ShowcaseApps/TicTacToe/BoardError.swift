/// Why a board cannot be taken for a game.
package enum BoardError: Error, Equatable, CustomStringConvertible {
  /// A character of the text is neither a mark nor an empty square.
  case unknown(Character, row: Int, column: Int)
  /// A row of the text is not as long as there are rows.
  case notSquare(rows: Int, row: Int, count: Int)
  /// The board has not the size that the rules name.
  case size(Int, rules: Int)
  /// Crosses and circles do not alternate from the cross on.
  case counts(cross: Int, circle: Int)
  /// Both players have a line, but the first line ends a game.
  case twoWinners
  /// A player has a line, and marks stand that can only have been made after it.
  case playedOn(after: Player)

  package var description: String {
    switch self {
    case .unknown(let character, let row, let column):
      "row \(row) column \(column) holds \(String(character).debugDescription); a square is X, O or a full stop"
    case .notSquare(let rows, let row, let count):
      "row \(row) has \(count) squares, but there are \(rows) rows: a board is square"
    case .size(let size, let rules):
      "the board has \(size) rows, but the rules say \(rules)"
    case .counts(let cross, let circle):
      "\(cross) X and \(circle) O cannot be: X begins and the players alternate"
    case .twoWinners:
      "X and O both have a line, but the first line ends a game"
    case .playedOn(let winner):
      "\(winner.mark) has a line, but play went on after it"
    }
  }
}

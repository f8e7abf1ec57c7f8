/// The squares of a game and what is marked in them; it knows nothing of turns.
package struct Board: Hashable, Sendable {
  /// The number of rows, and of columns.
  package let size: Int
  /// How many squares are empty.
  package private(set) var emptyCount: Int
  private var fields: [Field]

  /// A board with every square empty.
  package init(size: Int) {
    self.size = size
    emptyCount = size * size
    fields = Array(repeating: .empty, count: size * size)
  }

  /// What is in a square, or nil where there is no such square.
  package subscript(position: Position) -> Field? {
    let (x, y) = (position.x.index, position.y.index)
    guard x >= 0, x < size, y >= 0, y < size else { return nil }
    return fields[y * size + x]
  }

  /// Puts a mark into an empty square.
  package mutating func mark(_ position: Position, as player: Player) {
    precondition(
      self[position] == .empty,
      "Board.mark needs an empty square: a mark is never replaced. Ask the board for the square first.")
    fields[position.y.index * size + position.x.index] = .marked(player)
    emptyCount -= 1
  }

  /// The same board with one square empty again.
  func clearing(_ position: Position) -> Board {
    var board = self
    board.fields[position.y.index * size + position.x.index] = .empty
    board.emptyCount += 1
    return board
  }

  /// Every square, row by row.
  package var positions: [Position] {
    (0..<size).flatMap { row in (0..<size).map { Position(x: Column($0), y: Row(row)) } }
  }

  /// The squares that a player has marked, row by row.
  package func squares(of player: Player) -> [Position] {
    positions.filter { self[$0] == .marked(player) }
  }
}

// MARK: - Lines

extension Board {
  /// The four ways in which a line can run; the other four are the same lines from their other end.
  private static let directions = [(x: 1, y: 0), (x: 0, y: 1), (x: 1, y: 1), (x: 1, y: -1)]

  /// Whether a line of `length` equal marks runs through a square.
  package func hasLine(of length: Int, through position: Position) -> Bool {
    guard case .marked(let player)? = self[position] else { return false }
    for (x, y) in Board.directions {
      let run = 1 + run(of: player, from: position, x, y) + run(of: player, from: position, -x, -y)
      if run >= length { return true }
    }
    return false
  }

  /// Whether a player has a line of `length` marks anywhere.
  package func hasLine(of length: Int, by player: Player) -> Bool {
    squares(of: player).contains { hasLine(of: length, through: $0) }
  }

  /// How many marks of a player follow one another from a square onwards; the square itself does not count.
  private func run(of player: Player, from position: Position, _ x: Int, _ y: Int) -> Int {
    var (next, count) = (position, 0)
    while true {
      next.x.index += x
      next.y.index += y
      guard case .marked(player)? = self[next] else { return count }
      count += 1
    }
  }
}

/// A game of tic-tac-toe as a value: the rules, the board, and where the game stands.
package struct Game: Hashable, Sendable {
  package let rules: Rules
  package private(set) var board: Board
  package private(set) var state: GameState

  /// A game that has not begun.
  package init(rules: Rules = .standard) {
    self.rules = rules
    board = Board(size: rules.size)
    state = .playing(.cross)
  }

  init(rules: Rules, board: Board, state: GameState) {
    self.rules = rules
    self.board = board
    self.state = state
  }

  /// What a move makes of this game: the next game, or the reason why the move is none.
  package func playing(_ move: Position) -> Result<Game, Rejection> {
    switch (state, board[move]) {
    case (.winner, _), (.draw, _): .failure(.finished(state))
    case (.playing, nil): .failure(.outside(move, size: rules.size))
    case (.playing, .marked(let owner)?): .failure(.occupied(move, by: owner))
    case (.playing(let player), .empty?): .success(marking(move, as: player))
    }
  }

  private func marking(_ move: Position, as player: Player) -> Game {
    var next = self
    next.board.mark(move, as: player)
    if next.board.hasLine(of: rules.line, through: move) {
      next.state = .winner(player)
    } else if next.board.emptyCount == 0 {
      next.state = .draw
    } else {
      next.state = .playing(player.opponent)
    }
    return next
  }

  /// The squares of the lines that won; empty while nobody has.
  package var winningSquares: Set<Position> {
    guard case .winner(let player) = state else { return [] }
    return Set(board.squares(of: player).filter { board.hasLine(of: rules.line, through: $0) })
  }
}

/// Where a game stands.
package enum GameState: Hashable, Sendable {
  /// It is this player's turn.
  case playing(Player)
  /// This player has a line.
  case winner(Player)
  /// The board is full and no line exists.
  case draw
}

/// Why a move was not taken; the game stays as it was.
package enum Rejection: Error, Equatable, CustomStringConvertible {
  case occupied(Position, by: Player)
  case outside(Position, size: Int)
  case finished(GameState)

  package var description: String {
    switch self {
    case .occupied(let position, let player):
      "row \(position.y.index + 1) column \(position.x.index + 1) is taken by \(player.mark)"
    case .outside(let position, let size):
      "row \(position.y.index + 1) column \(position.x.index + 1) is not on a board of \(size) by \(size)"
    case .finished(.winner(let player)): "the game is over: \(player.mark) has won"
    case .finished: "the game is over: nobody has won"
    }
  }
}

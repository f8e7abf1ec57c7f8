extension Game {
  /// The game that stands on a board, if play can lead there.
  ///
  /// A board is reached by play if its marks alternate from the cross on, and if it has no line once the last mark is
  /// taken away: one last mark may complete two lines at once, but no mark follows a line.
  package init(board: Board, rules: Rules = .standard) throws(BoardError) {
    guard board.size == rules.size else { throw .size(board.size, rules: rules.size) }
    let crosses = board.squares(of: .cross).count
    let circles = board.squares(of: .circle).count
    guard crosses == circles || crosses == circles + 1 else { throw .counts(cross: crosses, circle: circles) }

    let next: Player = crosses == circles ? .cross : .circle
    let state: GameState
    switch (board.hasLine(of: rules.line, by: .cross), board.hasLine(of: rules.line, by: .circle)) {
    case (true, true): throw .twoWinners
    case (false, false): state = board.emptyCount == 0 ? .draw : .playing(next)
    case (true, false): state = .winner(.cross)
    case (false, true): state = .winner(.circle)
    }
    if case .winner(let winner) = state {
      let last = board.squares(of: winner).contains { !board.clearing($0).hasLine(of: rules.line, by: winner) }
      guard winner != next, last else { throw .playedOn(after: winner) }
    }
    self.init(rules: rules, board: board, state: state)
  }

  /// The game that stands on a board written as text: `XO./.../...`.
  package init(parsing text: String, rules: Rules = .standard) throws(BoardError) {
    try self.init(board: Board(parsing: text), rules: rules)
  }
}

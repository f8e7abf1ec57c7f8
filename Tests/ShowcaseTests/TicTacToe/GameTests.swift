import ShowcaseApps
import Testing

@Suite struct GameTests {
  @Test func `x is the column and y the row`() throws {
    let game = try Game().playing(Position(x: 2, y: 0)).get()
    #expect(game.board[Position(x: 2, y: 0)] == .marked(.cross))
    #expect(game.board.description == "..X/.../...")
  }

  @Test func `the cross begins and the players alternate`() throws {
    var game = Game()
    #expect(game.state == .playing(.cross))
    game = try game.playing(Position(x: 0, y: 0)).get()
    #expect(game.state == .playing(.circle))
    game = try game.playing(Position(x: 1, y: 0)).get()
    #expect(game.state == .playing(.cross))
    #expect(game.board.description == "XO./.../...")
  }

  @Test func `an occupied square is rejected and the turn stays`() throws {
    let game = try Game(parsing: "XO./.../...")
    #expect(game.playing(Position(x: 1, y: 0)) == .failure(.occupied(Position(x: 1, y: 0), by: .circle)))
    #expect(game == (try Game(parsing: "XO./.../...")))
    #expect(game.state == .playing(.cross))
  }

  @Test(arguments: [
    Position(x: 3, y: 0), Position(x: 0, y: 3), Position(x: -1, y: 0), Position(x: 0, y: -1),
    Position(x: Column(Int.max), y: Row(Int.min)),
  ])
  func `a square that is not there is rejected`(position: Position) {
    #expect(Game().playing(position) == .failure(.outside(position, size: 3)))
  }

  @Test(arguments: ["XXX/OO./...", "OOX/XXO/OXX"])
  func `a finished game is final on every square, and out of the board too`(text: String) throws {
    let game = try Game(parsing: text)
    for position in game.board.positions + [Position(x: 9, y: 9)] {
      #expect(game.playing(position) == .failure(.finished(game.state)))
    }
    #expect(game.board.description == text)
  }

  @Test(arguments: ["OOX/XXO/OXX", "XOX/XOO/OXX", "XXO/OOX/XOX"])
  func `a full board without a line is a draw, whoever holds the centre`(text: String) throws {
    #expect(try Game(parsing: text).state == .draw)
  }

  @Test(arguments: [
    ("XXX/OO./...", [0, 1, 2]), ("OO./XXX/...", [3, 4, 5]), ("OO./.../XXX", [6, 7, 8]),
    ("X.O/XO./X..", [0, 3, 6]), (".XO/OX./.X.", [1, 4, 7]), ("O.X/.OX/..X", [2, 5, 8]),
    ("XO./OX./..X", [0, 4, 8]), (".OX/OX./X..", [2, 4, 6]),
  ])
  func `each of the eight lines wins and is shown`(text: String, squares: [Int]) throws {
    let game = try Game(parsing: text)
    #expect(game.state == .winner(.cross))
    #expect(game.winningSquares == Set(squares.map { game.board.positions[$0] }))
  }

  @Test func `one mark that completes two lines wins`() throws {
    let game = try Game(parsing: "XXX/XOO/XOO")
    #expect(game.state == .winner(.cross))
    #expect(game.winningSquares.count == 5)
    let played = try Game(parsing: ".XX/XOO/XOO").playing(Position(x: 0, y: 0)).get()
    #expect(played == game)
  }

  @Test func `a full board with a line is won, not drawn`() throws {
    #expect(try Game(parsing: "XXX/OOX/XOO").state == .winner(.cross))
  }

  @Test func `every way to play ends as counted`() {
    var ends: [GameState: Int] = [:]
    func play(_ game: Game) {
      for position in game.board.positions {
        guard case .success(let next) = game.playing(position) else { continue }
        if case .playing = next.state { play(next) } else { ends[next.state, default: 0] += 1 }
      }
    }
    play(Game())
    #expect(ends == [.winner(.cross): 131_184, .winner(.circle): 77_904, .draw: 46_080])
    #expect(ends.values.reduce(0, +) == 255_168)
  }
}

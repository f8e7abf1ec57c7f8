import ShowcaseApps
import Testing

@Suite struct BoardTests {
  @Test(arguments: ["XO./.../...", ".../.../...", "OOX/XXO/OXX", "X./O.", "XO..X/...../..O../...../....."])
  func `a board prints as it was written`(text: String) throws {
    #expect(try Board(parsing: text).description == text)
  }

  @Test(arguments: [
    ("XO/.../...", BoardError.notSquare(rows: 3, row: 1, count: 2)),
    ("", .notSquare(rows: 1, row: 1, count: 0)),
    (".../.../..../...", .notSquare(rows: 4, row: 1, count: 3)),
    (".../.x./...", .unknown("x", row: 2, column: 2)),
  ])
  func `a text that is no board is refused with the place`(text: String, error: BoardError) {
    #expect(throws: error) { try Board(parsing: text) }
  }

  @Test(arguments: [
    ("XX./.../...", BoardError.counts(cross: 2, circle: 0)),
    ("O../.../...", .counts(cross: 0, circle: 1)),
    ("XXX/OOO/...", .twoWinners),
    ("XXX/OO./O..", .playedOn(after: .cross)),
    ("OOO/XX./XX.", .playedOn(after: .circle)),
    ("X./.O", .size(2, rules: 3)),
  ])
  func `an impossible board is refused when built, with the reason`(text: String, error: BoardError) {
    #expect(throws: error) { try Game(parsing: text) }
    #expect(!error.description.isEmpty)
  }

  @Test func `two lines that no single mark completes cannot be`() throws {
    let rules = try Rules(size: 4, line: 3)
    #expect(throws: BoardError.playedOn(after: .cross)) {
      try Game(parsing: "XXX./OO.O/O.OO/.XXX", rules: rules)
    }
    let five = try Rules(size: 5, line: 3)
    #expect(try Game(parsing: "XXXXX/OO.O./...../...O./.....", rules: five).state == .winner(.cross))
  }

  @Test func `exactly the 5,478 boards that play can reach are accepted`() {
    var reached: Set<Game> = []
    func play(_ game: Game) {
      guard reached.insert(game).inserted else { return }
      for position in game.board.positions {
        if case .success(let next) = game.playing(position) { play(next) }
      }
    }
    play(Game())
    #expect(reached.count == 5_478)

    var accepted: Set<Game> = []
    var board = Array(repeating: Character("."), count: 9)
    func fill(_ index: Int) {
      guard index < 9 else {
        let text = String(board[0..<3]) + "/" + String(board[3..<6]) + "/" + String(board[6..<9])
        if let game = try? Game(parsing: text) { accepted.insert(game) }
        return
      }
      for field in [Character("."), "X", "O"] {
        board[index] = field
        fill(index + 1)
      }
    }
    fill(0)
    #expect(accepted == reached)
  }
}

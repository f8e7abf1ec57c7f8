import ShowcaseApps
import Testing

@Suite struct RulesTests {
  @Test func `three by three with three in a row is the standard`() throws {
    #expect(Game().rules == (try Rules(size: 3, line: 3)))
    #expect(try Rules(size: 3) == .standard)
    #expect(try Rules(size: 2).line == 2)
    #expect(try Rules(size: 10).line == 3)
  }

  @Test(arguments: [-1, 0, 1, 20, Int.max])
  func `a board that makes no sense is refused with the sizes that do`(size: Int) {
    let error = #expect(throws: RulesError.size(size)) { try Rules(size: size) }
    #expect(error?.description == "a board has 2 to 19 rows, not \(size)")
  }

  @Test(arguments: [-3, 1, 6])
  func `a line that does not fit is refused with the lengths that do`(line: Int) {
    let error = #expect(throws: RulesError.line(line, size: 5)) { try Rules(size: 5, line: line) }
    #expect(error?.description == "a line on a board of 5 rows has 2 to 5 marks, not \(line)")
  }

  @Test(arguments: 2...7)
  func `rows, columns and diagonals of n in a row are the lines of n by n`(size: Int) {
    let lines = linesThatWin(size: size, line: size)
    #expect(lines == 2 * size + 2)
  }

  @Test func `four in a row on six by six has 54 lines`() {
    // 6 rows and 6 columns of 3 places each, and 9 squares from which a diagonal starts, two ways.
    #expect(linesThatWin(size: 6, line: 4) == 2 * 6 * 3 + 2 * 9)
  }

  @Test func `on a larger board the shorter line wins and one mark less does not`() throws {
    let rules = try Rules(size: 5, line: 4)
    #expect(try Game(parsing: "XXX../OOO../...../...../.....", rules: rules).state == .playing(.cross))
    #expect(try Game(parsing: "...X./..XO./.X.O./X..O./.....", rules: rules).state == .winner(.cross))
    #expect(try Game(parsing: "XXX.X/OOO.O/...../...../.....", rules: rules).state == .playing(.cross))
  }

  @Test func `the first player always wins two by two`() throws {
    var ends: [GameState: Int] = [:]
    func play(_ game: Game) {
      for position in game.board.positions {
        guard case .success(let next) = game.playing(position) else { continue }
        if case .playing = next.state { play(next) } else { ends[next.state, default: 0] += 1 }
      }
    }
    play(Game(rules: try Rules(size: 2)))
    #expect(ends == [.winner(.cross): 24])
  }

  /// How many lines of equal marks win, found by trying each line of squares on an empty board.
  private func linesThatWin(size: Int, line: Int) -> Int {
    var found: Set<Set<Position>> = []
    for start in Board(size: size).positions {
      for x in -1...1 {
        for y in -1...1 where (x, y) != (0, 0) {
          let squares = (0..<line).map {
            Position(x: Column(start.x.index + $0 * x), y: Row(start.y.index + $0 * y))
          }
          var board = Board(size: size)
          guard squares.allSatisfy({ board[$0] != nil }) else { continue }
          for square in squares.dropLast() { board.mark(square, as: .circle) }
          guard let last = squares.last, !board.hasLine(of: line, by: .circle) else { continue }
          board.mark(last, as: .circle)
          if board.hasLine(of: line, through: last) { found.insert(Set(squares)) }
        }
      }
    }
    return found.count
  }
}

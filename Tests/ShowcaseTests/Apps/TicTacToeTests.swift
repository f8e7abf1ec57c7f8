import ShowcaseApps
import Testing

@Suite struct TicTacToeTests {
  private let won = """
    click row 1 column 1
    click row 2 column 1
    click row 1 column 2
    click row 2 column 2
    click row 1 column 3
    screen

    """

  private func play(_ script: String, _ words: String...) async -> Run {
    let run = await Run.showcase(["tic-tac-toe", "--play", "-"] + words, input: script)
    #expect(run.error == "")
    #expect(run.status == .done)
    return run
  }

  @Test func `a game is won by clicks`() async throws {
    let run = await play(won)
    let screen = try #require(run.screens.first)
    #expect(
      screen.map(\.trimmed).filter { !$0.isEmpty } == [
        "Tic-tac-toe",
        "X has won!",
        "╔═════╗╔═════╗╔═════╗",
        "║  X  ║║  X  ║║  X  ║",
        "╚═════╝╚═════╝╚═════╝",
        "┌─────┐┌─────┐┌─────┐",
        "│  O  ││  O  ││     │",
        "└─────┘└─────┘└─────┘",
        "┌─────┐┌─────┐┌─────┐",
        "│     ││     ││     │",
        "└─────┘└─────┘└─────┘",
        "[ Restart r ]  [ Leave esc ]",
      ])
  }

  @Test(arguments: ["row 1 column 1", "row 2 column 1", "row 2 column 3", "row 3 column 3"])
  func `a click after the end changes nothing`(label: String) async {
    let run = await play(won + "click \(label)\nscreen\nclick \(label)\nscreen\n")
    #expect(run.screens.count == 3)
    #expect(Set(run.screens).count == 1)
  }

  @Test func `an occupied square says so, and the turn stays`() async throws {
    let run = await play("click row 2 column 3\nclick row 2 column 3\nscreen\nclick row 1 column 1\nscreen\n")
    #expect(run.screens[0].contains { $0.contains("row 2 column 3 is taken by X") })
    #expect(run.screens[0].contains { $0.contains("O to play") })
    #expect(!run.screens[1].contains { $0.contains("is taken") })
    #expect(run.screens[1].contains { $0.contains("X to play") })
  }

  @Test func `arrows and Enter play, r restarts`() async {
    let run = await play("press enter down right space\nscreen\npress r\nscreen\n")
    #expect(run.screens[0].contains { $0.contains("│  X  ││     ││     │") })
    #expect(run.screens[0].contains { $0.contains("│     ││  O  ││     │") })
    #expect(run.screens[0].contains { $0.contains("X to play") })
    #expect(!run.screens[1].contains { $0.contains("│  X  │") || $0.contains("│  O  │") })
  }

  @Test func `Restart begins again from every end`() async {
    let run = await play("screen\n" + won + "click Restart\nscreen\n")
    #expect(run.screens.count == 3)
    #expect(run.screens[0] == run.screens[2])
    #expect(run.screens[0] != run.screens[1])
  }

  @Test func `a draw is told`() async {
    let moves = ["1 1", "1 2", "1 3", "2 2", "2 1", "2 3", "3 2", "3 1", "3 3"].map {
      "click row \($0.first!) column \($0.last!)\n"
    }
    let run = await play(moves.joined() + "screen\n")
    #expect(run.screens[0].contains { $0.contains("A draw") })
  }

  @Test func `a mouse plays where it points`() async throws {
    let first = await play("screen\n")
    let row = try #require(first.screens[0].firstIndex { $0.contains("│     │") })
    let line = first.screens[0][row]
    let column = line.distance(from: line.startIndex, to: try #require(line.firstIndex(of: "│")))
    let run = await play("clickat \(column + 4 + 7) \(row + 1 + 3)\nscreen\n")
    #expect(run.screens[0].contains { $0.contains("│     ││  X  ││     │") })
  }

  @Test(arguments: [2, 5, 6, 19])
  func `boards of every size fit the usual screen`(size: Int) async {
    let run = await play("click row \(size) column \(size)\nscreen\n", "--size", "\(size)")
    #expect(run.screens[0].count == 24)
    #expect(run.screens[0].contains { $0.contains("Tic-tac-toe, \(size) by \(size)") })
    #expect(run.screens[0].contains { $0.contains("O to play") })
    #expect(run.screens[0].contains { $0.contains("[ Leave esc ]") })
    #expect(run.screens[0].filter { $0.contains("X") }.count == 1)
  }

  @Test func `a board that is larger than its screen follows the focus`() async {
    let right = String(repeating: " right", count: 18)
    let run = await play("resize 30x12\npress\(right)\npress enter\nscreen\nresize 80x24\nscreen\n", "--size", "19")
    #expect(run.screens[0].contains { $0.contains("X") && $0.contains("·  X") })
    #expect(run.screens[0].contains { $0.contains("O to play") })
    #expect(run.screens[0].contains { $0.contains("Leave esc") })
    #expect(run.screens[1].filter { $0.contains("·") }.count == 19)
  }

  @Test func `four in a row win where four are asked for`() async {
    let moves = (1...4).flatMap { column in
      ["click row 1 column \(column)\n"] + (column < 4 ? ["click row 6 column \(column)\n"] : [])
    }
    let run = await play(moves.joined() + "screen\n", "--size", "6", "--line", "4")
    #expect(run.screens[0].contains { $0.contains("X has won!") })
    #expect(run.screens[0].contains { $0.contains("[X][X][X][X] ·  ·") })
  }
}

extension String {
  var trimmed: String {
    let start = drop { $0 == " " }
    return String(start.dropLast(start.reversed().prefix { $0 == " " }.count))
  }
}

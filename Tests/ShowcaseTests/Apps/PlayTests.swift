import ShowcaseApps
import Testing

@Suite struct PlayTests {
  @Test func `nothing is printed but what the script asks for`() async {
    let run = await Run.showcase("tic-tac-toe", "--play", "-", input: "press down\nwait 1s\n# nothing\n")
    #expect(run == Run())
  }

  @Test func `an empty script plays`() async {
    #expect(await Run.showcase("--play", "-", input: "") == Run())
  }

  @Test func `a screen has its rows without blanks at their ends`() async throws {
    let run = await Run.showcase("form", "--play", "-", "--size", "60x20", input: "screen")
    let screen = try #require(run.screens.first)
    #expect(run.output.hasSuffix("\n---\n"))
    #expect(screen.count == 20)
    #expect(screen.allSatisfy { !$0.hasSuffix(" ") && $0.count <= 60 })
    #expect(screen.contains { $0.contains("Form") })
  }

  @Test func `80 by 24 is the screen where nothing else is said, and a script can change it`() async {
    let run = await Run.showcase("form", "--play", "-", input: "screen\nresize 40x12\nscreen\nresize 1x1\nscreen\n")
    #expect(run.screens.map(\.count) == [24, 12, 1])
    #expect(run.status == .done)
  }

  @Test func `an unknown command stops with its line and the screen, and what came before is played`() async {
    let run = await Run.showcase(
      "tic-tac-toe", "--play", "-", input: "click row 1 column 1\r\n\r\n# a comment\r\njump\r\nscreen\r\n")
    #expect(run.status.rawValue == 65)
    #expect(run.output == "")
    #expect(run.error.lines.first?.hasPrefix("showcase: standard input: line 4: \"jump\" is no command") == true)
    #expect(run.error.contains("O to play"))
    #expect(run.error.hasSuffix("---\n"))
  }

  @Test func `an unknown label stops with its line and the nearest label`() async {
    let run = await Run.showcase("tic-tac-toe", "--play", "game.txt", input: "screen\nclick row 1 colum 1\n")
    #expect(run.status.rawValue == 65)
    #expect(run.screens.count == 1)
    #expect(
      run.error.lines.first
        == "showcase: game.txt: line 2: nothing to click is labelled \"row 1 colum 1\"; did you mean "
        + "\"row 1 column 1\"?")
  }

  @Test func `a second one that is not there is counted`() async {
    let run = await Run.showcase("tic-tac-toe", "--play", "-", input: "click Restart #2\n")
    #expect(run.error.lines.first?.hasSuffix("1 to click is labelled \"Restart\", not 2") == true)
  }

  @Test func `a click outside of the screen stops the script`() async {
    let run = await Run.showcase("form", "--play", "-", "--size", "30x10", input: "clickat 30 10\nclickat 31 1\n")
    #expect(run.status == .script)
    #expect(run.error.lines.first?.hasSuffix("line 2: column 31 row 1 is not on a screen of 30x10") == true)
  }

  @Test func `what is left when the app has ended stops with its line`() async {
    let ended = await Run.showcase("tic-tac-toe", "--play", "-", input: "press esc\n# the end\n")
    #expect(ended == Run())
    let run = await Run.showcase("tic-tac-toe", "--play", "-", input: "press esc\n\nscreen\n")
    #expect(run.status == .script)
    #expect(run.error.lines.first == "showcase: standard input: line 3: the app has ended; nothing is left to play on")
    let keys = await Run.showcase("tic-tac-toe", "--play", "-", input: "press esc tab\n")
    #expect(keys.error.lines.first?.contains("line 1: the app has ended before key 2 of the line") == true)
  }
}

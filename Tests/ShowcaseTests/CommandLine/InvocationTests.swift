import ShowcaseApps
import Testing
import TributaryTesting

@Suite struct InvocationTests {
  private func parse(_ words: String) throws -> Invocation {
    try Invocation(parsing: words.split(separator: " ").map(String.init))
  }

  private func message(_ words: String...) throws -> String {
    let error = #expect(throws: UsageError.self) { try Invocation(parsing: words) }
    let message = try #require(error).description
    #expect(!message.contains("\n"), "one line")
    return message
  }

  @Test func `no word opens the gallery`() throws {
    #expect(try parse("") == .app(.gallery, play: nil))
    #expect(try parse("--play -") == .app(.gallery, play: Play(source: .standardInput)))
  }

  @Test func `an app is chosen by its name`() throws {
    #expect(try parse("tic-tac-toe") == .app(.ticTacToe(.standard), play: nil))
    #expect(try parse("timers") == .app(.timers, play: nil))
    #expect(try parse("form --play a.txt") == .app(.form, play: Play(source: .file("a.txt"))))
    #expect(try parse("crash") == .app(.crash, play: nil))
  }

  @Test func `the watchlist opens at a URL and keeps its state in a file, and no other app does`() throws {
    #expect(try parse("watchlist") == .app(.watchlist(), play: nil))
    #expect(
      try parse("watchlist --open /movies/12/cast --state=a.txt")
        == .app(.watchlist(open: "/movies/12/cast", state: "a.txt"), play: nil))
    #expect(try message("timers", "--open", "/") == "timers has no --open; only watchlist has places to open")
    #expect(try message("--state", "a") == "the gallery has no --state; only watchlist keeps one")
    #expect(try message("watchlist", "--open") == "--open needs a value: --open /movies/12/cast")
    #expect(try message("fizzbuzz", "1", "2", "--state", "a").hasPrefix("fizzbuzz takes no option"))
  }

  @Test func `the shape of a size tells the board from the screen`() throws {
    let rules = try Rules(size: 5, line: 4)
    let wide = Play(source: .file("f"), size: try #require(ScreenSize(width: 100, height: 40)))
    #expect(try parse("tic-tac-toe --size 5 --line 4") == .app(.ticTacToe(rules), play: nil))
    #expect(try parse("tic-tac-toe --line=4 --size=5") == .app(.ticTacToe(rules), play: nil))
    #expect(try parse("tic-tac-toe --size 5 --line 4 --size 100x40 --play f") == .app(.ticTacToe(rules), play: wide))
    #expect(try parse("--play f --size 100x40 tic-tac-toe") == .app(.ticTacToe(.standard), play: wide))
  }

  @Test func `fizzbuzz takes a range, of negative numbers too`() throws {
    #expect(try parse("fizzbuzz 1 100") == .fizzbuzz(1...100))
    #expect(try parse("fizzbuzz -5 -3") == .fizzbuzz(-5 ... -3))
    #expect(try parse("fizzbuzz 7 7") == .fizzbuzz(7...7))
  }

  @Test(arguments: ["--help", "-h", "tic-tac-toe --help", "fizzbuzz 1 --help", "nonsense -h"])
  func `help is given wherever it is asked for`(words: String) throws {
    #expect(try parse(words) == .help)
  }

  @Test func `the version is told`() throws {
    #expect(try parse("--version") == .version)
  }

  @Test func `an unknown app is named, with the nearest`() throws {
    #expect(try message("tictactoe") == "there is no app \"tictactoe\"; did you mean tic-tac-toe?")
    #expect(try message("zzz") == "there is no app \"zzz\"; showcase --help lists them")
    #expect(try message("a\nb\u{1B}[2J") == "there is no app \"a\\u{A}b\\u{1B}[2J\"; showcase --help lists them")
    #expect(try message("") == "there is no app \"\"; showcase --help lists them")
  }

  @Test func `an unknown option is named, with the nearest`() throws {
    #expect(try message("form", "--plya", "x") == "there is no option \"--plya\"; did you mean --play?")
    #expect(try message("-x") == "there is no option \"-x\"; showcase --help lists them")
  }

  @Test func `an option without its value is refused with an example`() throws {
    #expect(
      try message("tic-tac-toe", "--size") == "--size needs a value: --size 5 for the board, --size 80x24 for "
        + "the screen of --play")
    #expect(try message("form", "--play") == "--play needs a value: --play script.txt, or --play - for standard input")
    #expect(try message("form", "--play=").contains("needs a file's name"))
  }

  @Test func `an option that stands twice is refused`() throws {
    #expect(
      try message("tic-tac-toe", "--size", "3", "--size", "4") == "--size stands twice, with \"3\" and \"4\"; "
        + "write it once")
  }

  @Test func `bad numbers are refused, and numbers beyond sense with the range`() throws {
    #expect(try message("tic-tac-toe", "--size", "three") == "--size takes a whole number, not \"three\": --size 5")
    #expect(try message("tic-tac-toe", "--size", "3.5").contains("whole number"))
    #expect(try message("tic-tac-toe", "--size", "").contains("whole number"))
    #expect(try message("tic-tac-toe", "--size", "20") == "--size 20 is out of range: a board has 2 to 19 rows")
    #expect(try message("tic-tac-toe", "--size", "-1") == "--size -1 is out of range: a board has 2 to 19 rows")
    let long = "99999999999999999999"
    #expect(try message("tic-tac-toe", "--size", long) == "--size \(long) is out of range: a board has 2 to 19 rows")
    #expect(
      try message("tic-tac-toe", "--size", "5", "--line", "6") == "--line 6 is out of range: a line on a board "
        + "of 5 rows has 2 to 5 marks")
    #expect(
      try message("form", "--play", "f", "--size", "0x24") == "--size 0x24 is out of range: a screen has 1 to "
        + "500 columns and rows")
  }

  @Test func `what an app does not take is refused`() throws {
    #expect(try message("timers", "--size", "5").contains("has no board"))
    #expect(try message("--line", "3").contains("only tic-tac-toe"))
    #expect(try message("timers", "now") == "timers takes no word \"now\"; showcase --help says what it takes")
    #expect(try message("tic-tac-toe", "--size", "80x24").contains("add --play FILE"))
    #expect(try message("fizzbuzz", "1", "2", "--play", "f").contains("takes no option"))
  }

  @Test func `fizzbuzz says what is wrong with its numbers`() throws {
    #expect(try message("fizzbuzz") == "fizzbuzz takes two numbers, not 0: showcase fizzbuzz 1 100")
    #expect(try message("fizzbuzz", "1", "2", "3").contains("two numbers, not 3"))
    #expect(try message("fizzbuzz", "one", "2").hasPrefix("FROM \"one\" of fizzbuzz is not a whole number"))
    #expect(try message("fizzbuzz", "1", "1e3").hasPrefix("TO \"1e3\" of fizzbuzz is not a whole number"))
    #expect(try message("fizzbuzz", "1", "9223372036854775808").contains("out of range: -9223372036854775808 to"))
    #expect(
      try message("fizzbuzz", "9", "2") == "fizzbuzz counts upwards, and FROM 9 is beyond TO 2: showcase "
        + "fizzbuzz 2 9")
  }

  @Test func `the help names every app and fits a screen`() {
    for name in [
      "tic-tac-toe", "timers", "form", "search", "controls", "names", "fizzbuzz", "crash", "--size", "--line",
      "--play",
    ] {
      #expect(usage.contains(name))
    }
    #expect(usage.split(separator: "\n").allSatisfy { $0.count <= 84 })
  }
}

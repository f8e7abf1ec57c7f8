import ShowcaseApps
import Testing

@Suite struct ShowcaseTests {
  @Test func `fizzbuzz prints a line for each number`() async {
    let run = await Run.showcase("fizzbuzz", "1", "15")
    #expect(run.status == .done)
    #expect(run.error == "")
    #expect(
      run.output.lines == [
        "1", "2", "Fizz", "4", "Buzz", "Fizz", "7", "8", "Fizz", "Buzz", "11", "Fizz", "13", "14", "FizzBuzz",
      ])
  }

  @Test func `fizzbuzz reaches the largest number`() async {
    let run = await Run.showcase("fizzbuzz", "\(Int.max - 1)", "\(Int.max)")
    #expect(run.output.lines == ["Fizz", "\(Int.max)"])
  }

  @Test func `fizzbuzz stops where its output cannot be written`() async {
    var lines = 0
    var complaint = ""
    let showcase = Showcase(
      script: { _ in "" },
      output: { _, _ in
        lines += 1
        if lines == 3 { throw SystemError(number: 28) }
      },
      error: { complaint += $0 }, escape: { preconditionFailure($0) })
    #expect(await showcase.run(["fizzbuzz", "1", "\(Int.max)"]) == .output)
    #expect(lines == 3)
    #expect(complaint == "showcase: cannot write: No space left on device\n")
  }

  @Test func `help and version go to standard output`() async {
    #expect(await Run.showcase("--help") == Run(output: usage + "\n"))
    #expect(await Run.showcase("--version") == Run(output: "showcase \(showcaseVersion)\n"))
  }

  @Test(arguments: ["tictactoe", "--sise", "-q"])
  func `wrong words get one line on standard error and status 64`(word: String) async {
    let run = await Run.showcase(word)
    #expect(run.output == "")
    #expect(run.error.lines.count == 1)
    #expect(run.error.hasPrefix("showcase: there is no "))
    #expect(run.status.rawValue == 64)
  }

  @Test func `a script that is not there gets one line and status 66`() async {
    let run = await Run.showcase("form", "--play", "nowhere.txt")
    #expect(
      run
        == Run(
          error: "showcase: cannot read the play script \"nowhere.txt\": No such file or directory\n", status: .noInput)
    )
    #expect(run.status.rawValue == 66)
  }
}

import Foundation
import MarblesTool
import Testing

@Suite struct CommandTests {
  /// What a run of the program printed, wrote and returned.
  struct Outcome {
    var status = Command.ExitStatus.done
    var output = ""
    var error = ""
    var files: [String: String] = [:]
  }

  struct NoRoom: Error, CustomStringConvertible {
    var description: String { "no room" }
  }

  static func run(_ arguments: String..., canWrite: Bool = true, canSave: Bool = true) -> Outcome {
    final class Box { var outcome = Outcome() }
    let box = Box()
    let command = Command(
      output: { text in
        guard canWrite else { throw NoRoom() }
        box.outcome.output += text
      },
      error: { box.outcome.error += $0 },
      save: { text, path in
        guard canSave else { throw NoRoom() }
        box.outcome.files[path] = text
      })
    box.outcome.status = command.run(arguments)
    return box.outcome
  }

  @Test func `a diagram shows what goes in, the operator, and what comes out`() {
    let outcome = Self.run("debounce 2", "ab--c---d|")
    #expect(
      outcome.output == """
        source      ab--c---d|
        debounce 2  ---b--c--(d|)

        """)
    #expect(outcome.status == .done && outcome.error == "" && outcome.files.isEmpty)
  }

  @Test func `several inputs have names, and pictures may begin with moments`() {
    #expect(
      Self.run("merge", "1---3---|", "--2---4---|").output == """
        a      1---3---|
        b      --2---4---|
        merge  1-2-3-4---|

        """)
  }

  @Test func `a picture of two moments and an element is no option`() {
    #expect(
      Self.run("take until", "1-2-3|", "--x").output == """
        source      1-2-3|
        other       --x
        take until  1-(2|)

        """)
  }

  @Test func `an operator may be written as a call`() {
    #expect(
      Self.run("throttle(4, mode: .leading)", "1-23---4----5-|").output == """
        source                       1-23---4----5-|
        throttle(4, mode: .leading)  1------4----5-|

        """)
  }

  @Test func `without pictures an operator runs on its sample`() {
    #expect(Self.run("take 1").output == "source  1-2-3-4-|\ntake 1  (1|)\n")
  }

  @Test func `inner streams stand where they were subscribed`() {
    #expect(
      Self.run("switchLatest", "a-------b----|", "1--1--1--1", "-2--2|").output == """
        source        a-------b----|
          a           1--1--1--1
          b                   -2--2|
        switchLatest  1--1--1--2--2|

        """)
  }

  @Test func `streams that come out have rows of their own`() {
    #expect(
      Self.run("groupBy parity", "1-2-3-4-5-|").output == """
        source          1-2-3-4-5-|
        groupBy parity  a-b-------|
          a             1---3---5-|
          b               2---4---|

        """)
  }

  @Test func `what is too long for its place has a letter and a legend`() {
    #expect(
      Self.run("buffer count 2", "1-2-3-4-5-|").output == """
        source          1-2-3-4-5-|
        buffer count 2  --a---b---(c|)     a is [1, 2], b is [3, 4], c is [5]

        """)
  }

  @Test func `a group in the middle makes columns wider, so that the place stays the time`() {
    #expect(
      Self.run("delay 1", "(ab)c-|").output == """
        source   (ab)c-------|
        delay 1  ----(ab)c-------|
        A column is 4 characters wide.

        """)
  }

  @Test func `a stream without an end is cut`() {
    #expect(Self.run("interval 4").output == "interval 4  ----0---1--- …\n")
    #expect(Self.run("retry", "#").output == "source  #\nretry   -\n")
    #expect(
      Self.run("repeatElement x 5000").output == "repeatElement x 5000  (\(String(repeating: "x", count: 20))…)\n")
  }

  // MARK: Wrong words

  @Test(
    arguments: [
      (["debunce 2", "a|"], "there is no operator \"debunce\", perhaps debounce, at column 1 of \"debunce 2\""),
      (["xyzzy"], "there is no operator \"xyzzy\", marbles --list shows all, at column 1 of \"xyzzy\""),
      (["debounce", "a|"], "a time is missing, as in debounce TIME, at column 9 of \"debounce\""),
      (["debounce x", "a|"], "a time is a number of columns, or of ms or s, not \"x\" at column 10 of \"debounce x\""),
      (["debounce 2 3", "a|"], "\"3\" is too much: debounce TIME at column 12 of \"debounce 2 3\""),
      (
        ["debounce 99999999999999999999", "a|"],
        "a time is a number of columns, or of ms or s, not \"99999999999999999999\" at column 10 of "
          + "\"debounce 99999999999999999999\""
      ),
      (["delay 5000", "a|"], "a time is at most 10 seconds, 1000 columns at column 7 of \"delay 5000\""),
      (["map uper", "a|"], "there is no function \"uper\", perhaps upper, at column 5 of \"map uper\""),
      (
        ["scan 0 plus", "a|"],
        "a function of two values is one of + × max min append, not \"plus\" at column 8 of \"scan 0 plus\""
      ),
      (
        ["throttle 2 middle", "a|"],
        "one of both, leading, latest, not \"middle\" at column 12 of \"throttle 2 middle\""
      ),
      (["flatMap n-)n", "a|"], "a group that does not open and close in turn at column 11 of \"flatMap n-)n\""),
      (["map (", "a|"], "what opens here is not closed at column 5 of \"map (\""),
      ([""], "no operator at column 1 of \"\""),
      (["map upper", "a(b|"], "a group that stays open at column 2 of \"a(b|\""),
      (["map upper", "a|b"], "an event after the end at column 3 of \"a|b\""),
      (["pausable", "ab|", "t-x"], "no value has a name that begins here at column 3 of \"t-x\""),
      (
        ["debounce 2", "a|", "b|"], "debounce reads pictures of source, and there are 2, at column 1 of \"debounce 2\""
      ),
      (["merge", "a|"], "merge reads pictures of a, b, and there are 1, at column 1 of \"merge\""),
      (["just 1", "a|"], "just reads no pictures, and there are 1, at column 1 of \"just 1\""),
      (["--lst"], "there is no option \"--lst\", perhaps --list"),
      (["--svg"], "--svg needs a value: --svg PATH"),
      (["--list=all"], "--list takes no value: --list"),
      (["--svg", "x.svg"], "an operator is missing: marbles \"debounce 2\" \"ab--c---d|\""),
    ])
  func `what makes no sense gets one line that points at the column, and 64`(arguments: [String], line: String) {
    let outcome = Self.run(arguments)
    #expect(outcome.error == "marbles: \(line)\n")
    #expect(outcome.status == .usage && outcome.output == "")
  }

  static func run(_ arguments: [String]) -> Outcome {
    switch arguments.count {
    case 1: run(arguments[0])
    case 2: run(arguments[0], arguments[1])
    default: run(arguments[0], arguments[1], arguments[2])
    }
  }

  @Test func `nothing that is written wrong brings the program down`() {
    let seed = UInt64.random(in: 0 ... .max)
    var state = seed
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    let signs = Array("ab12-|#^!() \"[]{},:.<$tfn")
    for entry in OperatorEntry.all {
      for _ in 0..<5 {
        let noise = { (length: Int) in String((0..<random(length)).map { _ in signs[random(signs.count)] }) }
        let outcome = Self.run([entry.name + " " + noise(8), noise(12), noise(12)])
        #expect(outcome.status == .done || outcome.error.hasPrefix("marbles: "), "seed \(seed)")
        #expect(outcome.error.filter { $0 == "\n" }.count <= 1, "seed \(seed)")
      }
    }
  }

  // MARK: Help, list, files

  @Test func `help names the ways to call, the signs and the functions`() {
    for arguments in [["--help"], ["-h"]] {
      let outcome = Self.run(arguments)
      #expect(outcome.output.contains("usage: marbles OPERATOR [PICTURE...]") && outcome.status == .done)
      #expect(outcome.output.contains("vowel") && outcome.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    }
  }

  @Test func `the list has a line for each operator, with its meaning`() {
    let lines = Self.run("--list").output.split(separator: "\n")
    #expect(lines.count == OperatorEntry.all.count && lines.count >= 120)
    #expect(
      lines.contains {
        $0.hasPrefix("  debounce TIME ") && $0.hasSuffix(" an element when no other has followed for a while")
      })
  }

  @Test func `a picture is written beside the text`() {
    let outcome = Self.run("--svg", "x.svg", "take 1")
    #expect(outcome.output.hasPrefix("source") && outcome.files.keys.sorted() == ["x.svg"])
    #expect(outcome.files["x.svg"]?.hasPrefix("<svg ") == true)
    #expect(Self.run("--svg=y.svg", "take 1").files.keys.sorted() == ["y.svg"])
  }

  @Test func `what cannot be written is said, with a status of its own`() {
    let file = Self.run("--svg", "a/x.svg", "take 1", canSave: false)
    #expect(file.error == "marbles: cannot write \"a/x.svg\": no room\n" && file.status == .file)
    let output = Self.run("take 1", canWrite: false)
    #expect(output.error == "marbles: cannot write: no room\n" && output.status == .output)
  }

  @Test func `the pages of the reference have a picture for each operator`() {
    let files = Self.run("--pages", "folder").files
    #expect(files.keys.allSatisfy { $0.hasPrefix("folder/") })
    #expect(files.keys.count { $0.hasSuffix(".svg") } == OperatorEntry.all.count)
    let page = files["folder/Marbles.md"] ?? ""
    #expect(OperatorEntry.all.allSatisfy { page.contains("| `\($0.usage)` \($0.meaning) |") })
  }

  @Test func `an operator of the table has its picture, but where only code could draw one`() throws {
    // The name of a page, without its type and what tells it from others of its name.
    let drawn = Set(OperatorEntry.all.flatMap(\.pages).compactMap { $0.firstMatch(of: /[^\/]*?\)/)?.output })
    let root = URL(filePath: #filePath).appending(path: "../../..").standardized
    let table = try String(contentsOf: root.appending(path: "docs/OPERATORS.md"), encoding: .utf8)
    let sections = table.components(separatedBy: "\n## ").dropFirst().prefix { !$0.hasPrefix("Beside the stream") }
    let names = sections.flatMap { $0.matches(of: /\n\| `\.?([^`]+)`/).map(\.output.1) }
    #expect(names.count > 90)
    #expect(
      names.filter { !drawn.contains($0) } == [
        "once(_:)", "deferred(_:)", "using(_:observableFactory:)", "create(_:)", "create(subscribe:)",
        "timer(_:scheduler:)",
        "decode(type:decoder:)", "withUnretained(_:)", "withUnretained(_:resultSelector:)", "and(_:)", "ofType(_:)",
        "distinctUntilChanged(_:comparer:)", "flatMapMaybe(_:)", "flatMapCompletable(_:)", "flatMap(_:scope:_:)",
        "amb(_:_:)",
      ])
  }
}

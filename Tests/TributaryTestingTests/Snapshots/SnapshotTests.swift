import Foundation
import Testing
import Tributary
import TributaryTerminal
import TributaryTesting

@Suite struct SnapshotTests {
  let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tributary-\(UUID())").path

  @Test func `a snapshot is kept in a file beside the test, and equals it afterwards`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let test = "\(folder)/BoardTests.swift"
    let snapshot = Snapshot("one  \ntwo\n\n")
    #expect(try snapshot.difference(from: "start", beside: test, .compare)?.kept == nil)
    #expect(try snapshot.difference(from: "start", beside: test, .write) == nil)
    #expect(try snapshot.difference(from: "start", beside: test, .compare) == nil)
    #expect(try String(contentsOfFile: "\(folder)/Snapshots/BoardTests/start.txt", encoding: .utf8) == "one\ntwo\n")
    let other = try #require(try Snapshot("one\n2").difference(from: "start", beside: test, .compare))
    #expect(other.kept == snapshot)
  }

  @Test func `a file whose lines end in another way, or in blanks, is the same`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let test = "\(folder)/BoardTests.swift"
    let snapshot = Snapshot("one\n\ntwo")
    #expect(try snapshot.difference(from: "start", beside: test, .write) == nil)
    for kept in ["one\r\n\r\ntwo\r\n", "one  \n\ntwo", "one\n \ntwo\n\n\r\n"] {
      try kept.write(toFile: "\(folder)/Snapshots/BoardTests/start.txt", atomically: true, encoding: .utf8)
      #expect(try snapshot.difference(from: "start", beside: test, .compare) == nil, "\(kept.debugDescription)")
    }
    try "one\r\n\r\n2\r\n".write(
      toFile: "\(folder)/Snapshots/BoardTests/start.txt", atomically: true, encoding: .utf8)
    #expect(
      try snapshot.difference(from: "start", beside: test, .compare)?.description == """
        the snapshot "start" is not what is seen (- kept, + seen):
          one
          \("")
        - 2
        + two
          ^
        """)
  }

  @Test(arguments: ["x\r", "a\rb", "a \r \n\r", "\r", "\n\n", " a\t \n", "e\u{301}\n\u{301}"])
  func `what is read of a snapshot's text is that snapshot`(text: String) {
    let snapshot = Snapshot(text)
    #expect(Snapshot(snapshot.description) == snapshot)
  }

  @Test func `a file is written for the word write alone`() {
    #expect(Snapshot.Use(asked: "write") == .write)
    for word in [nil, "", "0", "1", "Write", "write ", "compare"] { #expect(Snapshot.Use(asked: word) == .compare) }
  }

  @Test func `the caret stands below what differs behind wide characters, and nothing drives the terminal`() {
    #expect(
      Snapshot("a 日本 👨‍👩‍👧 x").difference(from: Snapshot("a 日本 👨‍👩‍👧 y"))?.description == """
        the snapshot "snapshot" is not what is seen (- kept, + seen):
        - a 日本 👨‍👩‍👧 y
        + a 日本 👨‍👩‍👧 x
                    ^
        """)
    let hostile = Snapshot("\u{1B}[2J\u{202E}\n\tx")
    for difference in [hostile.difference(from: Snapshot("x")), Snapshot("x").difference(from: hostile)] {
      #expect(difference?.description.contains("\\u{1B}[2J\\u{202E}\n") == true)
      #expect(difference?.description.contains { "\u{1B}\u{202E}\t".contains($0) } == false)
    }
  }

  @Test func `characters are as wide as a terminal draws them`() {
    for text in ["plain", "日本語", "한국어", "ひらがな", "ＡＢ", "👍🏽", "👨‍👩‍👧", "🇩🇪", "1️⃣", "é", "e\u{301}", "║░→", "مرحبا"] {
      #expect(text.terminalColumns == TextWidth.columns(of: text), "\(text)")
    }
  }

  @Test func `one that is not there yet says how to keep it`() throws {
    let difference = try #require(try Snapshot("one").difference(from: "start", beside: "\(folder)/T.swift", .compare))
    #expect(
      difference.description == """
        there is no snapshot "start" yet; with TRIBUTARY_SNAPSHOTS=write in the environment, this is kept:
        one
        """)
  }

  @Test func `a difference shows the lines that changed, where they do, and their neighbours`() {
    let kept = Snapshot((1...12).map { "row \($0)" }.joined(separator: "\n"))
    let seen = Snapshot((1...12).map { $0 == 7 ? "row seven" : "row \($0)" }.joined(separator: "\n") + "\nlast")
    #expect(
      seen.difference(from: kept)?.description == """
        the snapshot "snapshot" is not what is seen (- kept, + seen):
          …
          row 4
          row 5
          row 6
        - row 7
        + row seven
              ^
          row 8
          row 9
          row 10
          row 11
          row 12
        + last
        """)
    #expect(kept.difference(from: kept) == nil)
  }

  @Test func `a name that could leave the folder is refused, and so is a file that cannot be written`() throws {
    for name in ["", "../up", "a/b", ".hidden", " x", "a\u{1B}b"] {
      let error = #expect(throws: SnapshotError.self) {
        try Snapshot("").difference(from: name, beside: "\(folder)/T.swift", .write)
      }
      #expect(error?.description.contains("cannot be a snapshot's name") == true, "\(name)")
    }
    let error = #expect(throws: SnapshotError.self) {
      try Snapshot("").difference(from: "a", beside: "/dev/null/T.swift", .write)
    }
    #expect(error?.description.contains("cannot be kept") == true)
  }

  @Test func `what a terminal shows is kept with its styles`() throws {
    let size = try #require(ScreenSize(width: 20, height: 3))
    let pilot = Pilot(on: .terminal, size: size) {
      HStack {
        Text("plain")
        Text("日本").bold().foregroundColor(.red)
        Text("x").background(.rgb(1, 2, 255))
      }
    }
    #expect(try pilot.snapshot(.styles).difference(from: "styles") == nil)
    #expect(try pilot.snapshot().difference(from: "text") == nil)
  }
}

import Testing
import Tributary
import TributaryTesting

@Suite struct MarblesTests {
  @Test func `a picture is read column by column, a group in one column, blanks left out`() throws {
    #expect(
      try Marbles("-1 -2-(3|)").events() == [
        .next(.milliseconds(10), "1"), .next(.milliseconds(30), "2"), .next(.milliseconds(50), "3"),
        .completed(.milliseconds(50)),
      ])
    #expect(
      try Marbles("(ab)c#").events(column: .seconds(1)) == [
        .next(.zero, "a"), .next(.zero, "b"), .next(.seconds(1), "c"), .error(.seconds(2), Marbles.Failure()),
      ])
    #expect(try Marbles("").events() == [])
  }

  @Test(arguments: ["", "-", "---", "-1-2|", "(12)-(3|)", "1#", "a(bc)d|"])
  func `what is drawn again is the same, up to the last event`(picture: String) throws {
    let drawn = Marbles(try Marbles(picture).events()).description
    #expect(drawn == (picture.allSatisfy { $0 == "-" } ? "" : picture))
  }

  @Test(
    arguments: [
      ("(1", "a group that stays open in \"(1\""),
      ("1)", "a group that does not open and close in turn at place 2 of \"1)\""),
      ("((1))", "a group that does not open and close in turn at place 2 of \"((1))\""),
      ("(1-2)", "a moment inside a group at place 3 of \"(1-2)\""),
      ("1|2", "an event after the end at place 3 of \"1|2\""),
      ("#|", "an event after the end at place 2 of \"#|\""),
    ])
  func `a mistake says what and where`(picture: String, sentence: String) {
    #expect(throws: Marbles.Mistake.self) { try Marbles(picture).events() }
    do { _ = try Marbles(picture).events() } catch { #expect(error.description == sentence) }
  }

  @Test func `what comes between columns is drawn in the one before`() {
    #expect(Marbles([Recorded.next(.milliseconds(19), 1), .completed(.milliseconds(20))]).description == "-1|")
  }
}

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

  @Test func `a dictionary gives values to words, and a word takes as many columns as it has characters`() throws {
    let values = ["a": 1, "b": 2, "ten": 10]
    #expect(
      try Marbles("a-ten-b|").events(values: values) == [
        .next(.zero, 1), .next(.milliseconds(20), 10), .next(.milliseconds(60), 2), .completed(.milliseconds(70)),
      ])
  }

  @Test func `a word in a group takes no column, and the longest word counts`() throws {
    #expect(
      try Marbles("(a ten)b").events(values: ["a": 1, "b": 2, "t": 3, "ten": 10]) == [
        .next(.zero, 1), .next(.zero, 10), .next(.milliseconds(10), 2),
      ])
  }

  @Test func `words may hold the signs of the grammar and blanks behind their first character`() throws {
    #expect(try Marbles("[1, 2]-|").events(values: ["[1, 2]": [1, 2]]).map(\.time) == [.zero, .milliseconds(70)])
  }

  @Test func `a moment zero gives what stands before it a time below zero`() throws {
    #expect(
      try Marbles("a-^-b|").events() == [
        .next(.milliseconds(-20), "a"), .next(.milliseconds(20), "b"), .completed(.milliseconds(30)),
      ])
  }

  @Test func `a subscription is read and drawn`() throws {
    let span = SubscriptionSpan(Duration.milliseconds(20), .milliseconds(60))
    #expect(try Marbles("--^---!").subscription() == span)
    #expect(Marbles(span).description == "--^---!")
    #expect(try Marbles("^---").subscription() == SubscriptionSpan(Duration.zero))
    #expect(Marbles(SubscriptionSpan(Duration.zero)).description == "^")
    #expect(try Marbles("-(^!)").subscription(column: .seconds(1)) == SubscriptionSpan(1, 1))
    #expect(Marbles(SubscriptionSpan(1, 1), column: .seconds(1)).description == "-(^!)")
  }

  @Test(arguments: ["", "-", "---", "-1-2|", "(12)-(3|)", "1#", "a(bc)d|"])
  func `what is drawn again is the same, up to the last event`(picture: String) throws {
    let drawn = Marbles(try Marbles(picture).events()).description
    #expect(drawn == (picture.allSatisfy { $0 == "-" } ? "" : picture))
  }

  @Test(arguments: ["a-ten-b|", "(ten)a|", "(a ten)b", "ten|", "-(tena)-(ten|)"])
  func `words are drawn as they are read, in a group where there is no room`(picture: String) throws {
    let values = ["a": 1, "b": 2, "ten": 10]
    let drawn = Marbles(try Marbles(picture).events(values: values), values: values)
    #expect(drawn == Marbles(picture))
    #expect(try Marbles(drawn.text).events(values: values) == Marbles(picture).events(values: values))
  }

  @Test func `random events of words survive being drawn and read`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededGenerator(seed: seed)
    let values = ["a": 1, "b": 2, "ten": 10, "twelve": 12]
    for round in 0..<300 {
      var time = Duration.zero
      var events: [Recorded<Int>] = []
      for _ in 0..<Int.random(in: 0...8, using: &random) {
        events.append(.next(time, values.values.sorted().randomElement(using: &random) ?? 0))
        time += .milliseconds(10 * Int.random(in: 0...5, using: &random))
      }
      if Bool.random(using: &random) { events.append(.completed(time)) }
      let text = Marbles(events, values: values).text
      #expect(try Marbles(text).events(values: values) == events, "seed \(seed), round \(round): \(text)")
    }
  }

  @Test func `what has no word is drawn as a question mark`() {
    #expect(Marbles([.next(.zero, 1), .next(.milliseconds(10), 7)], values: ["a": 1]).description == "a?")
  }

  @Test func `an element that would be drawn as no element, or as a sign, is a question mark`() throws {
    let texts: [Recorded<String>] = [.next(.zero, ""), .next(.milliseconds(10), "-1"), .next(.milliseconds(20), "a")]
    #expect(Marbles(texts).description == "??a")
    let run = MarbleRun()
    #expect(run.picture { Observable.of(-1, 2, -3) } == "(?2?|)")
    #expect(try run.difference(from: "(?2?|)") { Observable.of(-1, 2, -3) } == nil)
    #expect(try run.difference(from: "(2|)") { Observable.of("", "2") }?.actual.text == "(?2|)")
  }

  @Test func `what comes between columns is drawn in the one before`() {
    #expect(Marbles([Recorded.next(.milliseconds(19), 1), .completed(.milliseconds(20))]).description == "-1|")
  }

  @Test func `pictures are the same whatever their blanks are`() {
    #expect(Marbles("1 -2|") == Marbles("1-2 |"))
    #expect(Set([Marbles("1 -2|"), Marbles("1-2 |"), Marbles("1-2-|")]).count == 2)
  }

  // MARK: Mistakes

  @Test(
    arguments: [
      ("(1", "a group that stays open", 1),
      ("1)", "a group that does not open and close in turn", 2),
      ("((1))", "a group that does not open and close in turn", 2),
      ("(1-2)", "a moment inside a group", 3),
      ("1|2", "an event after the end", 3),
      ("#|", "an event after the end", 2),
      ("- - 1|  2", "an event after the end", 9),
      ("^-^", "a second moment zero", 3),
      ("1-!", "a disposal in a picture of events", 3),
    ])
  func `a mistake says what and where`(picture: String, message: String, column: Int) {
    #expect(throws: Marbles.Mistake(message, column: column, of: picture)) { try Marbles(picture).events() }
  }

  @Test(
    arguments: [
      ("", "no subscription", 1), ("---", "no subscription", 4), ("^-^", "a second subscription", 3),
      ("-!", "a disposal before the subscription", 2), ("^!-!", "a second disposal", 4),
      ("^-1-!", "an event in a picture of a subscription", 3),
      ("^-|", "an event in a picture of a subscription", 3),
    ])
  func `a mistake in a subscription says what and where`(picture: String, message: String, column: Int) {
    #expect(throws: Marbles.Mistake(message, column: column, of: picture)) { try Marbles(picture).subscription() }
  }

  @Test func `a word without a value is a mistake`() {
    #expect(throws: Marbles.Mistake("no value has a name that begins here", column: 3, of: "a-x")) {
      try Marbles("a-x").events(values: ["a": 1])
    }
  }

  @Test func `a mistake points at its column, on one line or below the picture`() {
    let mistake = Marbles.Mistake("a moment inside a group", column: 3, of: "(1-2)")
    #expect(mistake.description == "a moment inside a group, at column 3\n  (1-2)\n    ^")
    #expect(mistake.caretLine == "  ^")
    #expect(mistake.sentence == "a moment inside a group at column 3 of \"(1-2)\"")
  }

  @Test func `a word that cannot be told from the grammar traps with a sentence`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = try Marbles("-1").events(values: ["-1": 1])
    }
    let said = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(said.contains("has the word \"-1\". A word is not empty and does not begin with a sign"))
    await #expect(processExitsWith: .failure) { _ = try Marbles("1").events(values: ["": 1]) }
  }
}

import Testing
import Tributary
import TributaryTesting

@Suite struct MarbleRunTests {
  let run = MarbleRun()

  @Test func `a hot source sends whoever listens, a cold one to each anew`() throws {
    let (hot, cold) = try (run.hot("0-1-2|"), run.cold("-a|"))
    let late = Recorder<Character>(run.time)
    let first = run.picture {
      hot.do(onNext: { if $0 == "1" { late.record(hot) } })
    }
    #expect(first == "0-1-2|")
    #expect(late.elements == ["2"])
    for _ in 0..<2 { #expect(run.picture { cold } == "-a|") }
  }

  @Test func `sources of values`() throws {
    let numbers = try run.hot("a-ten-|", ["a": 1, "ten": 10])
    #expect(
      run.events { numbers.map { $0 * 2 } } == [
        .next(.zero, 2), .next(.milliseconds(20), 20), .completed(.milliseconds(60)),
      ])
    let letters = try run.cold("-a|", ["a": "alpha"])
    #expect(run.events { letters } == [.next(.milliseconds(10), "alpha"), .completed(.milliseconds(20))])
  }

  @Test func `a column is as long as the run says`() throws {
    let run = MarbleRun(column: .seconds(1))
    let source = try run.hot("1-2-----3--|")
    #expect(run.picture(for: .seconds(20)) { source.debounce(.seconds(3)) } == "-----2-----(3|)")
  }

  @Test(arguments: [Duration.zero, .seconds(-1)])
  func `a column of no time is a nanosecond`(column: Duration) throws {
    let run = MarbleRun(column: column)
    let source = try run.hot("a-b|")
    #expect(try run.difference(from: "a-b|") { source } == nil)
    #expect(try Marbles("a-b").events(column: column) == [.next(.zero, "a"), .next(.nanoseconds(2), "b")])
    #expect(try Marbles("^-!").subscription(column: column) == SubscriptionSpan(Duration.zero, .nanoseconds(2)))
  }

  @Test func `what stands before the moment zero is sent before the subscription`() throws {
    let source = try run.hot("1-2-^-3-|")
    let early = Recorder<Character>(run.time)
    run.time.run { early.record(source) }
    #expect(run.picture { source } == "--3-|")
    #expect(early.elements == ["1", "2", "3"])
  }

  @Test func `a cold source cannot speak before its subscription`() {
    #expect(throws: Marbles.Mistake("a cold source that speaks before its subscription", column: 1, of: "1-^2")) {
      try run.cold("1-^2")
    }
  }

  @Test func `a stream is subscribed and disposed when a picture says so`() throws {
    let source = try run.hot("1-2-3-4-5|")
    let events = try run.events(during: "-^---!") { source }
    #expect(Marbles(events).description == "--2-3")
    #expect(source.subscriptionPictures == ["-^---!"])
  }

  @Test func `a source remembers who listened when`() throws {
    let (first, second) = try (run.hot("1-2-3-4-|"), run.cold("a-b"))
    #expect(run.picture { first.take(2).concat(second) } == "1-(2a)-b")
    #expect(first.subscriptionPictures == ["^-!"])
    #expect(second.subscriptionPictures == ["--^"])
    // The second went on until the run was over.
    #expect(!first.hasObservers && !second.hasObservers)
    #expect(try first.subscriptions == [Marbles("^-!").subscription()])
  }

  @Test func `a source that ends closes the subscription`() throws {
    let (source, failing) = try (run.hot("1-|"), run.cold("-#"))
    _ = run.picture { Observable.merge(source.asObservable(), failing.asObservable().retry(2).catchAndReturn("x")) }
    #expect(source.subscriptionPictures == ["^-!"])
    #expect(failing.subscriptionPictures == ["^!", "-^!"])
  }

  @Test func `times count from the start of each run`() throws {
    let cold = try run.cold("-a|")
    for _ in 0..<2 { _ = run.picture { cold } }
    #expect(cold.subscriptionPictures == ["^-!", "^-!"])
  }

  // MARK: Comparing

  @Test func `the same picture is no difference`() throws {
    let source = try run.hot("1-2-----3--|")
    #expect(try run.difference(from: "-----2 ----- (3|) --") { source.debounce(.milliseconds(30)) } == nil)
  }

  @Test func `a difference shows expected over actual with a caret at the first difference`() throws {
    let source = try run.hot("1-2-----3--|")
    let found = try run.difference(from: "-----2-----(3|)") { source.debounce(.milliseconds(20)) }
    #expect(
      found?.description == """
        at 0.04 seconds came 2, expected was nothing
          expected  -----2-----(3|)
          actual    ----2-----3|
                        ^
        """)
    #expect(found?.column == 5 && found?.time == .milliseconds(40))
  }

  @Test(
    arguments: [
      ("1-2|", "1-3|", "at 0.02 seconds came 2, expected was 3", 3),
      ("1-2|", "1-2-|", "at 0.03 seconds came the completion, expected was nothing", 4),
      ("1-2|", "1-2", "at 0.03 seconds came the completion, expected was nothing", 4),
      ("1-2", "1-2#", "at 0.03 seconds came nothing, expected was error Failure()", 4),
      ("1-(23)|", "1-(32)|", "at 0.02 seconds came 2, 3, expected was 3, 2", 4),
      ("", "1", "at 0.0 seconds came nothing, expected was 1", 1),
    ])
  func `each kind of difference`(actual: String, expected: String, sentence: String, column: Int) throws {
    let source = try run.hot(actual)
    let found = try run.difference(from: expected) { source }
    #expect(found?.sentence == sentence)
    #expect(found?.column == column)
  }

  @Test func `the caret stands below the difference whatever is before it, and no element drives the terminal`() throws
  {
    let words = ["日本": 1, "b": 2, "c": 3, "👨‍👩‍👧": 4, "e\u{1B}": 5]
    let wide = try run.hot("日本👨‍👩‍👧-b", words)
    #expect(
      try run.difference(from: "日本👨‍👩‍👧-c", words) { wide }?.description == """
        at 0.04 seconds came 2, expected was 3
          expected  日本👨‍👩‍👧-c
          actual    日本👨‍👩‍👧-b
                           ^
        """)
    let hostile = try run.hot("e\u{1B}-b", words)
    #expect(
      try run.difference(from: "e\u{1B}-c", words) { hostile }?.description == """
        at 0.03 seconds came 2, expected was 3
          expected  e\\u{1B}-c
          actual    e\\u{1B}-b
                            ^
        """)
    let text = try run.hot("a", ["a": "\u{1B}[2J\n"])
    let found = try run.difference(from: "-", ["a": "x"]) { text }
    #expect(found?.sentence == "at 0.0 seconds came \\u{1B}[2J\\u{A}, expected was nothing")
    #expect(
      Marbles.Mistake("wrong", column: 3, of: "日\tx").description == """
        wrong, at column 3
          日\\u{9}x
                 ^
        """)
  }

  @Test func `values are compared by a dictionary, exact in time`() throws {
    let values = ["a": 1, "b": 2, "c": 3]
    let source = try run.hot("a-b-|", values)
    #expect(try run.difference(from: "b-c-|", values) { source.map { $0 + 1 } } == nil)
    let again = try run.hot("a-b-|", values)
    #expect(
      try run.difference(from: "b-c-|", values) { again.map { $0 * 2 } }?.description == """
        at 0.02 seconds came 4, expected was 3
          expected  b-c-|
          actual    b-?-|
                      ^
        """)
    let late = try run.hot("a|", values)
    let found = try run.difference(from: "a|", values) { late.delay(.milliseconds(3)) }
    #expect(found?.sentence == "at 0.0 seconds came nothing, expected was 1")
  }

  @Test func `a mistake in what is expected is thrown`() {
    #expect(throws: Marbles.Mistake("a group that stays open", column: 2, of: "-(1")) {
      try run.difference(from: "-(1") { Observable<Int>.never() }
    }
  }

  @Test func `debounce waits for a pause`() throws {
    let run = MarbleRun()
    let source = try run.hot("1-2-----3--|")
    let difference = try run.difference(from: "-----2-----(3|)") { source.debounce(.milliseconds(30)) }
    #expect(difference == nil)
  }

  @Test func `the article shows what a test that fails prints, letter for letter`() throws {
    let source = try run.hot("1-2-----3--|")
    let difference = try run.difference(from: "-----2-----(3|)") { source.debounce(.milliseconds(20)) }
    let outputs = try blocks("text", in: "docs/reference/TributaryTesting.docc/TestingWithMarbles.md")
    withKnownIssue {
      #expect(difference == nil)
    } matching: { issue in
      outputs.contains { issue.description.hasPrefix($0) }
    }
  }

  @Test func `the article shows what a mistake in a picture prints, letter for letter`() throws {
    let outputs = try blocks("text", in: "docs/reference/TributaryTesting.docc/TestingWithMarbles.md")
    try withKnownIssue {
      _ = try run.hot("-(1-2)")
    } matching: { issue in
      outputs.contains { issue.description.hasPrefix($0) }
    }
  }
}

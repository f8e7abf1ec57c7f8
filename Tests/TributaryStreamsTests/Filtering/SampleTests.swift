import Testing
import TributaryStreams
import TributaryTesting

@Suite struct SampleTests {
  let run = MarbleRun()

  @Test(arguments: [
    // The last element waits for the next tick.
    ("1-2---3------4|", "---x-x---x------x-", "---2-----3------(4|)"),
    // Nothing waits: nothing can come any more.
    ("1-2-|", "---x----x", "---2|"),
    // The sampler's end passes on what waits, and is the end.
    ("1-2-3-4", "---x-|", "---2-(3|)"),
    ("1-2----4", "---x-|", "---2-|"),
    ("1-2-#", "---x---x", "---2#"),
    ("1-2-3", "---x-#", "---2-#"),
    ("-|", "x-x", "-|"),
  ])
  func `sample passes on the latest at each tick`(source: String, sampler: String, result: String) throws {
    let (elements, ticks) = try (run.hot(source), run.hot(sampler))
    #expect(run.picture { elements.sample(ticks) } == result)
    #expect(!elements.hasObservers && !ticks.hasObservers)
  }

  @Test(arguments: [
    ("1-----2-|", "--x-x--x-x-x", "--1-0--2-(0|)"),
    ("1-----2-", "--x-x--|", "--1-0--(2|)"),
    // The sampler's completion is a tick.
    ("1-------", "--x-x--|", "--1-0--(0|)"),
    ("2--|", "-x------|", "-2------(0|)"),
  ])
  func `a default fills intervals without an element`(source: String, sampler: String, result: String) throws {
    let (elements, ticks) = try (run.hot(source), run.hot(sampler))
    #expect(run.picture { elements.sample(ticks, defaultValue: "0") } == result)
  }

  @Test func `a sampler that ticks at once sees what a source brought at once`() {
    #expect(run.picture { Observable.of(1, 2).sample(Observable.just("x")) } == "(2|)")
  }
}

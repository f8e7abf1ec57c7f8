import Testing
import TributaryStreams
import TributaryTesting

@Suite struct SequenceEqualTests {
  let run = MarbleRun()

  @Test(arguments: [
    ("1--2-3-|", "-1-2----3--|", "-----------(t|)"),
    ("1--2-3-|", "-1-4----3--|", "---(f|)"),
    ("1--2-|", "-1-2----3--|", "--------(f|)"),
    ("1--2-3-|", "-1-2|", "-----(f|)"),
    ("1--|", "-1--2", "----(f|)"),
    ("|", "--|", "--(t|)"),
    ("1-2-|", "-1-#", "---#"),
    ("1", "1", ""),
  ])
  func `sequenceEqual says so as soon as it is known`(first: String, second: String, result: String) throws {
    let (one, other) = try (run.hot(first), run.hot(second))
    #expect(run.picture { one.sequenceEqual(other) } == result)
    #expect(!one.hasObservers || result.isEmpty)
    let (left, right) = try (run.hot(second), run.hot(first))
    #expect(run.picture { left.sequenceEqual(right) } == result)
  }

  @Test func `a comparison of one's own, also of two types`() {
    #expect(
      run.picture { Observable.of(1, 2).sequenceEqual(Observable.of("1", "2")) { "\($0)" == $1 } } == "(t|)")
    let recorder = Recorder<Bool>()
    recorder.record(Observable.of(1).sequenceEqual(Observable.of(1)) { _, _ in throw Failure() })
    #expect(recorder.events == [.error(.zero, Failure())])
  }
}

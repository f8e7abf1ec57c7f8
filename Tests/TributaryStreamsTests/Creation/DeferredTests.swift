import Testing
import TributaryStreams
import TributaryTesting

@Suite struct DeferredTests {
  let run = MarbleRun()

  @Test func `deferred asks its function for each subscription`() {
    var count = 0
    let stream = Observable<Int>.deferred {
      count += 1
      return .just(count)
    }
    #expect(run.picture { stream } == "(1|)")
    #expect(run.picture { stream } == "(2|)")
    #expect(run.picture { Observable<Int>.deferred { throw Failure() } } == "#")
  }
}

import Testing
import TributaryStreams
import TributaryTesting

@Suite struct TakeTests {
  let run = MarbleRun()

  @Test func `take passes the first elements and completes with the last of them`() throws {
    let source = try run.hot("1-2-3-4-|")
    #expect(run.picture { source.take(2) } == "1-(2|)")
    #expect(!source.hasObservers)
    let short = try run.hot("1-|")
    #expect(run.picture { short.take(2) } == "1-|")
  }

  @Test func `take of none completes at once and never runs its source`() {
    var runs = 0
    let source = Observable<Int>.deferred {
      runs += 1
      return .never()
    }
    #expect(run.picture { source.take(0) } == "|")
    #expect(runs == 0)
  }
}

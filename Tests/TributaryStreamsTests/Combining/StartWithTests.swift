import Testing
import TributaryStreams
import TributaryTesting

@Suite struct StartWithTests {
  let run = MarbleRun()

  @Test func `startWith puts elements before all others, the last in the chain first`() throws {
    let source = try run.hot("--1-2-|")
    #expect(run.picture { source.startWith("0") } == "0-1-2-|")
    #expect(run.picture { Observable.of(3).startWith(1, 2).startWith(0) } == "(0123|)")
  }

  @Test func `startWith never runs the source when its elements were enough`() {
    var runs = 0
    let source = Observable<Int>.deferred {
      runs += 1
      return .just(9)
    }
    #expect(run.picture { source.startWith(1, 2, 3).take(2) } == "(12|)")
    #expect(runs == 0)
  }
}

import Testing
import TributaryStreams
import TributaryTesting

@Suite struct SkipTests {
  let run = MarbleRun()

  @Test func `skip drops the first elements`() throws {
    let source = try run.hot("1-2-3-4-|")
    #expect(run.picture { source.skip(2) } == "----3-4-|")
    #expect(run.picture { Observable.of(1, 2).skip(0) } == "(12|)")
    #expect(run.picture { Observable.of(1, 2).skip(5) } == "|")
  }
}

import Testing
import TributaryStreams
import TributaryTesting

@Suite struct MapTests {
  let run = MarbleRun()

  @Test func `map passes each element through a function`() throws {
    let source = try run.hot("-1--2--3-|")
    #expect(run.picture { source.numbers.map { $0 * 3 } } == "-3--6--9-|")
  }
}

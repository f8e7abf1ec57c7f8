import Testing
import TributaryStreams
import TributaryTesting

@Suite struct CompactMapTests {
  let run = MarbleRun()

  @Test func `compactMap drops what becomes nil`() throws {
    let source = try run.hot("1-x-3-|")
    #expect(run.picture { source.compactMap { Int(String($0)) } } == "1---3-|")
  }
}

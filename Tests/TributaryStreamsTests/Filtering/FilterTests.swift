import Testing
import TributaryStreams
import TributaryTesting

@Suite struct FilterTests {
  let run = MarbleRun()

  @Test func `filter passes what the function answers with true`() throws {
    let source = try run.hot("-1-2-3-4-|")
    #expect(run.picture { source.numbers.filter { $0.isMultiple(of: 2) } } == "---2---4-|")
  }
}

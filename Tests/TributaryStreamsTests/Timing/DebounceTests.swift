import Testing
import TributaryStreams
import TributaryTesting

@Suite struct DebounceTests {
  let run = MarbleRun()

  @Test func `debounce passes an element on after a pause, and the last with the completion`() throws {
    let source = try run.hot("1-2-----3--|")
    #expect(run.picture { source.debounce(.milliseconds(30)) } == "-----2-----(3|)")
  }

  @Test func `debounce counts from the last element, and drops what waits at an error`() throws {
    let source = try run.hot("12345---6-#")
    #expect(run.picture { source.debounce(.milliseconds(20)) } == "------5---#")
    let busy = try run.hot("1-2-3-4---|")
    #expect(run.picture { busy.debounce(.milliseconds(20)) } == "--------4-|")
  }

  @Test func `debounce with no time passes on the last of what comes at one moment`() throws {
    let source = try run.hot("(12)-(34)-|")
    #expect(run.picture { source.debounce(.milliseconds(-5)) } == "2-4-|")
  }
}

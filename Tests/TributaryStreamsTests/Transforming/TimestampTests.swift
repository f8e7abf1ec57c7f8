import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

@Suite struct TimestampTests {
  @Test func `timestamp puts its time to each element`() throws {
    let run = MarbleRun()
    run.time.advance(by: .seconds(1))
    let source = try run.hot("a-b--|")
    let events = run.events { source.timestamp() }
    #expect(
      events.compactMap(\.event.element) == [
        Timestamped(.seconds(1), "a"), Timestamped(.milliseconds(1_020), "b"),
      ])
    #expect(events.last?.time == .milliseconds(50))
    #expect("\(Timestamped(.seconds(1), "a"))" == "1.0 seconds: a")
  }
}

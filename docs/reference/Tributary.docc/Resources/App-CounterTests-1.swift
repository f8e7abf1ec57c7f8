import App
import Testing
import TributaryTerminal
import TributaryTesting

@Test func aClickAddsOneAfterASecond() throws {
  let pilot = Pilot(on: .terminal) { CounterView() }
  #expect(pilot.shows("Count: 0"))
}

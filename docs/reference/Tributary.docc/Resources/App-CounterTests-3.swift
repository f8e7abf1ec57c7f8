import App
import Testing
import TributaryTerminal
import TributaryTesting

@Test func aClickAddsOneAfterASecond() throws {
  let pilot = Pilot(on: .terminal) { CounterView() }
  try pilot.click("Add")
  #expect(pilot.shows("One moment …"))
  pilot.wait(.seconds(1))
  #expect(pilot.shows("Count: 1"))
}

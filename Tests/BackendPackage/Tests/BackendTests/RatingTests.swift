import Backends
import Testing
import Tributary
import TributaryTerminal
import TributaryTesting

@Suite struct RatingTests {
  @Test(arguments: [AppScreen.lines, .outline, .terminal])
  func aRatingTakesArrowsAndClicksOnEveryScreen(screen: AppScreen) throws {
    let pilot = Pilot(on: screen) { Review { _ in } }
    #expect(pilot.focused?.description == "slider \"Stars\" = \"3 of 5\" (focused)")
    pilot.press(KeyPress(.right))
    #expect(pilot.elements(.slider).first?.value == "4 of 5")
    pilot.press(KeyPress(.left))
    pilot.press(KeyPress(.left))
    #expect(pilot.elements(.slider).first?.value == "2 of 5")
    try pilot.click("Stars")
    #expect(pilot.elements(.slider).first?.value == "3 of 5")
  }

  @Test func aTerminalThatDoesNotKnowStarsDrawsTheirText() throws {
    let pilot = Pilot(on: .terminal) { Review { _ in } }
    #expect(pilot.shows("***.."))
    try pilot.click("Stars")
    #expect(pilot.shows("****."))
  }
}

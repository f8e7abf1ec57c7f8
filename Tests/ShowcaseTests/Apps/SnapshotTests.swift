import ShowcaseApps
import Testing
import TributaryTerminal
import TributaryTesting
import TributaryViews

/// Screens of the apps as they are kept beside this file; `TRIBUTARY_SNAPSHOTS=write` writes them anew.
@Suite struct SnapshotTests {
  @Test func `a board with its styles, at the start and in the middle of a game`() throws {
    let pilot = Pilot(on: .terminal) { AppChoice.ticTacToe(.standard).view }
    #expect(try pilot.snapshot(.styles).difference(from: "tic-tac-toe at the start") == nil)
    try pilot.click("row 2 column 2")
    try pilot.click("row 1 column 1")
    try pilot.click("row 1 column 1")
    #expect(try pilot.snapshot(.styles).difference(from: "tic-tac-toe with a square taken") == nil)
  }

  @Test(arguments: [AppScreen.outline, .terminal])
  func `a form is filled in by the same words on every screen`(screen: AppScreen) throws {
    let pilot = Pilot(on: screen) { AppChoice.form.view }
    try pilot.click(.textField, "First name")
    pilot.type("Ada")
    pilot.press(KeyPress(.enter))
    pilot.type("Lovelace")
    #expect(pilot.elements(.textField).map(\.value) == ["Ada", "Lovelace"])
    #expect(pilot.focused?.label == "Last name")
    try pilot.click(.button, "Save")
    #expect(pilot.elements(labelled: "Welcome, Ada Lovelace!").map(\.role) == [.text])
    #expect(pilot.elements(.textField).map(\.value) == ["", ""])
  }
}

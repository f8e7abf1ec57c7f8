import ShowcaseApps
import Testing

@Suite struct ControlsTests {
  private func play(_ script: String) async -> Run {
    let run = await Run.showcase("controls", "--play", "-", input: script)
    #expect(run.error == "")
    #expect(run.status == .done)
    return run
  }

  private func shows(_ screen: [String], _ text: String) -> Bool {
    screen.contains { $0.contains(text) }
  }

  @Test func `a toggle, segments, a menu and lines change one state`() async {
    let run = await play(
      "screen\nclick Numbers in the list\nclick run\nclick Colour\nscreen\nclick blue\nscreen\n"
        + "press tab tab tab tab tab up\nscreen\n")
    #expect(shows(run.screens[0], "[x] Numbers in the list"))
    #expect(shows(run.screens[0], "Speed  rest  [walk]  run"))
    #expect(shows(run.screens[1], "│ (•) green │"))
    #expect(shows(run.screens[2], "[ ] Numbers in the list"))
    #expect(shows(run.screens[2], "Speed  rest   walk  [run]"))
    #expect(shows(run.screens[2], "Colour blue ▾"))
    #expect(shows(run.screens[2], "(•) run"))
  }

  @Test func `a hundred thousand rows are one list`() async {
    let run = await play(
      "click List\nscreen\npress tab down down down\nscreen\npress end\nscreen\npress pageup\nscreen\n")
    #expect(shows(run.screens[0], "  alder 0"))
    #expect(shows(run.screens[1], "▸ cedar 2"))
    #expect(shows(run.screens[2], "▸ rowan 99999") || shows(run.screens[2], "99999"))
    #expect(shows(run.screens[2], "row 99999 is chosen"))
    #expect(!shows(run.screens[3], "row 99999 is chosen"))
  }

  @Test func `things are packed in sections`() async {
    let run = await play("click Sections\nclick hat\nclick passport\nscreen\nclick Form\nclick Sections\nscreen\n")
    #expect(shows(run.screens[0], "[x] hat"))
    #expect(shows(run.screens[0], "1 of 3 packed"))
    #expect(shows(run.screens[0], "1 of 2 packed"))
    #expect(run.screens[1] == run.screens[0], "a tab keeps its state")
  }

  @Test func `progress goes on while it shows and is not at rest`() async {
    let run = await play(
      "click Progress\nwait 1s\nscreen\nclick Form\nclick rest\nwait 10s\nclick Progress\nscreen\nclick Form\nclick run\n"
        + "click Progress\nwait 3s\nscreen\n")
    #expect(shows(run.screens[0], "10 %"))
    #expect(shows(run.screens[1], "10 %") || shows(run.screens[1], "8 %") || shows(run.screens[1], "12 %"))
    #expect(shows(run.screens[2], "100 %") && shows(run.screens[2], "done"))
  }

  @Test func `sheets and dialogs come over the rest and give the focus back`() async {
    let run = await play(
      "click Dialogs\nclick call home\nscreen\ntype  now\npress enter\nscreen\npress d\nscreen\npress esc\nscreen\n"
        + "press d\nclick Delete\nscreen\npress s\nclick By length\nscreen\n")
    #expect(shows(run.screens[0], "Edit the note"))
    #expect(shows(run.screens[1], "call home now") && shows(run.screens[1], "the sheet has gone"))
    #expect(shows(run.screens[2], "Delete water the plants?") && shows(run.screens[2], "[ Keep ]"))
    #expect(shows(run.screens[3], "kept"))
    #expect(shows(run.screens[4], "deleted water the plants"))
    #expect(!shows(run.screens[5], "[ By length ]"))
  }
}

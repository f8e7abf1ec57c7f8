import ShowcaseApps
import Testing

@Suite struct SearchTests {
  private func play(_ script: String) async -> Run {
    let run = await Run.showcase("search", "--play", "-", input: script)
    #expect(run.error == "")
    #expect(run.status == .done)
    return run
  }

  /// Commands that type a word, a letter each 50 ms.
  private func typing(_ word: String) -> String {
    word.map { "type \($0)\n" }.joined(separator: "wait 50ms\n")
  }

  private func counts(_ screen: [String]) -> String? {
    screen.first { $0.contains("made") }?.trimmed
  }

  @Test func `typing ten letters 50 ms apart makes one search`() async {
    let run = await play(
      typing("absolutely") + "wait 299ms\nscreen\nwait 1ms\nscreen\nwait 99ms\nscreen\nwait 1ms\nscreen\n")
    #expect(
      run.screens.map(counts) == [
        "made 0   refused 0   replaced 9", "made 0   refused 0   replaced 9", "made 0   refused 0   replaced 9",
        "made 1   refused 0   replaced 9",
      ])
    #expect(run.screens[0].contains { $0.contains("3599 words") })
    #expect(run.screens[1].contains { $0.contains("searching for absolutely…") })
    #expect(run.screens[2].contains { $0.contains("searching for absolutely…") })
    #expect(run.screens[3].contains { $0.contains("1 word begins with absolutely") })
  }

  @Test func `a slow search under latest is cancelled by the next`() async {
    let run = await play(
      """
      click Policy
      click Pace
      click Find
      type tri
      wait 300ms
      screen
      wait 1s
      type b
      wait 300ms
      screen
      wait 1999ms
      screen
      wait 1ms
      screen
      wait 1m
      screen

      """)
    #expect(run.screens[0].contains { $0.contains("searching for tri…") })
    #expect(run.screens[1].contains { $0.contains("searching for trib…") })
    #expect(run.screens[2].contains { $0.contains("searching for trib…") })
    #expect(run.screens[3].contains { $0.contains("1 word begins with trib") })
    #expect(run.screens[3].contains { $0.trimmed == "tributary" })
    // Two letters gave way to the third, the first search to the second.
    #expect(counts(run.screens[1]) == "made 0   refused 0   replaced 3")
    #expect(counts(run.screens[4]) == "made 1   refused 0   replaced 3")
  }

  @Test func `a call while a slow search is under way is refused under exhaust`() async {
    let run = await play(
      "click Pace\nclick Find\ntype t\nwait 300ms\ntype r\nwait 300ms\nscreen\nwait 2s\nscreen\ntype i\nwait 3s\nscreen\n"
    )
    #expect(run.screens[0].contains { $0.contains("searching for t…") })
    #expect(counts(run.screens[0]) == "made 0   refused 1   replaced 0")
    #expect(run.screens[1].contains { $0.contains("words begin with t") })
    #expect(run.screens[2].contains { $0.contains("words begin with tri") })
    #expect(counts(run.screens[2]) == "made 2   refused 1   replaced 0")
  }

  @Test func `another policy ends the search that is under way, and so does leaving`() async {
    let run = await play("click Pace\nclick Find\ntype tri\nwait 300ms\nclick Policy\nwait 5s\nscreen\n")
    #expect(run.screens[0].contains { $0.contains("3599 words") })
    #expect(counts(run.screens[0]) == "made 0   refused 0   replaced 2")
    let left = await Run.showcase(
      "--play", "-", input: "click search\ntype tri\nwait 350ms\npress esc esc\nwait 5s\nclick search\nscreen\n")
    #expect(left.status == .done)
    #expect(left.screens[0].contains { $0.contains("made 0   refused 0   replaced 0") })
  }

  @Test func `letters that begin no word find none, and no letters all, whatever waited`() async {
    let run = await play("type qqqq\nwait 1s\nscreen\npress backspace backspace backspace backspace\nwait 1s\nscreen\n")
    #expect(run.screens[0].contains { $0.contains("0 words begin with qqqq") })
    #expect(run.screens[1].contains { $0.contains("3599 words") })
    #expect(counts(run.screens[1]) == "made 2   refused 0   replaced 6")
  }
}

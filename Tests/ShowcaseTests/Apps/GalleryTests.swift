import ShowcaseApps
import Testing

@Suite struct GalleryTests {
  private func play(_ script: String) async -> Run {
    let run = await Run.showcase("--play", "-", input: script)
    #expect(run.error == "")
    #expect(run.status == .done)
    return run
  }

  @Test func `every app is listed with its meaning`() async throws {
    let run = await play("screen\n")
    let screen = try #require(run.screens.first)
    for text in ["tic-tac-toe   a game for two", "timers", "form", "names", "[ Leave esc ]"] {
      #expect(screen.contains { $0.contains(text) })
    }
  }

  @Test func `arrows choose, Enter opens, Escape comes back to the same place`() async {
    let run = await play("screen\npress down down enter\nscreen\npress esc esc\nscreen\npress enter\nscreen\n")
    #expect(run.screens[1].contains { $0.contains("First name") })
    #expect(run.screens[2] == run.screens[0])
    #expect(run.screens[3] == run.screens[1])
  }

  @Test(arguments: [
    ("tic-tac-toe", "X to play"), ("timers", "0 s on the screen"), ("form", "First name"), ("search", "3599 words"),
    ("controls", "[Form]"), ("names", "Full name"), ("watchlist", "Who is watching?"),
  ])
  func `every app opens by a click and is left by one`(name: String, text: String) async {
    let run = await play("screen\nclick \(name)\nscreen\nclick Leave\nscreen\nclick Leave\n")
    #expect(run.screens[1].contains { $0.contains(text) })
    #expect(run.screens[2] == run.screens[0])
  }

  @Test func `Escape in the gallery ends it`() async {
    let run = await Run.showcase("--play", "-", input: "press esc\npress esc\n")
    #expect(run.error.lines.first?.contains("line 2: the app has ended") == true)
  }
}

import ShowcaseApps
import Testing

/// The watchlist as a person sees it.
@Suite struct WatchPlayTests {
  private func play(_ script: String, _ arguments: String...) async -> [[String]]? {
    let run = await Run.showcase(["watchlist"] + arguments + ["--play", "-"], input: script)
    #expect(run.error == "")
    #expect(run.status == .done)
    return run.screens.count == script.split(separator: "\n").count { $0 == "screen" } ? run.screens : nil
  }

  private func shows(_ screen: [String], _ texts: String...) -> Bool {
    texts.allSatisfy { text in screen.contains { $0.contains(text) } }
  }

  private let logIn = "type Ada\npress enter\nclick Yes\n"

  @Test func `a person logs in, is asked once, picks a title, puts it on the list and goes back`() async throws {
    let screens = try #require(
      await play(
        """
        screen
        \(logIn)screen
        click The Hollow Choir
        click Put on the list
        screen
        press esc
        screen
        click Log out
        type Ada
        press enter
        screen

        """))
    #expect(shows(screens[0], "Welcome", "Who is watching?"))
    #expect(shows(screens[1], "Movies", "The Hollow Choir", "Settings"))
    #expect(shows(screens[2], "The Hollow Choir", "1967, Comedy, 146 minutes", "On your list"))
    #expect(shows(screens[3], "★ The Hollow Choir"))
    #expect(shows(screens[4], "Movies", "★ The Hollow Choir"))
  }

  @Test func `a URL opens the whole stack, and Back leads through it`() async throws {
    let screens = try #require(
      await play("screen\npress esc\nscreen\npress esc\nscreen\n", "--open", "/movies/12/cast"))
    #expect(shows(screens[0], "Cast of A Violin in Ellory", "Mina Dvorin"))
    #expect(shows(screens[1], "1967, Documentary"))
    #expect(shows(screens[2], "The Hollow Choir"))
  }

  @Test func `lists, titles, casts and the settings have a way to log out`() async throws {
    for url in ["/movies", "/series/3", "/movies/12/cast", "/settings"] {
      let screens = try #require(await play("click Log out\nscreen\n", "--open", url))
      #expect(shows(screens[0], "Who is watching?"))
    }
  }

  @Test func `settings stand over the rest, and a URL that is not there is told`() async throws {
    let screens = try #require(
      await play("screen\nclick OK\nclick Settings\nscreen\npress esc\nscreen\n", "--open", "/nowhere"))
    #expect(shows(screens[0], "There is nothing at /nowhere."))
    #expect(shows(screens[1], "Logged in as guest", "Tell me of new titles"))
    #expect(!shows(screens[2], "Logged in as"))
  }

  @Test func `who leaves the wizard half filled in is asked first`() async throws {
    let screens = try #require(
      await play(
        """
        \(logIn)click Wish
        type More
        press esc
        screen
        click Keep writing
        screen
        press esc
        click Discard
        screen

        """))
    #expect(shows(screens[0], "More is not saved."))
    #expect(shows(screens[1], "What do you miss?"))
    #expect(!shows(screens[2], "What do you miss?"))
  }
}

import ShowcaseApps
import Testing
import Tributary
import TributaryTesting

/// The flows of the watchlist, without any screen.
@Suite struct WatchFlowTests {
  private let test = TestCoordinator()
  private let file = WatchFile()

  /// A file that is only remembered.
  final class WatchFile {
    var text: String?
    var storage: WatchStorage { WatchStorage(read: { self.text }, write: { self.text = $0 }) }
  }

  private func app(open url: String? = nil) -> WatchApp {
    test.act { WatchApp(coordinator: test.coordinator, storage: file.storage, open: url) }
  }

  private func logIn(_ app: WatchApp) throws {
    let flow = try #require(self.flow(OnboardingFlow.self))
    test.act {
      flow.login.name = "  Ada   Lovelace "
      flow.login.logIn()
    }
    if app.state.mayNotify == nil { test.navigate(to: OnboardingStep.permissions) }
    test.act {
      app.state.mayNotify = true
      test.coordinator.navigate(to: OnboardingStep.done)
    }
  }

  private func flow<Wanted: Flow>(_ type: Wanted.Type) -> Wanted? {
    test.coordinator.flows.lazy.compactMap { $0 as? Wanted }.first
  }

  /// The titles of the screens on the way to the front.
  private func trail(_ app: WatchApp) -> [String] {
    app.flow.root.path.trail.map(\.title)
  }

  private var flows: [String] {
    test.coordinator.flows.map { String(describing: type(of: $0)) }
  }

  @Test func `who comes for the first time logs in, is asked once, and is home`() throws {
    let app = app()
    #expect(trail(app) == ["Welcome"])
    let login = try #require(flow(OnboardingFlow.self)).login
    test.act { login.logIn() }
    #expect(trail(app) == ["Welcome"])
    test.act {
      login.name = "Ada"
      // Enter that is pressed twice in a turn leads one step on.
      login.logIn()
      login.logIn()
    }
    #expect(trail(app) == ["Welcome", "Permissions"])
    test.act {
      app.state.mayNotify = false
      test.coordinator.navigate(to: OnboardingStep.done)
    }
    #expect(trail(app) == ["Watchlist", "Movies"])
    #expect(flows == ["AppFlow", "HomeFlow", "TitleFlow", "TitleFlow"])
    test.navigate(to: AppStep.logout)
    let again = try #require(flow(OnboardingFlow.self)).login
    test.act {
      again.name = "Ada"
      again.logIn()
    }
    #expect(trail(app) == ["Watchlist", "Movies"])
    #expect(test.errors.isEmpty)
  }

  @Test func `who left before the answer is asked again, and is home then`() {
    file.text = "user Ada\n"
    let app = app(open: "/series")
    #expect(trail(app) == ["Welcome", "Permissions"])
    test.act {
      app.state.mayNotify = true
      test.coordinator.navigate(to: OnboardingStep.done)
    }
    #expect(trail(app) == ["Watchlist", "Series"])
    #expect(app.state.user == "Ada" && test.errors.isEmpty)
  }

  @Test func `details and cast lie on their list, and Back leads home`() throws {
    let app = app()
    try logIn(app)
    test.navigate(to: TitleStep.details(.series, id: 3))
    test.navigate(to: TitleStep.cast(.series, id: 3))
    #expect(trail(app) == ["Watchlist", "Series", "The Last Lantern", "Cast of The Last Lantern"])
    for _ in 0..<2 { test.act { _ = app.flow.root.back() } }
    #expect(trail(app) == ["Watchlist", "Series"])
    test.navigate(to: TitleStep.list(.movie))
    #expect(trail(app) == ["Watchlist", "Movies"])
  }

  @Test func `a URL that is opened before login waits, and opens the whole stack`() throws {
    let app = app(open: "/movies/12/cast")
    #expect(trail(app) == ["Welcome"])
    try logIn(app)
    #expect(trail(app) == ["Watchlist", "Movies", "A Violin in Ellory", "Cast of A Violin in Ellory"])
    #expect(app.url == "/movies/12/cast")
    test.act { _ = app.flow.root.back() }
    #expect(app.url == "/movies/12")
    #expect(test.errors.isEmpty)
  }

  @Test func `settings open over what is shown, also by their URL`() throws {
    let app = app(open: "/settings/about")
    try logIn(app)
    #expect(trail(app).suffix(2) == ["Settings", "About"])
    #expect(flows.last == "SettingsFlow")
    for _ in 0..<2 { test.act { _ = app.flow.root.back() } }
    #expect(trail(app) == ["Watchlist", "Movies"])
    #expect(!flows.contains("SettingsFlow"))
    // A modal that is there is not opened twice, nor is another one over it.
    for step in [AppStep.settings, .settings, .wish] { test.navigate(to: step) }
    #expect(trail(app) == ["Watchlist", "Movies", "Settings"])
  }

  @Test func `what is not there is said, and the rest stays`() throws {
    let app = app(open: "/movies/3")
    try logIn(app)
    #expect(trail(app) == ["Watchlist", "Movies", "Not found"])
    test.act { _ = app.flow.root.back() }
    test.navigate(through: watchRoutes.steps(for: "/nowhere"))
    #expect(trail(app) == ["Watchlist", "Movies", "Not found"])
  }

  @Test func `what is not there is said to who is logged in, and the name of a person is one line`() throws {
    let app = app(open: "/nowhere")
    #expect(trail(app) == ["Welcome"])
    let login = try #require(flow(OnboardingFlow.self)).login
    test.act {
      login.name = " Ada\n list 1,2 "
      app.state.mayNotify = false
      login.logIn()
    }
    #expect(trail(app) == ["Watchlist", "Movies", "Not found"])
    test.act { _ = app.flow.root.back() }
    #expect(SavedState(parsing: file.text ?? "").user == "Ada list 1,2")
    #expect(SavedState(parsing: file.text ?? "").list == [])
  }

  @Test(arguments: ["/movies/12/cast", "/settings/about", "/series"])
  func `logout from anywhere tears everything down`(url: String) throws {
    let app = app(open: url)
    try logIn(app)
    weak let home = flow(HomeFlow.self)
    weak let titles = flow(TitleFlow.self)
    #expect(home != nil && titles != nil)
    test.navigate(to: AppStep.logout)
    #expect(trail(app) == ["Welcome"])
    #expect(flows == ["AppFlow", "OnboardingFlow"])
    #expect(home == nil && titles == nil)
    #expect(file.text?.contains("user") == false)
  }

  @Test func `the wizard goes on with a name only, and saves the wish`() throws {
    let app = app()
    try logIn(app)
    test.navigate(to: AppStep.wish)
    let model = try #require(flow(WishFlow.self)).model
    test.act { model.next() }
    #expect(trail(app).last == "Wish")
    test.act {
      model.name = "More  of the same"
      model.next()
    }
    #expect(trail(app).suffix(2) == ["Wish", "Kind"])
    test.act {
      model.kind = .series
      model.finish()
    }
    #expect(trail(app) == ["Watchlist", "Movies"])
    #expect(app.state.wishes == [WatchState.Wish(name: "More of the same", kind: .series)])
    #expect(!flows.contains("WishFlow"))
  }

  @Test func `who leaves the wizard half filled in is asked, and may go on writing`() throws {
    let app = app()
    try logIn(app)
    test.navigate(to: AppStep.wish)
    let model = try #require(flow(WishFlow.self)).model
    test.act { model.name = "More" }
    test.act { _ = app.flow.root.back() }
    #expect(trail(app).suffix(2) == ["Wish", "Discard the wish?"])
    // Dismissed without an answer: the wizard stays.
    test.act { _ = app.flow.root.back() }
    #expect(trail(app).last == "Wish")
    test.act { model.name = "" }
    test.act { _ = app.flow.root.back() }
    #expect(trail(app) == ["Watchlist", "Movies"])
    #expect(app.state.wishes.isEmpty)
  }

  @Test func `who asks to leave twice is asked once`() throws {
    let app = app()
    try logIn(app)
    test.navigate(to: AppStep.wish)
    let model = try #require(flow(WishFlow.self)).model
    test.act {
      model.name = "More"
      app.flow.root.back()
      app.flow.root.back()
    }
    #expect(trail(app) == ["Watchlist", "Movies", "Wish", "Discard the wish?"])
    test.act { app.flow.root.back() }
    #expect(trail(app) == ["Watchlist", "Movies", "Wish"])
  }

  @Test func `the app goes on where it was left`() throws {
    let first = app(open: "/series/3")
    try logIn(first)
    #expect(file.text?.contains("url /series/3\n") == true)
    let again = TestCoordinator()
    let app = again.act { WatchApp(coordinator: again.coordinator, storage: file.storage) }
    #expect(app.flow.root.path.trail.map(\.title) == ["Watchlist", "Series", "The Last Lantern"])
    #expect(app.state.user == "Ada Lovelace")
  }

  @Test func `each place has one URL, which leads there`() {
    let steps: [any Step & Hashable] =
      Kind.allCases.flatMap { kind -> [any Step & Hashable] in
        [TitleStep.list(kind), TitleStep.details(kind, id: 12), TitleStep.cast(kind, id: 12)]
      } + [AppStep.settings, SettingsStep.about]
    #expect(watchRoutes.problems(with: steps).isEmpty)
    #expect(watchRoutes.steps(for: "/nowhere").map { "\($0)" } == ["notFound(url: \"/nowhere\")"])
  }
}

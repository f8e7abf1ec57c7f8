import Testing
import TributaryFlow
import TributaryTesting
import TributaryTime

struct RoutesTests {
  private enum MovieStep: Step, Hashable {
    case list
    case details(movie: Int)
    case cast(movie: Int)
    case search(text: String, page: Int)
    case named(String)
    case pair(String, Bool)
    case untold
  }

  private enum AppStep: Step, Hashable {
    case home
    case settings
    case notFound(url: String)
  }

  private static let routes = Routes(notFound: { AppStep.notFound(url: $0) }) {
    Route("/", to: AppStep.home)
    Route("/settings", to: AppStep.settings)
    Route("/movies", to: MovieStep.list)
    Route("/movies/:movie", to: MovieStep.details(movie:)) { if case .details(let movie) = $0 { movie } else { nil } }
    Route("/movies/:movie/cast", to: MovieStep.cast(movie:)) { if case .cast(let movie) = $0 { movie } else { nil } }
    Route("/search/all?text=:text&page=:page", to: MovieStep.search(text:page:)) { step in
      if case .search(let text, let page) = step { (text, page) } else { nil }
    }
    Route("/people/:name", to: MovieStep.named) { if case .named(let name) = $0 { name } else { nil } }
    Route("/pair/:name/is/:answer", to: MovieStep.pair) { step in
      if case .pair(let name, let answer) = step { (name, answer) } else { nil }
    }
  }

  private static func words(_ url: String) -> String {
    routes.steps(for: url).map { "\($0)" }.joined(separator: ", ")
  }

  @Test func `a URL is the steps to its place, each part that is a route being one`() {
    #expect(Self.words("/movies/12/cast") == "home, list, details(movie: 12), cast(movie: 12)")
    #expect(Self.words("/") == "home")
    #expect(Self.words("") == "home")
    #expect(Self.words("/movies/") == "home, list")
    // No route stands for /search, /pair or /pair/x.
    #expect(Self.words("/search/all?page=2&text=a") == "home, search(text: \"a\", page: 2)")
    #expect(Self.words("/pair/x/is/true") == "home, pair(\"x\", true)")
  }

  @Test func `scheme, host and fragment say nothing`() {
    for url in [
      "watch://movies.example/movies/12", "https://x:80/movies/12#top", "/movies/12#", "a+b.c-d:///movies/12",
    ] {
      #expect(Self.words(url) == "home, list, details(movie: 12)", "\(url)")
    }
    #expect(Self.words("https://x") == "home")
  }

  @Test func `what is not found is the steps towards it and the one that says so`() {
    #expect(Self.words("/movies/twelve") == "home, list, notFound(url: \"/movies/twelve\")")
    #expect(Self.words("nowhere") == "notFound(url: \"nowhere\")")
    #expect(Self.words("/search/all?text=a") == "home, notFound(url: \"/search/all?text=a\")")
    #expect(Self.words("/movies//cast") == "home, list, notFound(url: \"/movies//cast\")")
  }

  @Test(arguments: ["/people/", "/people/.", "/people/..", "/people/%2E%2E", "/pair//is/true", "/people//"])
  func `what no URL is written with is not read either`(url: String) {
    #expect(!Self.routes.steps(for: url).contains { $0 is MovieStep }, "\(url)")
    #expect(Self.words(url).hasSuffix("notFound(url: \"\(url)\")"))
  }

  @Test func `a URL of any length costs its length`() {
    let url = String(repeating: "/a", count: 100_000)
    #expect(Self.routes.steps(for: url).count == 2)
  }

  @Test func `a value is read only as it would be written`() {
    for url in ["/movies/007", "/movies/+7", "/movies/%2B7", "/movies/7.0", "/pair/x/is/TRUE"] {
      #expect(Self.words(url).contains("notFound"), "\(url)")
    }
    #expect(Self.words("/movies/-7") == "home, list, details(movie: -7)")
  }

  @Test(arguments: [
    "a/b", "a b", "ä€😀", "50%", "a+b&c=d;e?f#g", "%2F", "~._-", "\u{0}\n", "e\u{301}", "...", "a:b@c",
  ])
  func `any text is a value, percent-encoded`(text: String) {
    for step in [MovieStep.named(text), .search(text: text, page: 1)] {
      let url = Self.routes.url(of: step)
      #expect(url?.utf8.allSatisfy { $0 > 32 && $0 < 127 } == true)
      let back = Self.routes.steps(for: url ?? "").last as? MovieStep
      #expect(back == step, "\(url ?? "no URL")")
    }
    // `==` of strings takes a composed letter for its parts, but a path is made of bytes.
    let back = Self.routes.steps(for: Self.routes.url(of: MovieStep.named(text)) ?? "").last
    if case .named(let name)? = back as? MovieStep { #expect(Array(name.utf8) == Array(text.utf8)) }
  }

  @Test func `encoding keeps what RFC 3986 leaves alone, in capitals`() {
    #expect(Self.routes.url(of: MovieStep.named("Az09-._~/ é")) == "/people/Az09-._~%2F%20%C3%A9")
    #expect(
      Self.routes.url(of: MovieStep.search(text: "a&b=c", page: 2)) == "/search/all?text=a%26b%3Dc&page=2")
  }

  @Test(arguments: [
    "/people/%", "/people/%4", "/people/%zz", "/people/%ff", "/people/%C3", "/search/all?text=%&page=1",
  ])
  func `what is badly encoded is not found and never traps`(url: String) {
    #expect(Self.words(url) == "notFound(url: \"\(url)\")")
  }

  @Test func `a value that no segment can hold has no URL`() {
    for name in ["", ".", ".."] { #expect(Self.routes.url(of: MovieStep.named(name)) == nil, "\(name)") }
    #expect(Self.routes.url(of: MovieStep.search(text: "", page: 1)) == "/search/all?text=&page=1")
    #expect(Self.routes.url(of: MovieStep.untold) == nil)
  }

  @Test func `a way that came about otherwise is written step by step, and read again`() {
    let trails: [([any Step], String)] = [
      ([AppStep.home, MovieStep.list, MovieStep.details(movie: 12)], "/movies/12"),
      (
        [AppStep.home, MovieStep.list, MovieStep.details(movie: 12), MovieStep.details(movie: 13)],
        "/movies/12;/movies/13"
      ),
      ([AppStep.home, MovieStep.named("a;b"), AppStep.settings], "/people/a%3Bb;/settings"),
      ([MovieStep.details(movie: 12), MovieStep.cast(movie: 12)], ";/movies/12;/movies/12/cast"),
    ]
    for (trail, url) in trails {
      #expect(Self.routes.url(of: trail) == url)
      #expect(Self.words(url) == trail.map { "\($0)" }.joined(separator: ", "))
    }
    #expect(Self.routes.url(of: [AppStep.home, MovieStep.untold] as [any Step]) == nil)
    #expect(Self.routes.url(of: [] as [any Step]) == nil)
  }

  @Test func `the path of a navigator is the URL of the way to its front`() {
    inVirtualTime { time in
      let navigator = Navigator()
      let home = Screen("Home", route: AppStep.home)
      let movies = [Screen("Movies", route: MovieStep.list), Screen("Dune", route: MovieStep.details(movie: 12))]
      let tabs = NavigationPath.Place(Screen("tabs"), tabs: .init([NavigationPath(movies), []]))
      navigator.set(NavigationPath(stack: [.init(home), tabs]))
      #expect(Self.routes.url(of: navigator.path) == "/movies/12")
      navigator.present(Screen("Settings", route: AppStep.settings), over: home)
      time.drain()
      #expect(Self.routes.url(of: navigator.path) == "/movies/12")
    }
  }

  @Test func `random trails are read as they were written`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let texts = ["a", "b c", "ü/;", "%3B", "&=?"]
    for _ in 0..<2000 {
      let trail: [any Step] = (0..<Int.random(in: 1...5, using: &random)).map { _ in
        let number = Int.random(in: -3...30, using: &random)
        let text = texts.randomElement(using: &random) ?? ""
        return switch Int.random(in: 0..<7, using: &random) {
        case 0: AppStep.home
        case 1: AppStep.settings
        case 2: MovieStep.list
        case 3: MovieStep.details(movie: number)
        case 4: MovieStep.cast(movie: number)
        case 5: MovieStep.search(text: text, page: number)
        default: MovieStep.named(text)
        }
      }
      let url = Self.routes.url(of: trail)
      #expect(Self.words(url ?? "none") == trail.map { "\($0)" }.joined(separator: ", "), "seed \(seed), \(url ?? "")")
    }
  }

  @Test func `the checker finds nothing in a table that is right`() {
    let problems = Self.routes.problems(with: [
      AppStep.home, AppStep.settings, MovieStep.list, MovieStep.details(movie: 1), MovieStep.cast(movie: 1),
      MovieStep.search(text: "a", page: 1), MovieStep.named("x"), MovieStep.pair("x", false),
    ])
    #expect(problems == [])
  }

  @Test func `the checker tells each kind of mistake`() {
    let routes = Routes(notFound: { AppStep.notFound(url: $0) }) {
      Route("/:name", to: MovieStep.named) { if case .named(let name) = $0 { name } else { nil } }
      Route("/settings", to: AppStep.settings)
      Route("/movies/:movie", to: MovieStep.details(movie:)) { if case .details(let movie) = $0 { movie } else { nil } }
    }
    #expect(
      routes.problems(with: [MovieStep.named("x"), MovieStep.named(""), AppStep.settings, MovieStep.list]) == [
        .noURL(step: "named(\"\")"),
        .leadsElsewhere(step: "settings", url: "/settings", steps: ["named(\"settings\")"]),
        .noRoute(step: "list"), .untried(pattern: "/movies/:movie"),
      ])
    // A URL that leads elsewhere is not given.
    #expect(routes.url(of: AppStep.settings) == nil)
    // On the way to a movie lies what somebody is called.
    let url = "/movies/3"
    #expect(routes.steps(for: url).map { "\($0)" } == ["named(\"movies\")", "details(movie: 3)"])
    #expect("\(RouteProblem.untried(pattern: "/a"))" == "no sample is a step of /a")
  }

  @Test func `a pattern that does not fit its step traps with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Route("/movies/:movie/:other", to: MovieStep.named) { _ in nil }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains("has 2 values in its pattern, and its step takes 1"))
  }

  @Test(arguments: [
    ("/people/a+b", "home, named(\"a+b\")"), ("/people/a%2Bb", "home, named(\"a+b\")"),
    ("/people/a%20b", "home, named(\"a b\")"), ("/people/a b", "home, named(\"a b\")"),
    ("/people/é", "home, named(\"é\")"), ("/people/%c3%a9", "home, named(\"é\")"),
    ("/people/a%2fb", "home, named(\"a/b\")"), ("/people/%3A", "home, named(\":\")"),
    ("/search/all?text=a&page=1&text=b&page=x", "home, search(text: \"a\", page: 1)"),
    ("/search/all?text&page=1", "home, search(text: \"\", page: 1)"),
    ("/search/all?&&text=a+b&=&page=1&?", "home, search(text: \"a+b\", page: 1)"),
    ("/search/all?TEXT=a&page=1", "home, notFound(url: \"/search/all?TEXT=a&page=1\")"),
    ("/movies/12?", "home, list, details(movie: 12)"), ("?", "home"), ("#", "home"), ("//", "home"),
    ("/movies/12;", "notFound(url: \"/movies/12;\")"),
    (";", "notFound(url: \";\")"), (";;", "notFound(url: \";;\")"), ("/;/", "home, home"),
    ("/movies/12/cast/all", "home, list, details(movie: 12), cast(movie: 12), notFound(url: \"/movies/12/cast/all\")"),
    ("/pair/x/is/true/a/b", "home, pair(\"x\", true), notFound(url: \"/pair/x/is/true/a/b\")"),
    ("://x/movies", "notFound(url: \"://x/movies\")"), ("1a://x/movies", "notFound(url: \"1a://x/movies\")"),
    ("/search/all?text=a://b&page=1", "home, search(text: \"a://b\", page: 1)"),
    ("/%00", "home, notFound(url: \"/%00\")"), ("/\u{301}", "notFound(url: \"/\u{301}\")"),
  ])
  func `odd text is read in one way, and a name that the query says twice counts once`(url: String, words: String) {
    #expect(Self.words(url) == words)
  }
}

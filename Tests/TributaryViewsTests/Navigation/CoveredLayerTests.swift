import Testing
import TributaryFlow
import TributaryStreams
import TributaryTime
import TributaryViews

/// What a screen presented by itself, when the program covers the screen.
struct CoveredLayerTests {
  private final class Log { var lines: [String] = [] }

  private struct Presenter: View {
    let log: Log
    @State private var isOpen = false
    @State private var asks = false

    var body: some View {
      let (log, isOpen, asks) = (log, $isOpen, $asks)
      Button("open") { isOpen.wrappedValue = true }
      Button("ask") { asks.wrappedValue = true }
        .sheet(isPresented: isOpen, onDismiss: { log.lines.append("dismissed") }) {
          Button("first") {}
          Button("second") {}
          Button("close") { isOpen.wrappedValue = false }
        }
        .alert("Sure?", isPresented: asks) { Button("yes") {} }
    }
  }

  private static func shows(_ text: String, _ stage: Stage) -> Bool {
    stage.rows.contains { $0.contains("\"\(text)\"") }
  }

  @Test func `a sheet goes out of sight with its screen and comes back with it, and is dismissed once`() {
    inVirtualTime { time in
      let log = Log()
      let navigator = Navigator(Screen("Movies") { Presenter(log: log) })
      let stage = Stage(time) { NavigationView(navigator) }
      stage.press(KeyPress(.tab))
      stage.click("open")
      stage.press(KeyPress(.tab))
      #expect(stage.tree.focused?.accessibleLabel == "second")
      navigator.push(Screen("Dune") { Button("details") {} })
      #expect(!Self.shows("first", stage) && Self.shows("details", stage))
      #expect(stage.tree.focused?.accessibleLabel == "details")
      stage.press(KeyPress(.escape))
      #expect(Self.shows("first", stage) && navigator.path.description == "Movies")
      #expect(stage.tree.focused?.accessibleLabel == "second")
      #expect(log.lines == [])
      stage.press(KeyPress(.escape))
      #expect(!Self.shows("first", stage) && log.lines == ["dismissed"])
      #expect(stage.tree.focused?.accessibleLabel == "open")
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `an alert that is up when its screen is covered is there when that comes back`() {
    inVirtualTime { time in
      let navigator = Navigator(Screen("Movies") { Presenter(log: Log()) })
      let stage = Stage(time) { NavigationView(navigator) }
      stage.click("ask")
      navigator.push(Screen("Dune") { Button("details") {} })
      #expect(!Self.shows("yes", stage))
      navigator.pop()
      #expect(Self.shows("yes", stage))
      stage.click("yes")
      #expect(!Self.shows("yes", stage) && stage.backend.mistakes == [])
    }
  }

  @Test func `a screen that ends while it is covered takes its sheet along`() {
    inVirtualTime { time in
      let log = Log()
      let presenter = Screen("Dune") { Presenter(log: log) }
      let navigator = Navigator(Screen("Movies") { Text("list") })
      navigator.push(presenter)
      let stage = Stage(time) { NavigationView(navigator) }
      stage.click("open")
      navigator.push(Screen("Cast") { Button("names") {} })
      #expect(Self.shows("names", stage))
      presenter.endWithFlow()
      #expect(Self.shows("names", stage) && !Self.shows("first", stage) && log.lines == ["dismissed"])
      navigator.pop()
      #expect(Self.shows("list", stage) && stage.backend.mistakes == [])
    }
  }

  @Test func `what is asked for in the turn that covers the screen comes when the screen comes back`() {
    inVirtualTime { time in
      let navigator = Navigator()
      let stage = Stage(time) { NavigationView(navigator) }
      navigator.set([Screen("Movies") { Leaver() }])
      stage.click("both")
      #expect(Self.shows("details", stage) && !Self.shows("inside", stage))
      navigator.pop()
      #expect(Self.shows("inside", stage) && stage.backend.mistakes == [])
    }
  }

  private struct Leaver: View {
    @State private var isOpen = false
    @Environment(\.navigator) private var navigator

    var body: some View {
      let (isOpen, navigator) = ($isOpen, navigator)
      Button("both") {
        navigator?.push(Screen("Dune") { Text("details") })
        isOpen.wrappedValue = true
      }
      .sheet(isPresented: isOpen) { Text("inside") }
    }
  }

  @Test func `a modal of a tab and one of the screen round the tabs are both drawn, that in front`() {
    inVirtualTime { time in
      let (round, tab) = (Screen("round"), Screen("tab") { Text("in the tab") })
      let navigator = Navigator()
      navigator.set(NavigationPath(stack: [.init(round, tabs: .init([[tab]]))]))
      let stage = Stage(time) { NavigationView(navigator) }
      let (inner, outer) = (Screen("inner") { Text("of the tab") }, Screen("outer") { Text("of the round") })
      navigator.present(inner, over: tab)
      navigator.present(outer, over: round)
      let shown = ["in the tab", "of the tab", "of the round"]
      let rows = stage.rows
      let places = shown.compactMap { text in rows.firstIndex { $0.contains("\"\(text)\"") } }
      #expect(places.count == 3 && places == places.sorted())
      #expect([tab, inner, outer].allSatisfy(\.isVisible) && navigator.front == outer)
      stage.press(KeyPress(.escape))
      #expect(!Self.shows("of the round", stage) && Self.shows("of the tab", stage) && navigator.front == inner)
      stage.press(KeyPress(.escape))
      #expect(Self.shows("in the tab", stage) && !Self.shows("of the tab", stage))
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `the focus returns through a sheet that was covered to the button that opened it`() {
    struct Opener: View {
      @State private var isOpen = false
      var body: some View {
        let isOpen = $isOpen
        Button("before") {}
        Button("open") { isOpen.wrappedValue = true }.sheet(isPresented: isOpen) { Button("inside") {} }
      }
    }
    inVirtualTime { time in
      let navigator = Navigator(Screen("Movies") { Opener() })
      let stage = Stage(time) { NavigationView(navigator) }
      stage.press(KeyPress(.tab), KeyPress(.tab), KeyPress(.enter))
      #expect(stage.tree.focused?.accessibleLabel == "inside")
      for _ in 0..<2 {
        navigator.push(Screen("Dune") { Button("details") {} })
        time.drain()
        navigator.pop()
        time.drain()
      }
      stage.press(KeyPress(.escape))
      #expect(stage.tree.focused?.accessibleLabel == "open")
    }
  }

  @Test func `a modal that comes beneath another is drawn beneath it, and the focus stays where it is`() {
    inVirtualTime { time in
      let (round, tab) = (Screen("round"), Screen("tab") { Button("in the tab") {} })
      let other = Screen("other") { Button("elsewhere") {} }
      let navigator = Navigator()
      navigator.set(NavigationPath(stack: [.init(round, tabs: .init([[tab], [other]]))]))
      let stage = Stage(time) { NavigationView(navigator) }
      stage.tree.focus(stage.element("in the tab"))
      let outer = Screen("outer") {
        Button("first") {}
        Button("second") {}
      }
      navigator.present(outer, over: round)
      time.drain()
      stage.press(KeyPress(.tab))
      #expect(stage.tree.focused?.accessibleLabel == "second")
      navigator.present(Screen("inner") { Button("inside") {} }, over: tab)
      func order() -> [String] {
        let rows = stage.rows
        let places = ["in the tab", "inside", "second"].compactMap { text in
          rows.firstIndex { $0.contains("button \"\(text)\"") }.map { ($0, text) }
        }
        return places.sorted { $0.0 < $1.0 }.map(\.1)
      }
      #expect(order() == ["in the tab", "inside", "second"])
      #expect(navigator.front == outer && stage.tree.focused?.accessibleLabel == "second")
      // Through another tab and back, with the modal that hangs on this one.
      navigator.select(tab: 1, of: round)
      #expect(order() == ["second"])
      navigator.select(tab: 0, of: round)
      #expect(order() == ["in the tab", "inside", "second"] && stage.tree.focused?.accessibleLabel == "second")
      stage.press(KeyPress(.escape))
      #expect(order() == ["in the tab", "inside"] && stage.tree.focused?.accessibleLabel == "inside")
      stage.press(KeyPress(.escape))
      #expect(order() == ["in the tab"] && stage.backend.mistakes == [])
    }
  }
}

import Testing
import TributaryTime
import TributaryViews

@Suite struct TabViewTests {
  private enum Place: Hashable { case movies, series, settings }

  private final class Log {
    var lines: [String] = []
    var place: Binding<Place>?
  }

  private struct Counter: View {
    let name: String
    let log: Log
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log.lines.append("\(name) appears") }
        .onDisappear { log.lines.append("\(name) goes") }
    }
  }

  private struct App: View {
    let log: Log
    @State private var place = Place.movies
    var body: some View {
      TabView(selection: $place) {
        Tab("Movies", value: .movies) { Counter(name: "movie", log: log) }
        Tab("Series", value: .series) { Counter(name: "serial", log: log) }
      }
      .onAppear { log.place = $place }
    }
  }

  private func focused(_ stage: Stage) -> String? {
    stage.scheduler.drain()
    return stage.tree.focused?.accessibleLabel
  }

  @Test func `tabs have a role, a name and a state`() {
    inVirtualTime { time in
      let stage = Stage(time) { App(log: Log()) }
      #expect(
        stage.rows == [
          "column", "  tabList = \"Movies\"", "    tab \"Movies\" (selected)", "    tab \"Series\"", "  divider",
          "  curtain", "    frame", "      button \"movie 0\"", "        text \"movie 0\"",
        ])
    }
  }

  @Test func `a tab is mounted when it is chosen first, and keeps its state`() {
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { App(log: log) }
      stage.click("movie 0")
      #expect(log.lines == ["movie appears"])
      stage.click("Series")
      stage.click("serial 0")
      #expect(!stage.rows.contains { $0.contains("movie") })
      stage.click("Movies")
      #expect(stage.rows.contains { $0.hasSuffix("button \"movie 1\"") })
      stage.click("Series")
      #expect(stage.rows.contains { $0.hasSuffix("button \"serial 1\"") })
      #expect(log.lines == ["movie appears", "serial appears"])
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `a tab that was never chosen is not built`() {
    struct Three: View {
      let log: Log
      @State private var place = Place.movies
      var body: some View {
        TabView(selection: $place) {
          Tab("Movies", value: .movies) { built("movies") }
          Tab("Series", value: .series) { built("series") }
          Tab("Settings", value: .settings) { built("settings") }
        }
      }

      private func built(_ name: String) -> Text {
        if !log.lines.contains(name) { log.lines.append(name) }
        return Text(name)
      }
    }
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { Three(log: log) }
      stage.click("Settings")
      stage.click("Movies")
      #expect(log.lines == ["movies", "settings"])
      stage.click("Series")
      #expect(log.lines == ["movies", "settings", "series"])
    }
  }

  @Test func `left and right choose, and tab goes on into what shows`() {
    inVirtualTime { time in
      let stage = Stage(time) { App(log: Log()) }
      stage.press(.init(.tab), .init(.right))
      #expect(stage.rows[1] == "  tabList = \"Series\" *")
      stage.press(.init(.right))
      #expect(focused(stage) == "serial 0", "at the end the key goes on")
      stage.press(.init(.tab))
      #expect(stage.rows[1] == "  tabList = \"Series\" *")
      stage.press(.init(.left))
      #expect(stage.rows[1] == "  tabList = \"Movies\" *")
    }
  }

  @Test func `the focus comes back to a tab that had it`() {
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { App(log: log) }
      stage.press(.init(.tab), .init(.tab))
      #expect(focused(stage) == "movie 0")
      log.place?.wrappedValue = .series
      #expect(focused(stage) == nil)
      log.place?.wrappedValue = .movies
      #expect(focused(stage) == "movie 0")
    }
  }

  @Test func `a selection without a tab shows the first`() {
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { App(log: log) }
      time.drain()
      log.place?.wrappedValue = .settings
      #expect(stage.rows.contains { $0.hasSuffix("button \"movie 0\"") })
    }
  }

  @Test func `tabs without a selection are told apart by their titles`() {
    inVirtualTime { time in
      let stage = Stage(time) {
        TabView {
          Tab("A") { Text("in a") }
          if Bool(true) { Tab("B") { Text("in b") } }
          for name in ["C", "D"] { Tab(name) { Text("in \(name)") } }
        }
      }
      stage.click("D")
      #expect(stage.rows.last == "      text \"in D\"")
    }
  }

  @Test func `what is hidden costs nothing and cannot be reached`() {
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { App(log: log) }
      stage.click("Series")
      #expect(stage.tree.focusOrder.map(\.accessibleLabel) == [nil, "serial 0"])
      #expect(stage.click("movie 0"))
      #expect(stage.element("movie 0") != nil, "it is there and was not clicked")
      stage.click("serial 0")
      // The component, its two modifiers, the button and its text.
      #expect(stage.tree.visitedNodes == 5)
    }
  }
}

import Testing
import TributaryFlow
import TributaryStreams
import TributaryTesting
import TributaryTime
import TributaryViews

struct NavigationViewTests {
  private final class Log { var lines: [String] = [] }

  @Observable final class Model { var value = 0 }

  @Observable final class ItemsModel { var items = ["a"] }

  private struct Reader: View {
    let model: Model
    var body: some View { Text("value \(model.value)") }
  }

  /// A screen with a state, a task, and words when it comes and goes.
  private struct Page: View {
    let name: String
    var log = Log()
    @State private var count = 0

    var body: some View {
      let log = log
      let name = name
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log.lines.append("\(name) appears") }
        .onDisappear { log.lines.append("\(name) disappears") }
        .task {
          log.lines.append("\(name) runs")
          do { try await Scope.current.clock.sleep(for: .seconds(1000)) } catch { log.lines.append("\(name) ends") }
        }
      TextField("note", text: .constant(""))
    }
  }

  private static func outline(_ stage: Stage) -> [String] {
    stage.rows.map { $0.drop { $0 == " " } }.filter { row in
      row.hasPrefix("button") || row.hasPrefix("text") || row.hasPrefix("dialog") || row.hasPrefix("field")
        || row.hasPrefix("mark")
    }.map(String.init)
  }

  @Test func `the screen at the front is seen, with its title and the way that led there`() {
    inVirtualTime { time in
      let navigator = Navigator(Screen("Movies") { Text("list") })
      let stage = Stage(time) { NavigationView(navigator) }
      #expect(Self.outline(stage) == ["text \"Movies\"", "text \"list\""])
      navigator.push(Screen("Dune") { Text("details") })
      navigator.push(Screen("Cast") { Text("names") })
      #expect(
        Self.outline(stage) == [
          "button \"Back\" (back)", "button \"Movies\"", "text \"Movies\"", "mark (crumb)", "button \"Dune\"",
          "text \"Dune\"", "mark (crumb)", "text \"Cast\"", "text \"names\"",
        ])
      stage.click("Movies")
      #expect(Self.outline(stage) == ["text \"Movies\"", "text \"list\""])
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `a covered screen keeps its state and rests, and tells that it is covered`() {
    inVirtualTime { time in
      let log = Log()
      let navigator = Navigator(Screen("Movies") { Page(name: "list", log: log) })
      let stage = Stage(time) { NavigationView(navigator) }
      stage.click("list 0")
      stage.click("list 1")
      navigator.push(Screen("Dune") { Page(name: "dune", log: log) })
      #expect(stage.element("list 2") == nil && stage.element("dune 0") != nil)
      #expect(
        log.lines == [
          "list appears", "list runs", "list disappears", "dune appears", "list ends", "dune runs",
        ])
      log.lines = []
      navigator.pop()
      #expect(stage.element("list 2") != nil)
      #expect(log.lines.sorted() == ["dune disappears", "dune ends", "list appears", "list runs"])
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `what a covered screen reads costs no turn, and is read when it comes back`() {
    inVirtualTime { time in
      let model = Model()
      let navigator = Navigator(Screen("Movies") { Reader(model: model) })
      let stage = Stage(time) { NavigationView(navigator) }
      _ = stage.rows
      navigator.push(Screen("Dune") { Text("dune") })
      _ = stage.rows
      let turns = stage.tree.turns
      for value in 1...10 {
        model.value = value
        time.drain()
      }
      #expect(stage.tree.turns == turns)
      navigator.pop()
      #expect(Self.outline(stage).contains("text \"value 10\""))
    }
  }

  @Test func `what changed below a covered screen is there once when it comes back`() {
    struct Items: View {
      let model: ItemsModel
      var body: some View { VStack { ForEach(model.items, id: \.self) { Text($0) } } }
    }
    inVirtualTime { time in
      let model = ItemsModel()
      let navigator = Navigator(Screen("list") { Items(model: model) })
      let stage = Stage(time) { NavigationView(navigator) }
      for items in [["a", "b"], ["b"], ["c", "b"]] {
        navigator.push(Screen("next") { Text("next") })
        time.drain()
        model.items = items
        navigator.pop()
        let texts = stage.rows.filter { $0.contains("text \"") }.map { String($0.split(separator: "\"")[1]) }
        #expect(texts.filter { $0.count == 1 } == items)
      }
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `the focus goes into a new screen, and is where it was when one comes back`() {
    inVirtualTime { time in
      let navigator = Navigator(
        Screen("Movies") {
          ForEach(["a", "b", "c"], id: \.self) { name in Button(name) {} }
          NavigationLink("on") { Page(name: "next") }
        })
      let stage = Stage(time) { NavigationView(navigator) }
      func focus() -> String? {
        time.drain()
        return stage.tree.focused?.accessibleLabel
      }
      stage.press(KeyPress(.tab), KeyPress(.tab), KeyPress(.tab), KeyPress(.tab))
      #expect(focus() == "on")
      stage.press(KeyPress(.enter))
      #expect(focus() == "next 0")
      stage.press(KeyPress(.tab))
      #expect(focus() == "note")
      stage.press(KeyPress(.escape))
      #expect(focus() == nil, "the field is left first")
      stage.press(KeyPress(.escape))
      #expect(focus() == "on")
    }
  }

  @Test func `Escape goes back, and at the beginning nobody takes it`() {
    inVirtualTime { time in
      let navigator = Navigator(Screen("Movies") { Text("list") })
      navigator.push(Screen("Dune") { Text("dune") })
      let stage = Stage(time) { NavigationView(navigator) }
      _ = stage.rows
      #expect(stage.tree.press(KeyPress(.escape)))
      #expect(Self.outline(stage) == ["text \"Movies\"", "text \"list\""])
      #expect(!stage.tree.press(KeyPress(.escape)))
      navigator.push(Screen("Dune") { Text("dune") })
      _ = stage.rows
      #expect(stage.tree.press(KeyPress(.left, modifiers: .option)))
      #expect(Self.outline(stage) == ["text \"Movies\"", "text \"list\""])
    }
  }

  @Test func `a button that is pressed twice before anything is drawn leads one step on`() {
    inVirtualTime { time in
      let navigator = Navigator(Screen("Movies") { NavigationLink("on") { Text("next") } })
      let stage = Stage(time) { NavigationView(navigator) }
      stage.press(KeyPress(.tab))
      stage.tree.press(KeyPress(.enter))
      stage.tree.press(KeyPress(.enter))
      if let link = stage.tree.focused { stage.tree.activate(link) }
      time.drain()
      #expect(navigator.path.stack.count == 2)
    }
  }

  @Test func `a modal traps the focus, begins on its screen and gives the focus back`() {
    inVirtualTime { time in
      let navigator = Navigator(Screen("Movies") { Page(name: "list") })
      let stage = Stage(time) { NavigationView(navigator) }
      stage.press(KeyPress(.tab))
      #expect(stage.tree.focused?.accessibleLabel == "list 0")
      navigator.present(Screen("Settings") { Page(name: "settings") })
      time.drain()
      #expect(stage.tree.focused?.accessibleLabel == "settings 0")
      #expect(Self.outline(stage).contains("dialog \"Settings\""))
      for _ in 0..<5 {
        stage.press(KeyPress(.tab))
        #expect(stage.tree.focused?.accessibleLabel != "list 0")
      }
      navigator.push(Screen("Theme") { Page(name: "theme") })
      time.drain()
      #expect(Self.outline(stage).contains("button \"theme 0\""))
      stage.press(KeyPress(.escape))
      #expect(Self.outline(stage).contains("button \"settings 0\""))
      stage.press(KeyPress(.escape))
      #expect(navigator.path.description == "Movies")
      time.drain()
      #expect(stage.tree.focused?.accessibleLabel == "list 0")
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `tabs are one list of tabs over the screen, and each keeps its state`() {
    inVirtualTime { time in
      let tabs = NavigationPath.Place(
        Screen(),
        tabs: .init([
          [Screen("Movies") { Page(name: "movies") }], [Screen("Series") { Page(name: "series") }],
        ]))
      let navigator = Navigator()
      navigator.set(NavigationPath(stack: [tabs]))
      let stage = Stage(time) { NavigationView(navigator) }
      let tabRows = stage.rows.filter { $0.contains("tab") }.map { $0.drop { $0 == " " } }
      #expect(tabRows == ["tabList = \"Movies\"", "tab \"Movies\" (selected)", "tab \"Series\""])
      stage.click("movies 0")
      stage.click("Series")
      #expect(stage.element("series 0") != nil && stage.element("movies 1") == nil)
      stage.click("series 0")
      stage.click("Movies")
      #expect(stage.element("movies 1") != nil)
      stage.click("Series")
      #expect(stage.element("series 1") != nil)
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `a dismissed screen is unmounted and freed, also while it is covered`() {
    final class Resource {}
    struct Holder: View {
      let resource: Resource
      var body: some View { Text("held").task { withExtendedLifetime(resource) {} } }
    }
    inVirtualTime { time in
      let navigator = Navigator(Screen("Movies") { Text("list") })
      let stage = Stage(time) { NavigationView(navigator) }
      weak var resource: Resource?
      do {
        let held = Resource()
        resource = held
        navigator.push(Screen("Dune") { Holder(resource: held) })
      }
      _ = stage.rows
      navigator.push(Screen("Cast") { Text("cast") })
      _ = stage.rows
      #expect(resource != nil)
      navigator.popToRoot()
      #expect(Self.outline(stage) == ["text \"Movies\"", "text \"list\""])
      #expect(resource == nil)
    }
  }

  @Test func `taking the app down frees covered screens too`() {
    final class Resource {}
    struct Holder: View {
      let resource: Resource
      var body: some View { Text("held \(ObjectIdentifier(resource) == ObjectIdentifier(resource))") }
    }
    inVirtualTime { time in
      weak var resource: Resource?
      do {
        let held = Resource()
        resource = held
        let navigator = Navigator(Screen("Movies") { Holder(resource: held) })
        let stage = Stage(time) { NavigationView(navigator) }
        _ = stage.rows
        navigator.push(Screen("Dune") { Text("dune") })
        _ = stage.rows
        stage.tree.unmount()
      }
      time.drain()
      #expect(resource == nil)
    }
  }

  @Test func `a transition costs the same whatever is covered`() {
    inVirtualTime { time in
      func visits(covered: Int) -> [Int] {
        let navigator = Navigator(Screen("0") { Page(name: "0") })
        let stage = Stage(time) { NavigationView(navigator) }
        for number in 0..<covered {
          navigator.push(Screen("\(number)") { Page(name: "\(number)") })
          if number % 10 == 0 { time.drain() }
        }
        time.drain()
        navigator.push(Screen("last") { Text("last") })
        time.drain()
        let push = stage.tree.visitedNodes
        navigator.pop()
        time.drain()
        return [push, stage.tree.visitedNodes]
      }
      let (few, many) = (visits(covered: 20), visits(covered: 1000))
      #expect(few == many)
    }
  }

  @Test func `dismiss leaves the screen, and a guard in the views is asked`() {
    struct Form: View {
      @Environment(\.dismiss) private var dismiss
      @State private var isDirty = false
      let log: Log
      var body: some View {
        let log = log
        Button("change") { isDirty = true }
        Button("leave") { dismiss() }
          .leaveGuard(isActive: isDirty) { reason in
            log.lines.append("\(reason)")
            return log.lines.count < 2 ? .refused : .allowed
          }
      }
    }
    inVirtualTime { time in
      let log = Log()
      let navigator = Navigator(Screen("Movies") { Text("list") })
      navigator.push(Screen("Form") { Form(log: log) })
      let stage = Stage(time) { NavigationView(navigator) }
      stage.click("change")
      stage.click("leave")
      #expect(navigator.path.description == "Movies > Form" && log.lines == ["dismissed"])
      stage.press(KeyPress(.escape))
      #expect(navigator.path.description == "Movies" && log.lines == ["dismissed", "popped"])
    }
  }

  @Test func `a title in the views names the screen, now and when it changes`() {
    struct Titled: View {
      @State private var count = 1
      var body: some View { Button("more") { count += 1 }.navigationTitle("Page \(count)") }
    }
    inVirtualTime { time in
      let screen = Screen { Titled() }
      let navigator = Navigator(screen)
      let stage = Stage(time) { NavigationView(navigator) }
      #expect(Self.outline(stage).first == "text \"Page 1\"")
      stage.click("more")
      #expect(Self.outline(stage).first == "text \"Page 2\"" && screen.title == "Page 2")
    }
  }

  @Test func `another navigator in the same place is another app`() {
    struct Switcher: View {
      let navigators: [Navigator]
      @State private var index = 0
      var body: some View {
        Button("other") { index = 1 }
        NavigationView(navigators[index])
      }
    }
    inVirtualTime { time in
      let navigators = [Navigator(Screen("A") { Text("a") }), Navigator(Screen("B") { Text("b") })]
      let stage = Stage(time) { Switcher(navigators: navigators) }
      stage.click("other")
      #expect(Self.outline(stage).suffix(2) == ["text \"B\"", "text \"b\""])
      navigators[1].push(Screen("C") { Text("c") })
      #expect(Self.outline(stage).last == "text \"c\"")
    }
  }

  @Test func `the way tells screens that have a name, and no screen that only has tabs`() {
    inVirtualTime { time in
      let navigator = Navigator()
      let (home, unnamed, tabs) = (Screen("Home"), Screen { Text("x") }, Screen("Tabs"))
      let movies = [Screen("Movies") { Text("list") }, Screen("Dune") { Text("dune") }]
      navigator.set(
        NavigationPath(stack: [.init(home), .init(unnamed), .init(tabs, tabs: .init([NavigationPath(movies), []]))]))
      let stage = Stage(time) { NavigationView(navigator) }
      func buttons() -> [String] { Self.outline(stage).filter { $0.hasPrefix("button") } }
      let bar = ["button \"Back\" (back)", "button \"Home\""]
      #expect(buttons() == bar + ["button \"Movies\""])
      // With nothing in the selected tab, the screen round the tabs is the one at the front.
      navigator.select(tab: 1)
      #expect(buttons() == bar && Self.outline(stage).last == "text \"Tabs\"")
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `a dialog is called as the screen in it is`() {
    inVirtualTime { time in
      let navigator = Navigator(Screen("Movies") { Text("list") })
      let stage = Stage(time) { NavigationView(navigator) }
      navigator.present(Screen("Settings") { Text("all") })
      #expect(Self.outline(stage).contains("dialog \"Settings\""))
      navigator.push(Screen("Theme") { Text("dark") })
      #expect(Self.outline(stage).contains("dialog \"Theme\""))
    }
  }

  @Test func `a screen that ends far below what is shown is unmounted at once`() {
    final class Resource {}
    inVirtualTime { time in
      let navigator = Navigator(Screen("0") { Text("0") })
      let stage = Stage(time) { NavigationView(navigator) }
      var screens: [Screen] = []
      weak var held: Resource?
      for number in 1..<15 {
        let resource = Resource()
        if number == 2 { held = resource }
        screens.append(Screen("\(number)") { Text("\(number)").task { withExtendedLifetime(resource) {} } })
        navigator.push(screens[number - 1])
        time.drain()
      }
      #expect(held != nil && Self.outline(stage).last == "text \"14\"")
      screens[1].endWithFlow()
      time.drain()
      #expect(held == nil && navigator.path.stack.count == 14)
    }
  }

  @Test func `of several guards on a screen each is asked, and one that is at rest hides no other`() {
    struct Draft: View {
      let name: String
      let log: Log
      @State private var isDirty = false
      var body: some View {
        let (name, log) = (name, log)
        Button("change \(name)") { isDirty = true }
          .leaveGuard(isActive: isDirty) { _ in
            log.lines.append(name)
            return log.lines.count < 2 ? .refused : .allowed
          }
      }
    }
    inVirtualTime { time in
      let log = Log()
      let form = Screen("Form") {
        Draft(name: "a", log: log)
        Draft(name: "b", log: log)
        Draft(name: "c", log: log)
      }
      let navigator = Navigator(Screen("Movies") { Text("list") })
      navigator.push(form)
      // What the program asks itself stays while no view asks anything.
      form.leaveGuard = { _ in .refused }
      let stage = Stage(time) { NavigationView(navigator) }
      _ = stage.rows
      stage.press(KeyPress(.escape))
      #expect(navigator.path.description == "Movies > Form" && log.lines == [])
      stage.click("change b")
      stage.click("change a")
      stage.press(KeyPress(.escape))
      #expect(navigator.path.description == "Movies > Form" && log.lines == ["b"])
      stage.press(KeyPress(.escape))
      #expect(navigator.path.description == "Movies" && log.lines == ["b", "b", "a"])
    }
  }

  @Test func `a guard asks what its view says by then, and goes with the view`() {
    struct Draft: View {
      let log: Log
      @State private var isThere = true
      @State private var count = 0
      var body: some View {
        let (log, count) = (log, count)
        Button("count") { self.count += 1 }
        Button("off") { isThere = false }
        if isThere {
          Text("guarded").leaveGuard { _ in
            log.lines.append("asked at \(count)")
            return .refused
          }
        }
      }
    }
    inVirtualTime { time in
      let log = Log()
      let navigator = Navigator(Screen("Movies") { Text("list") })
      navigator.push(Screen("Form") { Draft(log: log) })
      let stage = Stage(time) { NavigationView(navigator) }
      stage.click("count")
      stage.press(KeyPress(.escape))
      #expect(log.lines == ["asked at 1"] && navigator.path.stack.count == 2)
      stage.click("off")
      stage.press(KeyPress(.escape))
      #expect(log.lines == ["asked at 1"] && navigator.path.stack.count == 1)
    }
  }
}

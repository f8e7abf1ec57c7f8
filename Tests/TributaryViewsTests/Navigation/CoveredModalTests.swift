import Testing
import TributaryFlow
import TributaryTime
import TributaryViews

/// A modal of a screen that the program covers: it rests with what presented it.
struct CoveredModalTests {
  private final class Log { var lines: [String] = [] }

  private final class Token {}

  /// A page that counts, and tells when it comes and goes.
  private struct Page: View {
    let name: String
    let log: Log
    var token: Token?
    @State private var count = 0
    @State private var isOpen = false

    var body: some View {
      let (name, log, isOpen) = (name, log, $isOpen)
      Button("\(name) \(count)") { count += 1 }
        .onAppear { log.lines.append("+\(name)") }
        .onDisappear { log.lines.append("-\(name)") }
      Button("sheet of \(name)") { isOpen.wrappedValue = true }
        .sheet(isPresented: isOpen) { Button("inside") {} }
    }
  }

  private static func screen(_ name: String, _ token: Token? = nil, log: Log = Log()) -> Screen {
    Screen(name) { Page(name: name, log: log, token: token) }
  }

  private static func shows(_ text: String, _ stage: Stage) -> Bool {
    stage.rows.contains { $0.contains("\"\(text)\"") }
  }

  @Test func `a modal that a push covers comes back with its state, its sheet and its focus`() {
    inVirtualTime { time in
      let log = Log()
      let list = Self.screen("list", log: log)
      let navigator = Navigator(list)
      let stage = Stage(time) { NavigationView(navigator) }
      navigator.present(Self.screen("modal", log: log), over: list)
      stage.click("modal 0")
      stage.click("sheet of modal")
      #expect(stage.tree.focused?.accessibleLabel == "inside")
      log.lines = []
      navigator.push(Self.screen("next", log: log), onto: list)
      #expect(Self.shows("next 0", stage) && !Self.shows("modal 1", stage) && !Self.shows("inside", stage))
      #expect(stage.tree.focused?.accessibleLabel == "next 0")
      #expect(log.lines == ["-list", "+next", "-modal"])
      navigator.pop(to: list)
      #expect(Self.shows("modal 1", stage) && Self.shows("inside", stage))
      #expect(stage.tree.focused?.accessibleLabel == "inside")
      #expect(log.lines.suffix(3).sorted() == ["+list", "+modal", "-next"])
      stage.press(KeyPress(.escape), KeyPress(.escape))
      #expect(!Self.shows("modal 1", stage) && Self.shows("list 0", stage))
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `modals of tabs each keep their state, and stand in order when they come back`() {
    inVirtualTime { time in
      let (round, one, two) = (Screen("round"), Self.screen("one"), Self.screen("two"))
      let navigator = Navigator()
      navigator.set(NavigationPath(stack: [.init(round, tabs: .init([[one], [two]]))]))
      let stage = Stage(time) { NavigationView(navigator) }
      navigator.present(Self.screen("of one"), over: one)
      stage.click("of one 0")
      navigator.select(tab: 1, of: round)
      #expect(!Self.shows("of one 1", stage))
      navigator.present(Self.screen("of two"), over: two)
      stage.click("of two 0")
      navigator.present(Self.screen("outer"), over: round)
      stage.click("outer 0")
      for (tab, inner) in [(0, "of one 1"), (1, "of two 1"), (0, "of one 1")] {
        navigator.select(tab: tab, of: round)
        let rows = stage.rows.compactMap { row in
          ["of one 1", "of two 1", "outer 1"].first { row.contains("button \"\($0)\"") }
        }
        #expect(rows == [inner, "outer 1"])
        #expect(stage.tree.focused?.accessibleLabel.map { $0.contains("outer") } == true)
      }
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `what ends while its modal rests is freed in the next turn, and the rest comes back`() {
    inVirtualTime { time in
      weak var ended: Token?
      weak var root: Token?
      let list = Self.screen("list")
      let navigator = Navigator(list)
      let stage = Stage(time) { NavigationView(navigator) }
      do {
        let tokens = (Token(), Token())
        (root, ended) = tokens
        let modal = Self.screen("modal", tokens.0)
        navigator.present(modal, over: list)
        stage.click("modal 0")
        navigator.push(Self.screen("inner", tokens.1), onto: modal)
        time.drain()
        navigator.push(Self.screen("next"), onto: list)
        time.drain()
        #expect(ended != nil)
        navigator.pop(to: modal)
      }
      time.drain()
      #expect(ended == nil && root != nil)
      navigator.pop(to: list)
      #expect(Self.shows("modal 1", stage))
      navigator.push(Self.screen("again"), onto: list)
      time.drain()
      navigator.set([Self.screen("anew")])
      time.drain()
      #expect(root == nil && Self.shows("anew 0", stage))
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `what is pushed onto a modal while it rests is in front when it comes back`() {
    inVirtualTime { time in
      let list = Self.screen("list")
      let navigator = Navigator(list)
      let stage = Stage(time) { NavigationView(navigator) }
      let modal = Self.screen("modal")
      navigator.present(modal, over: list)
      stage.click("modal 0")
      navigator.push(Self.screen("next"), onto: list)
      time.drain()
      navigator.push(Self.screen("inner"), onto: modal)
      time.drain()
      #expect(Self.shows("next 0", stage) && !Self.shows("inner 0", stage))
      navigator.pop(to: list)
      #expect(Self.shows("inner 0", stage) && !Self.shows("modal 1", stage))
      stage.press(KeyPress(.escape))
      #expect(Self.shows("modal 1", stage))
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `taking the app down frees a modal at rest, and a modal that was never seen has no views`() {
    inVirtualTime { time in
      let log = Log()
      weak var seen: Token?
      do {
        let (list, token) = (Self.screen("list"), Token())
        seen = token
        let navigator = Navigator(list)
        let stage = Stage(time) { NavigationView(navigator) }
        navigator.present(Self.screen("modal", token), over: list)
        time.drain()
        navigator.push(Self.screen("next"), onto: list)
        navigator.present(Self.screen("unseen", log: log), over: list)
        time.drain()
        #expect(!log.lines.contains("+unseen"))
        stage.tree.unmount()
        navigator.set([])
        time.drain()
      }
      #expect(seen == nil)
    }
  }
}

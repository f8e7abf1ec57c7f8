import Testing
import TributaryTime
import TributaryViews

@Suite struct SheetTests {
  private struct App: View {
    var log: (String) -> Void = { _ in }
    @State private var isOpen = false
    var body: some View {
      VStack {
        Button("before") {}
        Button("open") { isOpen = true }
        Button("after") { log("after") }.keyboardShortcut("a")
      }
      .sheet(isPresented: $isOpen, onDismiss: { log("dismissed") }) { Inside() }
    }
  }

  private struct Inside: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Text("Settings")
      Button("one") {}
      Button("close") { dismiss() }
    }
  }

  private func focused(_ stage: Stage) -> String? {
    stage.scheduler.drain()
    return stage.tree.focused?.accessibleLabel
  }

  private func opened(_ stage: Stage) {
    stage.press(.init(.tab), .init(.tab), .init(.enter))
  }

  @Test func `a sheet stands at the root and is called by the first text in it`() {
    inVirtualTime { time in
      let stage = Stage(time) { App() }
      let closed = stage.rows
      opened(stage)
      #expect(
        stage.rows.dropFirst(closed.count) == [
          "dialog \"Settings\"", "  border", "    padding", "      column", "        text \"Settings\"",
          "        button \"one\" *", "          text \"one\"", "        button \"close\"", "          text \"close\"",
        ])
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `the focus goes round in the sheet, and returns to where it was`() {
    inVirtualTime { time in
      let stage = Stage(time) { App() }
      opened(stage)
      var seen: [String?] = []
      for _ in 0..<3 {
        seen.append(focused(stage))
        stage.press(.init(.tab))
      }
      #expect(seen == ["one", "close", "one"])
      stage.press(.init(.enter))
      #expect(focused(stage) == "open")
      #expect(stage.element("close") == nil)
    }
  }

  @Test func `escape dismisses, whatever ends a sheet is told once`() {
    inVirtualTime { time in
      var log: [String] = []
      let stage = Stage(time) { App { log.append($0) } }
      opened(stage)
      stage.press(.init(.escape))
      #expect(log == ["dismissed"])
      #expect(focused(stage) == "open")
      #expect(stage.tree.press(.init(.escape)) == false, "there is nothing to dismiss any more")
      stage.press(.init(.enter))
      stage.click("close")
      #expect(log == ["dismissed", "dismissed"])
    }
  }

  @Test func `clicks and shortcuts do not reach what is behind`() {
    inVirtualTime { time in
      var log: [String] = []
      let stage = Stage(time) { App { log.append($0) } }
      stage.press(.init("a"))
      opened(stage)
      stage.press(.init("a"))
      stage.click("after")
      #expect(log == ["after"])
      stage.press(.init(.escape), .init("a"))
      #expect(log == ["after", "dismissed", "after"])
    }
  }

  private struct Item: Identifiable {
    let id: Int
  }

  private struct Items: View {
    let log: (String) -> Void
    @State private var item: Item?
    var body: some View {
      Button("first") { item = Item(id: 1) }
        .sheet(item: $item, onDismiss: { log("gone") }) { shown in
          Button("next after \(shown.id)") { item = Item(id: shown.id + 1) }.onAppear { log("shows \(shown.id)") }
        }
    }
  }

  @Test func `another item is another sheet`() {
    inVirtualTime { time in
      var log: [String] = []
      let stage = Stage(time) { Items { log.append($0) } }
      stage.press(.init(.tab), .init(.enter))
      #expect(focused(stage) == "next after 1")
      stage.press(.init(.enter))
      #expect(focused(stage) == "next after 2")
      stage.press(.init(.escape))
      #expect(focused(stage) == "first")
      #expect(log == ["shows 1", "gone", "shows 2", "gone"])
      #expect(stage.backend.mistakes == [])
    }
  }

  /// A sheet over a sheet; the inner one takes out the row that opened the outer one.
  private struct Rows: View {
    @State private var rows = ["a", "b", "c"]
    @State private var asked: String?
    @State private var isSure = false
    var body: some View {
      ForEach(rows, id: \.self) { row in Button(row) { asked = row } }
        .sheet(
          isPresented: Binding {
            asked != nil
          } set: {
            if !$0 { asked = nil }
          }
        ) {
          Button("delete") { isSure = true }
            .sheet(isPresented: $isSure) {
              Button("sure") {
                rows.removeAll { $0 == asked }
                asked = nil
              }
            }
        }
    }
  }

  @Test func `two layers go in one turn, and the neighbour of what was deleted has the focus`() {
    inVirtualTime { time in
      let stage = Stage(time) { Rows() }
      stage.press(.init(.tab), .init(.tab), .init(.enter), .init(.enter))
      #expect(focused(stage) == "sure")
      #expect(stage.tree.focusOrder.count == 1)
      stage.press(.init(.enter))
      #expect(focused(stage) == "c")
      #expect(stage.backend.mistakes == [])
      #expect(!stage.rows.contains { $0.contains("dialog") })
    }
  }

  private struct AtOnce: View {
    @State private var isOpen = true
    @State private var isInnerOpen = true
    @FocusState private var isFocused: Bool
    let log: (Bool) -> Void
    var body: some View {
      TextField("name", text: .constant("")).focused($isFocused)
        .onAppear { isFocused = true }
        .onChange(of: isFocused) { log($0) }
        .sheet(isPresented: $isOpen) {
          Button("outer") {}.sheet(isPresented: $isInnerOpen) { Button("inner") {} }
        }
    }
  }

  @Test func `layers that are there from the start lie in order, and a focus asked for behind them waits`() {
    inVirtualTime { time in
      var log: [Bool] = []
      let stage = Stage(time) { AtOnce { log.append($0) } }
      #expect(focused(stage) == "inner")
      #expect(stage.rows.filter { $0.hasPrefix("dialog") || $0.hasPrefix("field") }.count == 3)
      stage.press(.init(.escape))
      #expect(focused(stage) == "outer")
      stage.press(.init(.escape))
      #expect(focused(stage) == "name")
      #expect(log.last == true)
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `a sheet goes with the view that presents it`() {
    struct Host: View {
      @State private var isThere = true
      @State private var isOpen = true
      var body: some View {
        Button("rest") {}
        if isThere { Text("presenter").sheet(isPresented: $isOpen) { Button("leave") { isThere = false } } }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Host() }
      stage.press(.init(.enter))
      #expect(stage.rows == ["button \"rest\"", "  text \"rest\""])
      #expect(stage.backend.mistakes == [])
    }
  }

  @Test func `an unmounted app frees what its sheets held`() {
    final class Token {}
    struct Holder: View {
      let token: Token
      var body: some View { Button("x") { _ = token } }
    }
    inVirtualTime { time in
      weak var weakToken: Token?
      do {
        let token = Token()
        weakToken = token
        let stage = Stage(time) { [token] in
          Text("a").sheet(isPresented: .constant(true)) { Holder(token: token) }
        }
        #expect(stage.rows.count == 7)
        stage.tree.unmount()
      }
      #expect(weakToken == nil)
    }
  }

  @Test func `a change in a sheet runs what reads it, and not what presents`() {
    struct Count: View {
      let log: () -> Void
      @State private var count = 0
      var body: some View {
        log()
        return Button("count \(count)") { count += 1 }
      }
    }
    inVirtualTime { time in
      var runs = 0
      let stage = Stage(time) {
        VStack { Text("a") }.sheet(isPresented: .constant(true)) {
          Text("Counter")
          Count { runs += 1 }
        }
      }
      stage.click("count 0")
      #expect(stage.lastCommit == ["content count 1"])
      #expect(stage.tree.visitedNodes == 3)
      #expect(runs == 2)
    }
  }

  @Test func `a sheet is dismissed as its view says by then`() {
    struct Two: View {
      let log: (String) -> Void
      @State private var first = true
      @State private var second = true
      @State private var isOther = false
      var body: some View {
        let log = log
        let words = "\(isOther)"
        Text("first \(first) second \(second)")
          .sheet(isPresented: isOther ? $second : $first, onDismiss: { log(words) }) {
            Button("other") { isOther = true }
          }
      }
    }
    inVirtualTime { time in
      var log: [String] = []
      let stage = Stage(time) { Two { log.append($0) } }
      stage.click("other")
      stage.press(.init(.escape))
      #expect(stage.rows == ["text \"first true second false\""] && log == ["true"])
    }
  }

  @Test func `a way to dismiss that outlives its sheet does not close the next one`() {
    struct Keeper: View {
      let keep: (DismissAction) -> Void
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        let (keep, dismiss) = (keep, dismiss)
        Text("inside").onAppear { keep(dismiss) }
      }
    }
    struct Opener: View {
      let keep: (DismissAction) -> Void
      @State private var isOpen = false
      var body: some View {
        let keep = keep
        Button("open") { isOpen = true }.sheet(isPresented: $isOpen) { Keeper(keep: keep) }
      }
    }
    inVirtualTime { time in
      var kept: [DismissAction] = []
      let stage = Stage(time) { Opener { kept.append($0) } }
      for _ in 0..<2 {
        stage.press(.init(.escape))
        stage.click("open")
      }
      #expect(kept.count == 2)
      kept[0]()
      #expect(stage.rows.contains { $0.hasSuffix("text \"inside\"") })
      kept[1]()
      #expect(!stage.rows.contains { $0.hasSuffix("text \"inside\"") })
    }
  }

  @Test func `where nobody had the focus nobody has it after a sheet, also if one who had it is gone`() {
    struct Clearing: View {
      @State private var isGone = false
      @State private var isOpen = false
      @FocusState private var isFocused: Bool
      var body: some View {
        if !isGone { Button("a") {} }
        Button("b") {}.focused($isFocused)
        Button("remove") { isGone = true }
        Button("clear") { isFocused = false }
        Button("open") { isOpen = true }.sheet(isPresented: $isOpen) { Button("inside") {} }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Clearing() }
      stage.press(.init(.tab))
      stage.click("remove")
      #expect(focused(stage) == "b")
      stage.click("clear")
      #expect(focused(stage) == nil)
      stage.click("open")
      stage.press(.init(.escape))
      #expect(focused(stage) == nil)
    }
  }
}

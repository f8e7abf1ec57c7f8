import Testing
import TributaryFlow
import TributaryTime
import TributaryViews

@Suite struct AppHostTests {
  /// A screen that asks for a frame with each commit.
  private final class Framed: FramedBackend, ScreenBackend {
    var onFrameDue: () -> Void = {}
    var rows: [String] { [] }
    private(set) var commits = 0
    private(set) var sizes: [String] = []

    func commit(_ changes: [Change]) {
      commits += 1
      onFrameDue()
    }
    func resize(width: Int, height: Int) { sizes.append("\(width)x\(height)") }
  }

  private struct Counter: View {
    @State private var count = 0
    var body: some View {
      Text("\(count)")
      Button("more") { count += 1 }
    }
  }

  /// It asks for longer than a cancelled app waits.
  private struct Guarded: View {
    var body: some View {
      Text("guarded").leaveGuard { _ in
        try? await Scope.current.sleep(for: .seconds(9))
        return .refused
      }
    }
  }

  private func host<Content: View>(
    _ time: VirtualScheduler, on screen: any ScreenBackend = TestBackend(), width: Int = 80, keys: KeyPolicy = .full,
    firstFocus: FirstFocus = .element, onOutcome: @escaping (AppHost.Outcome) -> Void = { _ in },
    @ViewBuilder _ content: @escaping () -> Content
  ) -> AppHost {
    AppHost(
      scope: time.scope, backend: screen, width: width, height: 24, keys: keys, firstFocus: firstFocus,
      onOutcome: onOutcome, content)
  }

  // MARK: Events

  @Test func anEventMeetsWhatTheOneBeforeItBrought() {
    struct Door: View {
      @State private var isOpen = false
      let log: (String) -> Void
      var body: some View {
        if isOpen { Button("in") { log("in") }.keyboardShortcut("i") } else { Button("open") { isOpen = true } }
      }
    }
    inVirtualTime { time in
      var log: [String] = []
      let host = host(time) { Door { log.append($0) } }
      host.send(.key(KeyPress(.enter)))
      host.send(.key(KeyPress("i", modifiers: .command)))
      host.send(.key(KeyPress("i", modifiers: .control)))
      host.send(.key(KeyPress("i")))
      #expect(log == ["in"])
    }
  }

  @Test func clicksReachTheElementOfAPlaceAndActivationTheElementItself() {
    inVirtualTime { time in
      let screen = TestBackend()
      let host = host(time, on: screen) { Counter() }
      host.send(.click(column: 0, row: 1))
      host.send(.click(column: 0, row: 2))
      host.send(.click(column: 0, row: 99))
      if let button = screen.target(column: 0, row: 1)?.element { host.send(.activate(button)) }
      time.drain()
      #expect(screen.rows.first == "text \"3\"")
    }
  }

  @Test func aPasteGoesIntoTheFieldThatHasTheFocus() {
    inVirtualTime { time in
      let screen = TestBackend()
      let host = host(time, on: screen) { TextField("name", text: .constant("")) }
      host.send(.paste("Ada"))
      #expect(screen.rows.first?.contains("\"Ada\"") == true)
    }
  }

  @Test func aKeyThatNothingTookGoesToTheOwnerOfTheHost() {
    inVirtualTime { time in
      var unused: [KeyPress] = []
      let host = host(time) { Button("one") {} }
      host.onUnusedKey = { unused.append($0) }
      host.send(.key(KeyPress(.tab)))
      host.send(.key(KeyPress("z", modifiers: .control)))
      #expect(unused == [KeyPress("z", modifiers: .control)])
      #expect(host.outcome == nil)
    }
  }

  // MARK: The end

  @Test func controlCThatNoViewTookEndsTheAppOnce() {
    inVirtualTime { time in
      var outcomes: [AppHost.Outcome] = []
      let host = host(time, onOutcome: { outcomes.append($0) }) { Counter() }
      host.send(.key(KeyPress("c", modifiers: .control)))
      host.send(.key(KeyPress("c", modifiers: .control)))
      #expect(outcomes == [.ended] && host.outcome == .ended)
    }
  }

  @Test func noEventDoesAnythingOnceTheAppIsOver() {
    inVirtualTime { time in
      let screen = TestBackend()
      let host = host(time, on: screen) { Counter() }
      host.send(.end(.signal))
      host.send(.key(KeyPress(.enter)))
      time.drain()
      #expect(screen.rows.first == "text \"0\"")
    }
  }

  @Test func anAppThatExitsInItsFirstOnAppearIsOverAtOnce() {
    struct Brief: View {
      @Environment(\.exit) private var exit
      var body: some View { Text("brief").onAppear { exit() } }
    }
    inVirtualTime { time in
      var outcomes: [AppHost.Outcome] = []
      let host = host(time, onOutcome: { outcomes.append($0) }) { Brief() }
      #expect(outcomes == [.ended])
      #expect(host.outcome == .ended)
    }
  }

  @Test func everyoneWhoWaitsForTheEndIsTold() {
    inVirtualTime { time in
      var log: [String] = []
      let host = host(time, onOutcome: { log.append("\($0)") }) { Guarded() }
      time.scope.task("first") {
        await host.cancel()
        log.append("first")
      }
      time.scope.task("second") {
        await host.cancel()
        log.append("second")
      }
      time.drain()
      #expect(log == [], "guards have half a second")
      time.advance(by: .seconds(1))
      #expect(log == ["ended", "first", "second"])
    }
  }

  @Test func takingTheViewsOutEndsTheWaitForTheEnd() {
    inVirtualTime { time in
      var hasReturned = false
      let host = host(time) { Guarded() }
      time.scope.task("cancel") {
        await host.cancel()
        hasReturned = true
      }
      time.drain()
      host.end()
      time.drain()
      #expect(hasReturned)
    }
  }

  @Test func viewsThatNeverSettleAreAnOutcome() {
    struct Restless: View {
      @State private var count = 0
      var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
    }
    inVirtualTime { time in
      var outcomes: [AppHost.Outcome] = []
      let host = host(time, onOutcome: { outcomes.append($0) }) { Restless() }
      time.drain()
      guard case .failed(let failure) = host.outcome else {
        Issue.record("the app goes on")
        return
      }
      #expect(outcomes == [.failed(failure)])
      #expect(failure.view == "Restless")
    }
  }

  // MARK: Frames

  @Test func manyCommitsAreOneFrame() {
    inVirtualTime { time in
      let screen = Framed()
      var frames = 0
      let host = AppHost(
        scope: time.scope, backend: screen, width: 80, height: 24, onFrame: { frames += 1 }, onOutcome: { _ in }
      ) { Counter() }
      time.drain()
      #expect(frames == 1)
      for _ in 0..<5 { host.send(.key(KeyPress(.enter))) }
      time.drain()
      #expect((screen.commits, frames) == (6, 2))
      time.advance(by: .seconds(60))
      #expect(frames == 2, "nothing changed")
      host.end()
      host.drawSoon()
      time.drain()
      #expect(frames == 2, "nothing is drawn after the end")
    }
  }

  // MARK: The window

  @Test func theSizeClassFollowsTheWindowFromTheFirstTurnOn() {
    struct Room: View {
      @Environment(\.horizontalSizeClass) private var size
      let log: (UserInterfaceSizeClass) -> Void
      var body: some View {
        log(size)
        return Text("room")
      }
    }
    inVirtualTime { time in
      var log: [UserInterfaceSizeClass] = []
      let host = host(time, width: 59) { Room { log.append($0) } }
      host.send(.resize(width: 60, height: 24))
      host.send(.resize(width: 61, height: 24))
      time.drain()
      #expect(log == [.compact, .regular])
    }
  }

  // MARK: Key policy

  @Test(arguments: [
    (KeyPolicy.tab, KeyPress(.tab), "two"), (KeyPolicy(), KeyPress(.tab), "one"),
    (.arrows, KeyPress(.down), "two"), (KeyPolicy(), KeyPress(.down), "one"),
    (.tab, KeyPress(.down), "one"), (.arrows, KeyPress(.tab), "one"),
  ])
  func aPolicySaysWhichKeysMoveTheFocus(keys: KeyPolicy, key: KeyPress, focus: String) {
    inVirtualTime { time in
      let host = host(time, keys: keys) {
        Button("one") {}
        Button("two") {}
      }
      host.send(.key(key))
      #expect(host.tree.focused?.accessibleLabel == focus)
    }
  }

  @Test func withoutAToolkitWhatTheAppDeclaresStillWorks() {
    struct Form: View {
      @State private var name = "Ada"
      @State private var isAsking = false
      let log: (String) -> Void
      var body: some View {
        TextField("name", text: $name).onSubmit { log("submit \(name)") }
        Button("ask") { isAsking = true }.keyboardShortcut("a", modifiers: .control)
          .alert("Sure?", isPresented: $isAsking) { Button("no", role: .cancel) { log("no") } }
      }
    }
    inVirtualTime { time in
      var log: [String] = []
      let host = host(time, keys: []) { Form { log.append($0) } }
      var unused: [KeyPress] = []
      host.onUnusedKey = { unused.append($0) }
      host.send(.key(KeyPress("x")))
      host.send(.key(KeyPress(.home)))
      host.send(.key(KeyPress(.enter)))
      host.send(.key(KeyPress("a", modifiers: .control)))
      time.drain()
      host.send(.key(KeyPress(.escape)))
      time.drain()
      #expect(log == ["submit Ada", "no"])
      #expect(unused == [KeyPress("x"), KeyPress(.home)])
    }
  }

  @Test func aListWithoutKeysOfItsOwnStillChooses() {
    struct Names: View {
      @State private var choice: String?
      var body: some View {
        List(["one", "two"], id: \.self, selection: $choice) { Text($0) }
        Text("chosen: \(choice ?? "none")")
      }
    }
    inVirtualTime { time in
      let screen = TestBackend()
      let host = host(time, on: screen, keys: [.tab]) { Names() }
      host.send(.key(KeyPress(.end)))
      host.send(.key(KeyPress(" ")))
      time.drain()
      #expect(screen.rows.last == "text \"chosen: one\"")
    }
  }
}

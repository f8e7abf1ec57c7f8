import Testing
import TributaryTime
import TributaryViews

@Suite struct LifecycleTests {
  private final class Log { var lines: [String] = [] }

  private struct Part: View {
    let name: String
    let log: Log
    var body: some View {
      Text(name)
        .onAppear { log.lines.append("\(name) appears") }
        .onDisappear { log.lines.append("\(name) goes") }
    }
  }

  private struct Parts: View {
    let log: Log
    @State private var isShown = true
    var body: some View {
      if isShown {
        VStack {
          Part(name: "a", log: log)
          Part(name: "b", log: log)
        }
        .onAppear { log.lines.append("stack appears") }
        .onDisappear { log.lines.append("stack goes") }
      }
      Button("toggle") { isShown.toggle() }
    }
  }

  @Test func appearingIsToldFromTheOutsideInAndDisappearingFromTheInsideOut() {
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { Parts(log: log) }
      #expect(log.lines == ["stack appears", "a appears", "b appears"])
      log.lines = []
      stage.click("toggle")
      #expect(log.lines == ["a goes", "b goes", "stack goes"])
      stage.click("toggle")
      stage.tree.unmount()
      stage.tree.unmount()
      #expect(log.lines.suffix(3) == ["a goes", "b goes", "stack goes"])
      #expect(log.lines.count == 9)
    }
  }

  @Test func aCoveredScreenDisappearsFromTheInsideOut() {
    struct App: View {
      let log: Log
      var body: some View {
        NavigationStack {
          NavigationLink("on") { Part(name: "next", log: log) }
            .onAppear { log.lines.append("link appears") }
            .onDisappear { log.lines.append("link goes") }
            .onDisappear { log.lines.append("screen goes") }
            .onAppear { log.lines.append("screen appears") }
        }
      }
    }
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { App(log: log) }
      #expect(log.lines == ["screen appears", "link appears"])
      log.lines = []
      stage.click("on")
      #expect(log.lines.filter { $0.hasSuffix("goes") } == ["link goes", "screen goes"])
      log.lines = []
      stage.press(.init(.escape))
      #expect(log.lines == ["next goes", "screen appears", "link appears"])
    }
  }

  @Test func theContentOfASheetDisappearsBeforeTheSheetIsToldDismissed() {
    struct App: View {
      let log: Log
      @State private var isOpen = false
      var body: some View {
        Button("open") { isOpen = true }
          .sheet(isPresented: $isOpen) {
            log.lines.append("dismissed")
          } content: {
            Part(name: "sheet", log: log)
          }
      }
    }
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { App(log: log) }
      stage.click("open")
      stage.press(.init(.escape))
      #expect(log.lines == ["sheet appears", "sheet goes", "dismissed"])
    }
  }

  @Test func anAsynchronousAppearingEndsWithTheView() {
    struct Late: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        if isShown {
          Text("late").onAppear {
            do {
              try await Scope.current.clock.sleep(for: .seconds(1))
              log.lines.append("late")
            } catch {
              log.lines.append("cancelled")
            }
          }
        }
        Button("hide") { isShown = false }
      }
    }
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { Late(log: log) }
      stage.click("hide")
      #expect(log.lines == ["cancelled"])
    }
  }

  @Test func anAsynchronousGoodbyeRunsInTheViewAbove() {
    struct Saver: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        VStack {
          if isShown {
            Text("draft").onDisappear {
              try? await Scope.current.clock.sleep(for: .seconds(1))
              log.lines.append("saved")
            }
          }
        }
        Button("hide") { isShown = false }
      }
    }
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { Saver(log: log) }
      stage.click("hide")
      time.advance(by: .seconds(1))
      #expect(log.lines == ["saved"])
    }
  }

  @Test func aViewThatIsTakenOutBeforeItsFirstEffectsNeverAppears() {
    struct Flash: View {
      let log: Log
      @State private var isShown = true
      var body: some View {
        Text("x").onAppear { isShown = false }
        if isShown { Part(name: "flash", log: log) }
      }
    }
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { Flash(log: log) }
      #expect(stage.rows == ["text \"x\""])
      #expect(log.lines == ["flash appears", "flash goes"])
    }
  }
}

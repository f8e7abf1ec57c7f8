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

  @Test func appearingIsToldFromTheOutsideInAfterTheCommit() {
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { Parts(log: log) }
      #expect(log.lines == ["stack appears", "a appears", "b appears"])
      log.lines = []
      stage.click("toggle")
      #expect(log.lines == ["stack goes", "a goes", "b goes"])
      stage.click("toggle")
      stage.tree.unmount()
      stage.tree.unmount()
      #expect(log.lines.suffix(3) == ["stack goes", "a goes", "b goes"])
      #expect(log.lines.count == 9)
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

import Testing
import TributaryTime
import TributaryViews

@Suite struct OnChangeTests {
  private final class Log { var lines: [String] = [] }

  private struct Counter: View {
    let log: Log
    let initial: Bool
    @State private var count = 0
    @State private var other = 0
    var body: some View {
      Button("more") { count += 1 }
        .onChange(of: count, initial: initial) { log.lines.append("changed") }
        .onChange(of: count, initial: initial) { new in log.lines.append("to \(new)") }
        .onChange(of: count, initial: initial) { old, new in log.lines.append("\(old) to \(new)") }
      Button("other \(other)") { other += 1 }
    }
  }

  @Test func itRunsAfterTheCommitOfAChangeInAllItsForms() {
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { Counter(log: log, initial: false) }
      stage.click("other 0")
      #expect(log.lines == [])
      stage.click("more")
      #expect(log.lines.sorted() == ["0 to 1", "changed", "to 1"])
    }
  }

  @Test func initialRunsItOnceAfterMounting() {
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { Counter(log: log, initial: true) }
      #expect(log.lines.sorted() == ["0 to 0", "changed", "to 0"])
      stage.click("other 0")
      #expect(log.lines.count == 3)
    }
  }

  @Test func theAsynchronousFormsRunAsTasks() {
    struct Counter: View {
      let log: Log
      @State private var count = 0
      var body: some View {
        Button("more") { count += 1 }
          .onChange(of: count) {
            await pause()
            log.lines.append("changed")
          }
          .onChange(of: count) { new in
            await pause()
            log.lines.append("to \(new)")
          }
          .onChange(of: count) { old, new in
            await pause()
            log.lines.append("\(old) to \(new)")
          }
      }
      func pause() async { try? await Scope.current.clock.sleep(for: .seconds(1)) }
    }
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { Counter(log: log) }
      stage.click("more")
      #expect(log.lines == [])
      time.advance(by: .seconds(1))
      #expect(log.lines.sorted() == ["0 to 1", "changed", "to 1"])
    }
  }

  @Test func aChangeThatCausesAChangeSettles() {
    struct Clamped: View {
      @State private var count = 0
      var body: some View {
        Button("\(count)") { count += 7 }.onChange(of: count) { if count > 10 { count = 10 } }
      }
    }
    inVirtualTime { time in
      let stage = Stage(time) { Clamped() }
      stage.click("0")
      stage.click("7")
      #expect(stage.element("10") != nil)
      #expect(stage.tree.turns == 3)
    }
  }
}

import Testing
import TributaryTime
import TributaryViews

@Suite struct TaskModifierTests {
  private final class Log { var lines: [String] = [] }

  private struct Ticker: View {
    @State private var ticks = 0
    var body: some View {
      Text("\(ticks)").task {
        while (try? await Scope.current.clock.sleep(for: .seconds(1))) != nil { ticks += 1 }
      }
    }
  }

  @Test func aTaskRunsWhileTheViewIsThere() {
    inVirtualTime { time in
      let stage = Stage(time) { Ticker() }
      time.advance(by: .milliseconds(3500))
      #expect(stage.rows == ["text \"3\""])
      stage.tree.unmount()
      time.advance(by: .seconds(5))
      #expect(stage.tree.turns == 3)
      #expect(time.stalledTasks.isEmpty)
    }
  }

  @Test func anotherIDStartsTheTaskAnew() {
    struct Loader: View {
      let log: Log
      @State private var page = 1
      @State private var other = 0
      var body: some View {
        Button("next") { page += 1 }.task(id: page) {
          log.lines.append("load \(page)")
          do { try await Scope.current.clock.sleep(for: .seconds(1)) } catch { log.lines.append("cancelled") }
        }
        Button("other \(other)") { other += 1 }
      }
    }
    inVirtualTime { time in
      let log = Log()
      let stage = Stage(time) { Loader(log: log) }
      stage.click("other 0")
      #expect(log.lines == ["load 1"])
      stage.click("next")
      #expect(log.lines.sorted() == ["cancelled", "load 1", "load 2"])
    }
  }

  @Test func aTaskIsNamedAfterItsView() {
    struct Stuck: View {
      var body: some View {
        Text("x").task { await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in } }
      }
    }
    inVirtualTime { time in
      _ = Stage(time) { VStack { Stuck() } }
      time.drain()
      #expect(time.stalledTasks.map(\.name) == ["task of Stuck"])
    }
  }
}

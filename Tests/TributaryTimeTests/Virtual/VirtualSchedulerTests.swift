import Testing
import TributaryTime

@Suite struct VirtualSchedulerTests {
  @Test func `soon work runs in order, before delayed work, and all that is due now when run ends`() {
    let time = VirtualScheduler()
    let log = Log()
    time.run {
      time.schedule(after: .zero) { log.add("no delay") }
      time.schedule { log.add("soon 1") }
      time.schedule {
        log.add("soon 2")
        time.schedule { log.add("soon 3") }
      }
    }
    #expect(log.lines == ["soon 1", "soon 2", "soon 3", "no delay"])
  }

  @Test func `delayed work runs at its own time, equal times in order of scheduling`() {
    let time = VirtualScheduler()
    let log = Log()
    time.run {
      for (name, delay) in [("c", 30), ("a", 10), ("b1", 20), ("b2", 20)] {
        time.schedule(after: .seconds(delay)) { log.add("\(name) at \(time.now)") }
      }
    }
    time.advance(by: .seconds(25))
    #expect(log.lines == ["a at 10.0 seconds", "b1 at 20.0 seconds", "b2 at 20.0 seconds"])
    #expect(time.now == .seconds(25))
    time.advance(to: .seconds(30))
    #expect(log.lines.last == "c at 30.0 seconds")
  }

  @Test func `a task of the run sleeps in virtual time`() {
    let time = VirtualScheduler()
    let log = Log()
    time.run {
      Scope.current.task("sleeper") {
        log.add("start")
        try? await Scope.current.clock.sleep(for: .seconds(60))
        log.add("woke at \(time.now)")
      }
    }
    #expect(log.lines == ["start"])
    #expect(time.stalledTasks.isEmpty)
    time.advance(by: .seconds(59))
    #expect(log.lines == ["start"])
    time.advance(by: .seconds(1))
    #expect(log.lines == ["start", "woke at 60.0 seconds"])
  }
}

import Testing
import TributaryTime

@Suite struct VirtualSchedulerTests {
  @Test func `soon work runs in order, before delayed work, and all that is due now when run ends`() {
    let time = VirtualScheduler()
    let log = Log()
    time.run {
      time.schedule(after: .zero) { log.add("no delay") }
      time.schedule(after: .seconds(-1)) { log.add("negative delay") }
      time.schedule { log.add("soon 1") }
      time.schedule {
        log.add("soon 2")
        time.schedule { log.add("soon 3") }
      }
    }
    #expect(log.lines == ["soon 1", "soon 2", "soon 3", "no delay", "negative delay"])
    #expect(time.now == .zero)
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

  @Test func `work scheduled during an advance runs within it if it falls due within it`() {
    let time = VirtualScheduler()
    let log = Log()
    func tick() {
      time.schedule(after: .seconds(3)) {
        log.add("\(time.now)")
        tick()
      }
    }
    time.run { tick() }
    time.advance(by: .seconds(10))
    #expect(log.lines == ["3.0 seconds", "6.0 seconds", "9.0 seconds"])
    #expect(time.now == .seconds(10))
  }

  @Test func `what a timer starts is done before the next timer, also at the same time`() {
    let time = VirtualScheduler()
    let log = Log()
    time.run {
      for name in ["a", "b"] {
        time.schedule(after: .seconds(1)) {
          log.add(name)
          time.schedule { log.add("\(name) soon") }
          Scope.current.task { log.add("\(name) task") }
        }
      }
    }
    time.advance(by: .seconds(1))
    #expect(log.lines == ["a", "a soon", "a task", "b", "b soon", "b task"])
  }

  @Test func `cancelled work never runs and what it holds is let go at once`() {
    let time = VirtualScheduler()
    let log = Log()
    time.run {
      var held: Log? = Log()
      weak let seen = held
      let later = time.schedule(after: .seconds(1)) { [held] in held?.add("later") }
      held = nil
      #expect(seen != nil)
      later.cancel()
      #expect(seen == nil)
      later.cancel()

      let soon = time.schedule { log.add("soon") }
      soon.cancel()

      var second: ScheduledWork?
      time.schedule(after: .seconds(2)) {
        log.add("first")
        second?.cancel()
      }
      second = time.schedule(after: .seconds(2)) { log.add("second") }

      var own: ScheduledWork?
      own = time.schedule(after: .seconds(3)) {
        own?.cancel()
        log.add("own")
      }
    }
    time.advance(by: .seconds(5))
    #expect(log.lines == ["first", "own"])
  }

  @Test func `time can be advanced by the body of run, between its lines`() {
    let time = VirtualScheduler()
    let lines = time.run { owner in
      let log = Log()
      owner.preconditionIsolated()
      time.schedule(after: .seconds(1)) { log.add("fired") }
      time.advance(by: .milliseconds(999))
      log.add("before")
      time.advance(by: .milliseconds(1))
      log.add("after")
      return log.lines
    }
    #expect(lines == ["before", "fired", "after"])
  }

  @Test func `run inside the run is a plain call, and the outer one drains`() {
    let time = VirtualScheduler()
    let log = Log()
    time.run {
      time.schedule {
        time.run {
          time.schedule { log.add("inner") }
          log.add("body")
        }
        log.add("after body")
      }
    }
    #expect(log.lines == ["body", "after body", "inner"])
  }

  @Test func `run throws what its body throws, after draining`() {
    struct Failure: Error {}
    let time = VirtualScheduler()
    let log = Log()
    #expect(throws: Failure.self) {
      try time.run {
        time.schedule { log.add("drained") }
        throw Failure()
      }
    }
    #expect(log.lines == ["drained"])
  }

  @Test func `a run is deterministic to the attosecond`() {
    let time = VirtualScheduler()
    let log = Log()
    let tiny = Duration(secondsComponent: 0, attosecondsComponent: 1)
    time.run {
      time.schedule(after: .seconds(1) + tiny) { log.add("late") }
      time.schedule(after: .seconds(1)) { log.add("early") }
    }
    time.advance(by: .seconds(1))
    #expect(log.lines == ["early"])
    time.advance(by: tiny)
    #expect(log.lines == ["early", "late"])
  }

  @Test func `a scheduler that is let go ends its tasks and frees what they hold`() {
    let log = Log()
    weak var held: Log?
    do {
      let time = VirtualScheduler()
      time.run {
        let value = Log()
        held = value
        Scope.current.task {
          do { try await Scope.current.clock.sleep(for: .seconds(60)) } catch { log.add("\(type(of: error))") }
          value.add("end")
        }
        time.schedule(after: .seconds(5)) { value.add("never") }
      }
      #expect(held != nil)
    }
    #expect(log.lines == ["CancellationError"])
    #expect(held == nil)
  }
}

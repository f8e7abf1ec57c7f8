import Testing
import TributaryTime

@Suite struct ScopeClockTests {
  @Test func `a sleep ends at its deadline of the run's time, with timers in order`() {
    let time = VirtualScheduler()
    let log = Log()
    time.run {
      let scope = Scope.current
      scope.task {
        log.add("start")
        try? await scope.clock.sleep(for: .seconds(60))
        log.add("woke at \(scope.clock.now.offset)")
        try? await scope.clock.sleep(until: .init(offset: .seconds(10)))
        log.add("a passed deadline at \(scope.clock.now.offset)")
      }
      time.drain()
      scope.schedule(after: .seconds(60)) { log.add("timer") }
    }
    #expect(log.lines == ["start"])
    #expect(time.stalledTasks.isEmpty)
    time.advance(by: .seconds(59))
    #expect(log.lines == ["start"])
    time.advance(by: .seconds(1))
    #expect(log.lines == ["start", "woke at 60.0 seconds", "timer", "a passed deadline at 60.0 seconds"])
  }

  @Test func `code over any clock of durations runs in virtual time`() {
    func wait(_ clock: any Clock<Duration>) async throws { try await clock.sleep(for: .seconds(5)) }
    let time = VirtualScheduler()
    let log = Log()
    time.run {
      let clock = Scope.current.clock
      Scope.current.task {
        let passed = try? await clock.measure { try await wait(clock) }
        log.add("\(passed ?? .zero)")
      }
    }
    time.advance(by: .seconds(6))
    #expect(log.lines == ["5.0 seconds"])
  }

  @Test func sleepOfAScopeEndsWhenItsTimeHasPassed() {
    let time = VirtualScheduler()
    let log = Log()
    time.run {
      let scope = Scope.current
      scope.task {
        try? await scope.sleep(for: .seconds(2))
        log.add("woke at \(scope.now)")
      }
    }
    time.advance(by: .seconds(1))
    #expect(log.lines.isEmpty)
    time.advance(by: .seconds(1))
    #expect(log.lines == ["woke at 2.0 seconds"])
  }

  @Test func sleepOfAScopeThrowsWhenTheScopeIsCancelled() {
    let time = VirtualScheduler()
    let log = Log()
    time.run {
      let scope = Scope.current
      scope.task {
        do { try await scope.sleep(for: .seconds(2)) } catch { log.add("\(type(of: error)) at \(scope.now)") }
      }
      scope.schedule(after: .seconds(1)) { scope.cancel() }
    }
    time.advance(by: .seconds(5))
    #expect(log.lines == ["CancellationError at 1.0 seconds"])
  }

  @Test func `tasks that sleep until one moment wake in the order in which they went to sleep`() {
    let time = VirtualScheduler()
    let log = Log()
    time.run {
      for name in ["a", "b", "c"] {
        Scope.current.task {
          try? await Scope.current.clock.sleep(for: .seconds(1))
          log.add(name)
        }
      }
    }
    time.advance(by: .seconds(1))
    #expect(log.lines == ["a", "b", "c"])
  }

  @Test func `cancelling a sleep ends it at once with CancellationError, and its time passes without a second end`() {
    let time = VirtualScheduler()
    let log = Log()
    time.run {
      let task = Scope.current.task {
        do { try await Scope.current.clock.sleep(for: .seconds(10)) } catch {
          log.add("\(type(of: error)) at \(time.now)")
        }
      }
      time.schedule(after: .seconds(3)) { task.cancel() }
    }
    time.advance(by: .seconds(20))
    #expect(log.lines == ["CancellationError at 3.0 seconds"])
  }

  @Test func `a task that is cancelled when its sleep was due has slept`() {
    let time = VirtualScheduler()
    let log = Log()
    time.run {
      let task = Scope.current.task {
        do {
          try await Scope.current.clock.sleep(for: .seconds(1))
          log.add("slept")
        } catch { log.add("cancelled") }
      }
      // Runs when the sleep ended, before the task goes on.
      Scope.current.task {
        try? await Scope.current.clock.sleep(for: .seconds(1))
        task.cancel()
      }
    }
    time.advance(by: .seconds(1))
    #expect(log.lines == ["slept"])
  }

  @Test func `a sleep of a cancelled task or in a cancelled scope throws without waiting`() {
    let time = VirtualScheduler()
    let log = Log()
    time.run {
      let scope = Scope.current
      let task = scope.task {
        do { try await scope.clock.sleep(for: .seconds(1)) } catch { log.add("cancelled task") }
      }
      task.cancel()
      time.drain()
      scope.task {
        scope.cancel()
        do { try await scope.clock.sleep(for: .seconds(1)) } catch { log.add("cancelled scope") }
      }
    }
    #expect(log.lines == ["cancelled task", "cancelled scope"])
  }

  @MainActor @Test(.timeLimit(.minutes(10)))
  func `a sleep on the clock of a scope that is cancelled throws, also in a task that nobody cancelled`() async {
    let scope = Scope.live()
    let sleeping = Task<Void, Never> {
      await #expect(throws: CancellationError.self) { try await scope.clock.sleep(for: .seconds(3_600)) }
    }
    scope.cancel()
    await sleeping.value
    await #expect(throws: CancellationError.self) { try await scope.clock.sleep(for: .seconds(3_600)) }
  }
}

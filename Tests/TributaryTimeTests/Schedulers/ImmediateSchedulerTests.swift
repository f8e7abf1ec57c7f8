import Testing
import TributaryTime

@Suite struct ImmediateSchedulerTests {
  @Test func `work runs inside schedule, and a delay passes at once`() {
    let scheduler = ImmediateScheduler()
    let log = Log()
    scheduler.schedule { log.add("soon at \(scheduler.now)") }
    scheduler.schedule(after: .seconds(2)) { log.add("later at \(scheduler.now)") }
    scheduler.schedule(after: .seconds(-2)) { log.add("negative at \(scheduler.now)") }
    #expect(log.lines == ["soon at 0.0 seconds", "later at 2.0 seconds", "negative at 2.0 seconds"])
  }

  @Test func `work scheduled by work waits for it: soon first, then by due time, equal times in order`() {
    let scheduler = ImmediateScheduler()
    let log = Log()
    scheduler.schedule {
      for (name, delay) in [("c", 3), ("a", 1), ("b1", 2), ("b2", 2)] {
        scheduler.schedule(after: .seconds(delay)) { log.add("\(name) at \(scheduler.now)") }
      }
      scheduler.schedule { log.add("soon") }
      log.add("outer")
    }
    #expect(
      log.lines == [
        "outer", "soon", "a at 1.0 seconds", "b1 at 2.0 seconds", "b2 at 2.0 seconds", "c at 3.0 seconds",
      ])
  }

  @Test func `work that was cancelled by earlier work does not run`() {
    let scheduler = ImmediateScheduler()
    let log = Log()
    scheduler.schedule {
      let work = scheduler.schedule(after: .seconds(1)) { log.add("cancelled") }
      scheduler.schedule { work.cancel() }
    }
    #expect(log.lines.isEmpty)
    #expect(scheduler.now == .zero)
  }

  @Test func `a chain of 100,000 works needs no stack`() {
    let scheduler = ImmediateScheduler()
    var count = 0
    func step() {
      count += 1
      if count < 100_000 { scheduler.schedule(after: .nanoseconds(1)) { step() } }
    }
    scheduler.schedule { step() }
    #expect(count == 100_000)
    #expect(scheduler.now == .nanoseconds(99_999))
  }

  @Test(.timeLimit(.minutes(10)))
  func `two threads that schedule at once are refused with a sentence`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scheduler = ImmediateScheduler()
      let (inside, entered) = AsyncStream<Void>.makeStream()
      Task.detached {
        scheduler.schedule {
          entered.yield()
          while true {}
        }
        return
      }
      for await _ in inside { scheduler.schedule {} }
    }
    #expect(result?.errorText.contains("Two threads schedule on one ImmediateScheduler at once.") == true)
  }
}

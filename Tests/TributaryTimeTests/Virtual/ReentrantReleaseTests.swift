import Testing
import TributaryTime

/// Objects that scheduled work and tasks capture may schedule, cancel and start tasks in their `deinit`.
@Suite struct ReentrantReleaseTests {
  @Test func workThatIsCancelledReleasesWhatSchedulesAgain() {
    let time = VirtualScheduler()
    var (alive, ran, budget) = (0, 0, 300)
    var handles: [ScheduledWork] = []
    func object() -> Releasing {
      alive += 1
      return Releasing {
        alive -= 1
        guard budget > 0 else { return }
        budget -= 1
        time.schedule(after: .milliseconds(budget % 7)) { ran += 1 }
        if budget % 3 == 0 { schedule() }
        if budget % 5 == 0, let last = handles.popLast() { last.cancel() }
      }
    }
    func schedule() {
      let captured = object()
      handles.append(
        time.schedule(after: .milliseconds(handles.count % 11)) {
          _ = captured
          ran += 1
        })
    }
    time.run {
      for _ in 0..<100 { schedule() }
      for index in stride(from: 0, to: 90, by: 2) where index < handles.count { handles[index].cancel() }
    }
    time.advance(by: .seconds(1))
    handles.removeAll()
    #expect(alive == 0)
    #expect(ran > 100)
  }

  @Test func aScopeThatIsCancelledReleasesWhatSchedulesAndStartsTasks() {
    let time = VirtualScheduler()
    var (alive, budget) = (0, 60)
    func object() -> Releasing {
      alive += 1
      return Releasing {
        alive -= 1
        guard budget > 0 else { return }
        budget -= 1
        let captured = object()
        time.schedule { _ = captured }
        time.schedule(after: .seconds(1)) { _ = captured }
        time.scope.task("late") { _ = captured }
        _ = time.scope.resident { Kept() }
      }
    }
    time.run {
      for index in 0..<10 {
        let captured = object()
        time.schedule(after: .seconds(index)) { _ = captured }
        time.scope.task("sleeper") {
          try? await time.scope.clock.sleep(for: .seconds(100))
          _ = captured
        }
      }
    }
    time.advance(by: .seconds(3))
    time.run { time.scope.cancel() }
    time.drain()
    budget = 0
    #expect(alive == 0)
  }

  @Test func anImmediateSchedulerReleasesWhatSchedules() {
    let scheduler = ImmediateScheduler()
    var (alive, ran) = (0, 0)
    func schedule(_ depth: Int) {
      alive += 1
      let captured = Releasing {
        alive -= 1
        if depth > 0 { schedule(depth - 1) }
      }
      scheduler.schedule(after: .seconds(depth)) {
        _ = captured
        ran += 1
      }
    }
    schedule(50)
    #expect((alive, ran) == (0, 51))
  }

  private final class Kept {}

  /// Runs a closure in its `deinit`.
  private final class Releasing {
    private let onRelease: () -> Void

    init(_ onRelease: @escaping () -> Void) {
      self.onRelease = onRelease
    }

    deinit {
      onRelease()
    }
  }
}

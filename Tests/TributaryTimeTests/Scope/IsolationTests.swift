import Testing
import TributaryTime

/// Values that are not `Sendable` go into work and tasks of their own domain; that this compiles is half of the test.
@Suite struct IsolationTests {
  actor Session {
    private let log = Log()
    private var count = 0

    func play() async -> [String] {
      let scope = Scope.live()
      await withCheckedContinuation { done in
        scope.schedule(after: .milliseconds(1)) {
          self.count += 1
          self.log.add("timer \(self.count)")
        }
        scope.task {
          try? await scope.clock.sleep(for: .milliseconds(2))
          self.preconditionIsolated()
          self.count += 1
          self.log.add("task \(self.count)")
          done.resume()
        }
      }
      scope.cancel()
      return log.lines
    }
  }

  @Test func `an actor's work and tasks use its state and values`() async {
    #expect(await Session().play() == ["timer 1", "task 2"])
  }

  @MainActor final class Screen {
    private let log = Log()

    func play() async -> [String] {
      let scope = Scope.live()
      let other = Log()
      await withCheckedContinuation { done in
        scope.schedule { self.log.add("soon") }
        scope.task {
          try? await scope.clock.sleep(for: .milliseconds(1))
          MainActor.preconditionIsolated()
          self.log.add("task")
          other.add("seen")
          done.resume()
        }
      }
      scope.cancel()
      return log.lines + other.lines
    }
  }

  @Test func `the main actor's work and tasks use its state and values`() async {
    #expect(await Screen().play() == ["soon", "task", "seen"])
  }

  /// A model of the scope that is bound to no actor.
  final class Model {
    let log = Log()

    func load() async {
      try? await Scope.current.clock.sleep(for: .seconds(1))
      log.add("loaded")
    }

    func start() {
      Scope.current.task { await self.load() }
    }
  }

  @Test func `a virtual run's tasks use values that are bound to no actor`() {
    let time = VirtualScheduler()
    let lines = time.run { owner in
      let model = Model()
      model.start()
      Scope.current.task { [owner] in
        owner.preconditionIsolated()
        await model.load()
        owner.preconditionIsolated()
        model.log.add("and once more")
      }
      time.advance(by: .seconds(1))
      return model.log.lines
    }
    #expect(lines == ["loaded", "loaded", "and once more"])
  }
}

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
      try? await Scope.current.clock.sleep(for: .milliseconds(1))
      log.add("loaded")
    }

    /// Launches a task whose body the compiler knows no isolation of: the scope's owner has to be it.
    func start(in owner: Owner, _ done: @escaping () -> Void) {
      Scope.current.task {
        owner.preconditionIsolated()
        self.log.add("started")
        await self.load()
        owner.preconditionIsolated()
        self.log.add("ended")
        done()
      }
    }

    func start() {
      Scope.current.task { await self.load() }
    }
  }

  actor Owner {
    private let model = Model()

    func play() async -> [String] {
      let scope = Scope.live()
      await withCheckedContinuation { done in
        scope.run { model.start(in: self) { done.resume() } }
      }
      scope.cancel()
      return model.log.lines
    }
  }

  @Test func `a live task whose body is bound to no actor stays in the owner's isolation`() async {
    #expect(await Owner().play() == ["started", "loaded", "ended"])
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

import Foundation
import Testing
import TributaryTime

/// A live scope waits in real time, so these tests wait for it: for its own timers, never for a guess.
@Suite(.timeLimit(.minutes(10))) struct LiveEngineTests {
  /// An owner on an executor that counts its jobs.
  actor Owner {
    private nonisolated let executor = CountingExecutor()
    private var scope: Scope?
    private var log: [String] = []
    private var counts: [Int] = []

    nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

    func start() -> Scope {
      let scope = Scope.live()
      self.scope = scope
      return scope
    }

    func end() { scope?.cancel() }

    func order() async -> [String] {
      let scope = start()
      let start = scope.now
      await withCheckedContinuation { done in
        for (name, delay) in [("c", 30), ("a", 10), ("b1", 20), ("b2", 20)] {
          scope.schedule(after: .milliseconds(delay)) {
            self.preconditionIsolated()
            let isLate = scope.now - start >= .milliseconds(delay)
            self.log.append(isLate && Scope.current === scope ? name : "\(name) is early")
            if name == "c" { done.resume() }
          }
        }
        let cancelled = scope.schedule(after: .milliseconds(15)) { self.log.append("cancelled") }
        scope.schedule(after: .milliseconds(-5)) { self.log.append("no delay") }
        scope.schedule {
          self.log.append("soon 1")
          scope.schedule { self.log.append("soon 3") }
          cancelled.cancel()
        }
        scope.schedule { self.log.append("soon 2") }
      }
      end()
      return log
    }

    func jobsOfManyItems() async -> [Int] {
      let scope = start()
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        let before = executor.jobs
        for _ in 0..<499 { scope.schedule { self.log.append("") } }
        scope.schedule {
          // Work that is queued by a turn is run by that turn.
          let before = self.executor.jobs
          scope.schedule {
            self.counts += [self.executor.jobs - before, self.log.count]
            done.resume()
          }
        }
        counts.append(executor.jobs - before)
      }
      end()
      return counts
    }

    func jobsOfManyTimers() -> [Int] {
      let scope = start()
      let before = executor.jobs
      scope.schedule(after: .seconds(3_600)) {}
      counts.append(executor.jobs - before)
      for seconds in 0..<100 { scope.schedule(after: .seconds(3_600 + seconds)) {} }
      counts.append(executor.jobs - before)
      scope.schedule(after: .seconds(1_800)) {}
      counts.append(executor.jobs - before)
      end()
      return counts
    }

    func interval(_ rounds: Int) async -> Int {
      let scope = start()
      var count = 0
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        func tick() {
          scope.schedule(after: .microseconds(100)) {
            count += 1
            if count < rounds { tick() } else { done.resume() }
          }
        }
        tick()
      }
      end()
      return count
    }

    func overload() async -> Int {
      let scope = start()
      var rounds = 0
      await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
        var isOver = false
        func again() {
          rounds += 1
          if !isOver { scope.schedule { again() } }
        }
        scope.schedule(after: .milliseconds(1)) {
          isOver = true
          done.resume()
        }
        again()
      }
      end()
      return rounds
    }
  }

  @Test func `an actor's work runs in order: soon first, then by due time, never early, never cancelled`() async {
    #expect(await Owner().order() == ["soon 1", "soon 2", "soon 3", "no delay", "a", "b1", "b2", "c"])
  }

  @MainActor @Test func `the main actor's work runs in order`() async {
    let scope = Scope.live()
    var log: [String] = []
    await withCheckedContinuation { done in
      scope.schedule(after: .milliseconds(2)) {
        MainActor.preconditionIsolated()
        log.append("second")
        done.resume()
      }
      scope.schedule(after: .milliseconds(1)) { log.append("first") }
      scope.schedule { log.append("soon") }
    }
    scope.cancel()
    #expect(log == ["soon", "first", "second"])
  }

  @Test func `many items wake the owner once, and work that a turn queues does not wake it again`() async {
    #expect(await Owner().jobsOfManyItems() == [1, 0, 499])
  }

  @Test func `one task sleeps for all timers, and only an earlier timer replaces it`() async {
    #expect(await Owner().jobsOfManyTimers() == [1, 1, 2])
  }

  @Test func `timers that follow each other all fire`() async {
    #expect(await Owner().interval(500) == 500)
  }

  @Test func `endless soon work does not keep a timer from firing`() async {
    #expect(await Owner().overload() > 1_000)
  }

  @MainActor @Test func `posts of eight threads arrive in the isolation, each thread's in its order`() async {
    let scope = Scope.live()
    let count = 1_000
    let received = Received()
    await withCheckedContinuation { done in
      for thread in 0..<8 {
        Thread.detachNewThread {
          for number in 0..<count {
            scope.post {
              MainActor.assumeIsolated {
                received.numbers[thread].append(number)
                received.total += 1
                if received.total == 8 * count { done.resume() }
              }
            }
          }
        }
      }
    }
    scope.cancel()
    #expect(received.numbers == Array(repeating: Array(0..<count), count: 8))
  }

  @MainActor final class Received {
    var numbers = Array(repeating: [Int](), count: 8)
    var total = 0
  }

  @MainActor @Test func `the thread is inside in turns, and not beside them`() async {
    let scope = Scope.live()
    #expect(!scope.isInside)
    scope.run { #expect(scope.isInside) }
    let (inWork, elsewhere) = await withCheckedContinuation { done in
      scope.schedule {
        let inWork = scope.isInside
        Thread.detachNewThread { done.resume(returning: (inWork, scope.isInside)) }
        // The other thread asks while this turn is still running, or after it: the answer is the same.
      }
    }
    scope.cancel()
    #expect(inWork && !elsewhere)
  }

  @MainActor @Test func `cancelling a live scope ends its tasks and drops its work`() async {
    let scope = Scope.live()
    var log: [String] = []
    await withCheckedContinuation { done in
      scope.task {
        do { try await scope.clock.sleep(for: .seconds(3_600)) } catch { log.append("\(type(of: error))") }
        done.resume()
      }
      scope.schedule(after: .milliseconds(1)) { log.append("timer") }
      scope.schedule {
        scope.schedule { log.append("soon") }
        scope.cancel()
      }
    }
    #expect(log == ["CancellationError"])
  }

  /// Says when it is gone.
  actor Mortal {
    private let gone: CheckedContinuation<Void, Never>
    private var scope: Scope?

    init(_ gone: CheckedContinuation<Void, Never>) { self.gone = gone }

    deinit { gone.resume() }

    func live() {
      let scope = Scope.live()
      self.scope = scope
      scope.schedule(after: .seconds(3_600)) { self.scope = nil }
      scope.task { try? await scope.clock.sleep(for: .seconds(3_600)) }
    }

    func end() { scope?.cancel() }
  }

  @Test func `a cancelled scope lets go of its owner`() async {
    await withCheckedContinuation { gone in
      Task {
        let mortal = Mortal(gone)
        await mortal.live()
        await mortal.end()
      }
    }
  }

  #if DEBUG
    @Test func `calling a live scope outside its isolation is refused with a sentence`() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        let scope = await MainActor.run { Scope.live() }
        scope.schedule {}
      }
      #expect(result?.errorText.contains("`schedule` was called outside the isolation that owns this scope.") == true)
    }
  #endif
}

import Testing
import TributaryTime

@Suite struct ScopeTaskTests {
  @Test func `a task runs in the run's isolation, after the code that launched it`() {
    let time = VirtualScheduler()
    let log = Log()
    time.run { Scope.current.task { log.add("task") } }
    time.run { owner in owner.preconditionIsolated() }
    #expect(log.lines == ["task"])
  }

  @Test func `cancelling a task is seen by its body and its children, once and for all`() {
    let time = VirtualScheduler()
    let log = SharedLog()
    time.run {
      let task = Scope.current.task {
        await withTaskGroup { group in
          for name in ["a", "b"] {
            group.addTask {
              do { try await Scope.current.clock.sleep(for: .seconds(1)) } catch { log.add("\(name) cancelled") }
            }
          }
        }
        log.add("body \(Task.isCancelled)")
      }
      time.drain()
      task.cancel()
      task.cancel()
    }
    #expect(log.lines == ["a cancelled", "b cancelled", "body true"])
  }

  @Test func `a task that is cancelled before it started runs and sees it`() {
    let time = VirtualScheduler()
    let log = Log()
    time.run { Scope.current.task { log.add("\(Task.isCancelled)") }.cancel() }
    #expect(log.lines == ["true"])
  }

  @Test func `a task that ended is forgotten, with all that it held`() {
    let time = VirtualScheduler()
    time.run {
      var held: Log? = Log()
      weak let seen = held
      weak let task = Scope.current.task { [held] in held?.add("ran") }
      held = nil
      #expect(task != nil && seen != nil)
      time.drain()
      #expect(task == nil && seen == nil)
    }
  }

  @Test func `a wait that the scope knows counts until it ends, also in a child`() {
    let time = VirtualScheduler()
    time.run {
      Scope.current.task("direct") {
        let wait = KnownWait.begin()
        await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
          Scope.current.schedule(after: .seconds(1)) { continuation.resume() }
        }
        wait.end()
        await withUnsafeContinuation { (continuation: UnsafeContinuation<Void, Never>) in
          Scope.current.schedule(after: .seconds(1)) { continuation.resume() }
        }
      }
      Scope.current.task("child") {
        async let sleep: Void? = try? await Scope.current.clock.sleep(for: .seconds(1))
        _ = await sleep
      }
    }
    #expect(time.stalledTasks.isEmpty)
    time.advance(by: .seconds(1))
    #expect(time.stalledTasks.map(\.name) == ["direct"])
    time.advance(by: .seconds(1))
    #expect(time.stalledTasks.isEmpty)
  }
}

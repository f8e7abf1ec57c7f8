import Testing
import TributaryTime

@Suite struct ScopeTests {
  @Test func `the scope is current in turns, work, posted work, tasks and their children, and nowhere else`() {
    let time = VirtualScheduler()
    let scope = time.scope
    let log = SharedLog()
    #expect(Scope.currentIfAny == nil)
    time.run {
      func see(_ place: String) { log.add("\(place) \(Scope.current === scope)") }
      see("run")
      scope.run { see("turn") }
      scope.schedule { see("soon") }
      scope.schedule(after: .seconds(1)) { see("later") }
      scope.post { log.add("posted \(Scope.current === scope)") }
      scope.task {
        see("task")
        async let child = Scope.current === scope
        log.add("child \(await child)")
      }
    }
    time.advance(by: .seconds(1))
    #expect(
      log.lines == [
        "run true", "turn true", "soon true", "posted true", "task true", "child true", "later true",
      ])
    #expect(Scope.currentIfAny == nil)
  }

  @Test func `a scope of another owner is current only while its own turn runs`() {
    let outer = VirtualScheduler()
    let inner = VirtualScheduler()
    outer.run {
      inner.run { #expect(Scope.current === inner.scope) }
      #expect(Scope.current === outer.scope)
    }
  }

  @Test func `a turn throws the error of its body with its type`() {
    enum Failure: Error { case here }
    let time = VirtualScheduler()
    time.run {
      do throws(Failure) {
        try Scope.current.run { () throws(Failure) in throw .here }
      } catch { #expect(error == .here) }
    }
  }

  @Test func `posted and scheduled work run in one order`() {
    let time = VirtualScheduler()
    let log = SharedLog()
    time.run {
      let scope = Scope.current
      scope.schedule { log.add("1") }
      scope.post { log.add("2") }
      scope.schedule { log.add("3") }
    }
    #expect(log.lines == ["1", "2", "3"])
  }

  @Test func `cancelling a scope ends its tasks in order, drops its work, and makes everything after do nothing`() {
    let time = VirtualScheduler()
    let log = Log()
    let scope = time.scope
    time.run {
      for name in ["a", "b"] {
        scope.task(name) {
          do { try await scope.clock.sleep(for: .seconds(9)) } catch { log.add("\(name) cancelled") }
        }
      }
      scope.schedule(after: .seconds(1)) { log.add("timer") }
      time.drain()
      scope.schedule { log.add("soon") }
      scope.post {}
      #expect(!scope.isCancelled)
      scope.cancel()
      scope.cancel()
      #expect(scope.isCancelled)
      scope.schedule { log.add("soon after") }.cancel()
      scope.schedule(after: .zero) { log.add("timer after") }
      scope.task { log.add("task after") }.cancel()
    }
    time.advance(by: .seconds(20))
    #expect(log.lines == ["a cancelled", "b cancelled"])
    #expect(time.stalledTasks.isEmpty)
  }

  @Test func `cancelling a scope lets go of what its work holds`() {
    let time = VirtualScheduler()
    time.run {
      var held: Log? = Log()
      weak let seen = held
      time.schedule { [held] in held?.add("soon") }
      time.schedule(after: .seconds(1)) { [held] in held?.add("later") }
      held = nil
      #expect(seen != nil)
      time.scope.cancel()
      #expect(seen == nil)
    }
  }

  @Test func `a cancelled scope keeps nothing of what is scheduled afterwards`() {
    let time = VirtualScheduler()
    time.run {
      var held: Log? = Log()
      weak let seen = held
      time.scope.cancel()
      let soon = time.schedule { [held] in held?.add("soon") }
      let later = time.schedule(after: .seconds(1)) { [held] in held?.add("later") }
      held = nil
      #expect(seen == nil)
      soon.cancel()
      later.cancel()
    }
  }

  @Test func `the thread is inside exactly in the run`() {
    let time = VirtualScheduler()
    #expect(!time.scope.isInside)
    time.run { #expect(time.scope.isInside) }
    #expect(!time.scope.isInside)
  }

  @Test(.timeLimit(.minutes(10)))
  func `a live scope where no actor is isolated is refused with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Scope.live(isolation: nil)
    }
    #expect(result?.errorText.contains("Scope.live() was called where no actor is isolated.") == true)
  }

  @Test(.timeLimit(.minutes(10)))
  func `reading the current scope where there is none is refused with a sentence`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Scope.current
    }
    #expect(result?.errorText.contains("There is no current scope here.") == true)
  }
}

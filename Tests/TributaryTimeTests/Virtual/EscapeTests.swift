import Testing
import TributaryTime

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Each way out of a virtual run: named while it is out, trapped when it comes back.
///
/// A gate keeps what is outside there until the run has drained, so that nothing depends on which thread is faster.
@Suite(.timeLimit(.minutes(10))) struct EscapeTests {
  static let left = "A virtual run was left: a task was started or resumed by a thread that is not inside the run."

  /// Resumes what waits at a gate from a thread outside, when the run has drained; then the trap ends the process.
  static func open(_ gate: AsyncStream<Void>.Continuation) async {
    gate.finish()
    await waitForever()
  }

  // MARK: Listed

  @Test func `tasks that wait for something outside are listed with name and place, in order`() {
    let time = VirtualScheduler()
    let line: UInt = #line
    time.run {
      Scope.current.task("bare") { await Task { await waitForever() }.value }
      Scope.current.task("detached") { await Task.detached { await waitForever() }.value }
      Scope.current.task("system sleep") { try? await Task.sleep(for: .seconds(3_600)) }  // allowed: an escape
      Scope.current.task("known") { try? await Scope.current.clock.sleep(for: .seconds(3_600)) }
      Scope.current.task { await waitForever() }
    }
    let stalled = time.stalledTasks
    #expect(stalled.map(\.name) == ["bare", "detached", "system sleep", ""])
    #expect(stalled.map(\.line) == [2, 3, 4, 6].map { line + $0 })
    #expect(stalled.allSatisfy { $0.fileID == "TributaryTimeTests/EscapeTests.swift" })
    #expect("\(stalled[0])" == "task \"bare\" launched at TributaryTimeTests/EscapeTests.swift:\(line + 2)")
  }

  @Test func `a hop to the main actor, which drives the run itself, is listed`() async {
    await #expect(processExitsWith: .exitCode(7)) {
      await MainActor.run {
        let time = VirtualScheduler()
        time.run { _ in Scope.current.task("hop") { await EscapeTests.onMain() } }
        exit(time.stalledTasks.map(\.name) == ["hop"] ? 7 : 1)
      }
    }
  }

  @MainActor static func onMain() {}

  // MARK: Trapped

  @Test func `a bare task that comes back traps and names who waits`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let time = VirtualScheduler()
      let (gate, opener) = AsyncStream<Void>.makeStream()
      time.run { Scope.current.task("load") { await Task { for await _ in gate {} }.value } }
      await EscapeTests.open(opener)
    }
    #expect(result?.errorText.contains(Self.left) == true)
    #expect(result?.errorText.contains("Waiting for something outside: task \"load\" launched at") == true)
  }

  @Test func `the sentence names three tasks and counts the others`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let time = VirtualScheduler()
      time.run { for number in 1...5 { time.scope.task("\(number)") { await waitForever() } } }
      await Task.detached { time.scope.post {} }.value
    }
    let text = result?.errorText ?? ""
    #expect(text.contains("task \"3\"") && !text.contains("task \"4\"") && text.contains(", and 2 more."))
  }

  @Test func `a detached task that comes back traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let time = VirtualScheduler()
      let (gate, opener) = AsyncStream<Void>.makeStream()
      time.run { Scope.current.task { await Task.detached { for await _ in gate {} }.value } }
      await EscapeTests.open(opener)
    }
    #expect(result?.errorText.contains(Self.left) == true)
  }

  @Test func `a system sleep that ends traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let time = VirtualScheduler()
      // A sleep that ends before its task suspends never leaves the run; then another one does.
      while time.stalledTasks.isEmpty {
        time.run { time.scope.task { try? await Task.sleep(for: .milliseconds(10)) } }  // allowed: an escape
      }
      await waitForever()
    }
    #expect(result?.errorText.contains(Self.left) == true)
  }

  @Test func `a hop to the main actor that comes back traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let time = VirtualScheduler()
      time.run { Scope.current.task { await EscapeTests.onMain() } }
      await waitForever()
    }
    #expect(result?.errorText.contains(Self.left) == true)
  }

  @Test func `a stream that another thread feeds traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let time = VirtualScheduler()
      let (gate, opener) = AsyncStream<Void>.makeStream()
      time.run { Scope.current.task { for await _ in gate {} } }
      await EscapeTests.open(opener)
    }
    #expect(result?.errorText.contains(Self.left) == true)
  }

  @Test func `sleeping on the run's clock from outside traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let clock = VirtualScheduler().scope.clock
      await Task.detached { try? await clock.sleep(for: .seconds(1)) }.value
    }
    #expect(result?.errorText.contains("A virtual run was left: a timer was set by a thread") == true)
  }

  @Test func `posting from outside traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let time = VirtualScheduler()
      await Task.detached { time.scope.post {} }.value
    }
    #expect(result?.errorText.contains("A virtual run was left: work was posted or scheduled by a thread") == true)
  }

  @Test func `cancelling a task from outside traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let time = VirtualScheduler()
      let task = time.run { Scope.current.task { try? await Scope.current.clock.sleep(for: .seconds(1)) } }
      await Task.detached { task.cancel() }.value
    }
    #expect(result?.errorText.contains("A virtual run was left: `ScopeTask.cancel` was called by a thread") == true)
  }

  @Test func `a run may have its own end for an escape`() async {
    let result = await #expect(processExitsWith: .exitCode(65), observing: [\.standardOutputContent]) {
      let time = VirtualScheduler { sentence in
        print(sentence)
        exit(65)
      }
      time.run { Scope.current.task("hop") { await EscapeTests.onMain() } }
      await waitForever()
    }
    let text = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    #expect(text.contains(Self.left) && text.contains("task \"hop\""))
  }
}

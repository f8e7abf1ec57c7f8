import Synchronization
import Testing
import Tributary
import TributaryFunctions

@Suite struct GateTests {
  struct Failure: Error {}

  @Test func `after its end a gate runs nothing, and what waited or ran is told so in order`() {
    let time = VirtualScheduler()
    time.run {
      var log: [String] = []
      let gate = Gate(.merge(max: 2))
      for name in ["a", "b", "c", "d"] {
        gate(
          {
            log.append("start \(name)")
            try? await Scope.current.clock.sleep(for: .seconds(1))
            log.append("\(Task.isCancelled)")
          }, onOutcome: { log.append("\(name) \(GateLog.word($0))") })
      }
      time.drain()
      gate.dispose()
      gate.dispose()
      #expect(gate.isDisposed)
      #expect(
        log == ["start a", "start b", "a cancelled", "b cancelled", "c cancelled", "d cancelled"])
      log = []
      #expect(gate({ log.append("ran") }, onOutcome: { log.append(GateLog.word($0)) }) == .refused(.over))
      time.advance(by: .seconds(2))
      #expect(log == ["over", "true", "true"])
    }
  }

  @Test func `who is told may end the gate, or call again`() {
    var log: [String] = []
    let gate = Gate(.lock)
    gate(
      {},
      onOutcome: { _ in
        // It is told after the lock was given back.
        log.append("\(gate { log.append("again") })")
        gate.dispose()
      })
    #expect(log == ["again", "accepted"])
    #expect(gate.isDisposed)
  }

  @Test func `a call is told before the next of a queue starts`() {
    var log: [String] = []
    let gate = Gate(.queue)
    gate(
      {
        for name in ["a", "b"] {
          gate({ log.append("start \(name)") }, onOutcome: { log.append("\(name) \(GateLog.word($0))") })
        }
      }, onOutcome: { log.append("first \(GateLog.word($0))") })
    #expect(log == ["first completed", "start a", "a completed", "start b", "b completed"])
  }

  @Test func `a call that is made when another hears that it was replaced is the latest`() {
    let gate = Gate(.latest)
    var log: [String] = []
    var running: [Running] = []
    func call(_ name: String, then next: @escaping () -> Void = {}) {
      gate.begin(
        { job in
          log.append("start \(name)")
          running.append(job)
        },
        onOutcome: { outcome in
          log.append("\(name) \(GateLog.word(outcome))")
          next()
        })
    }
    call("1", then: { call("3") })
    call("2")
    #expect(log == ["start 1", "1 replaced", "start 3", "2 replaced"])
    running[1].finish()
    #expect(log.last == "3 completed")
  }

  @Test func `a job may end its gate`() {
    var outcomes: [String] = []
    let gate = Gate(.queue)
    gate({ gate.dispose() }, onOutcome: { outcomes.append(GateLog.word($0)) })
    #expect(outcomes == ["cancelled"])
  }

  @Test func `an error that nobody asked for goes to the hook with the place of the call`() {
    let reports = Mutex<[String]>([])
    UnhandledErrors.$handler.withValue({ error, place in reports.withLock { $0.append("\(error) \(place)") } }) {
      let gate = Gate(.lock)
      gate(fileID: "here", line: 7) { throw Failure() }
      gate({ throw Failure() }, onOutcome: { _ in })
      gate.begin(fileID: "there", line: 8) { $0.fail(Failure()) }
    }
    #expect(reports.withLock { $0 } == ["Failure() here:7", "Failure() there:8"])
  }

  @Test func `a gate that goes drops what waits, and keeps nothing alive`() {
    let time = VirtualScheduler()
    time.run {
      weak var gone: Owner?
      do {
        let owner = Owner()
        gone = owner
        let gate = Gate(.synchronous.delay(.seconds(1)))
        owner.gate = nil
        gate { owner.calls += 1 }
        #expect(gone != nil)
      }
      #expect(gone == nil)
    }
  }

  final class Owner {
    var gate: Gate?
    var calls = 0
  }

  @Test func `a job is let go of when its call is over`() {
    weak var gone: Owner?
    let gate = Gate(.lock)
    do {
      let owner = Owner()
      gone = owner
      gate { owner.calls += 1 }
    }
    #expect(gone == nil)
    #expect(!gate.isDisposed)
  }

  @Test func `a gate that ended lets go of its sink, also while a job runs`() {
    weak var gone: Owner?
    var running: Running?
    let gate: Gate
    do {
      let owner = Owner()
      gone = owner
      gate = Gate(.synchronous.filter { owner.calls == 0 }.then(.queue))
      gate {}
      gate.begin { running = $0 }
      gate {}
    }
    #expect(gone != nil)
    gate.dispose()
    #expect(gone == nil)
    running?.finish()
    #expect(gate {} == .refused(.over))
  }

  @Test func `when the scope ends, the call of a task is cancelled`() {
    let time = VirtualScheduler()
    let scope = time.scope
    time.run {
      var outcomes: [String] = []
      let gate = Gate(.lock)
      gate(
        { try await Scope.current.clock.sleep(for: .seconds(1)) }, onOutcome: { outcomes.append(GateLog.word($0)) })
      time.drain()
      scope.cancel()
      time.drain()
      #expect(outcomes == ["cancelled"])
      // A scope that has ended starts no task.
      gate(in: scope, { Issue.record("ran") }, onOutcome: { outcomes.append(GateLog.word($0)) })
      #expect(outcomes == ["cancelled", "cancelled"])
    }
  }
}

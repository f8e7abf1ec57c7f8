import Testing
import Tributary
import TributaryFunctions

@Suite struct LockTests {
  struct Failure: Error {}

  @Test func `a lock refuses calls while a job runs`() {
    let log = GateLog.of({ .lock }, calls: [0, 10, 29, 30], jobsTake: 30)
    #expect(log.answers == [.accepted, .refused(.busy), .refused(.busy), .accepted])
    #expect(log.starts == [0, 30])
    #expect(log.outcomes == ["10 busy@10", "29 busy@29", "0 completed@30", "30 completed@60"])
  }

  @Test func `a lock refuses what its job calls itself`() {
    let gate = Gate(.lock)
    var answers: [Sink.Answer] = []
    gate { answers.append(gate { Issue.record("ran inside of the lock") }) }
    answers.append(gate {})
    #expect(answers == [.refused(.busy), .accepted])
  }

  @Test func `an error of a job opens the gate, and is told`() {
    let log = GateLog.of({ .lock }, calls: [0, 1], failing: [0])
    #expect(log.answers == [.accepted, .accepted])
    #expect(log.outcomes == ["0 failed@0", "1 completed@1"])
    let slow = GateLog.of({ .lock }, calls: [0, 10, 20], jobsTake: 20, failing: [0])
    #expect(slow.outcomes == ["10 busy@10", "0 failed@20", "20 completed@40"])
  }

  @Test func `a recursive lock lets pass what its job calls itself, and nobody else`() {
    let gate = Gate(.recursiveLock)
    var log: [String] = []
    gate {
      log.append("outer")
      gate {
        log.append("inner")
        gate { log.append("innermost") }
      }
    }
    #expect(log == ["outer", "inner", "innermost"])
    var running: Running?
    #expect(gate.begin { running = $0 } == .accepted)
    #expect(gate {} == .refused(.busy))
    running?.finish()
    #expect(gate {} == .accepted)
  }

  @Test func `a recursive lock knows the task of its job, and is shut until all is over`() {
    let time = VirtualScheduler()
    time.run {
      let gate = Gate(.recursiveLock)
      let clock = Scope.current.clock
      var answers: [String] = []
      gate {
        try await clock.sleep(for: .milliseconds(10))
        answers.append("inside \(gate { try await clock.sleep(for: .milliseconds(30)) })")
        try await clock.sleep(for: .milliseconds(10))
      }
      for _ in 0..<5 {
        time.advance(by: .milliseconds(9))
        answers.append("outside \(gate {})")
      }
      #expect(answers[0] == "outside refused(TributaryFunctions.Sink.Refusal.busy)")
      #expect(answers[1] == "inside accepted")
      // The job is over at 20, what it called at 40.
      #expect(answers[2...].prefix(3).allSatisfy { $0.contains("busy") })
      #expect(answers.last == "outside accepted")
    }
  }

  @Test func `synchronous lets everything run, also from inside`() {
    let gate = Gate(.synchronous)
    var depth = 0
    gate { gate { gate { depth = 3 } } }
    #expect(depth == 3)
  }

  @Test func `each gate of a sink starts afresh`() {
    let sink = Sink.lock
    let first = Gate(sink)
    let second = Gate(sink)
    var answers: [Sink.Answer] = []
    first { answers.append(second {}) }
    #expect(answers == [.accepted])
  }

  @Test func `a job that nobody ends any more gives its place back`() {
    let gate = Gate(.lock)
    var outcomes: [String] = []
    gate.begin({ _ in }, onOutcome: { outcomes.append(GateLog.word($0)) })
    #expect(outcomes == ["cancelled"])
    #expect(gate {} == .accepted)
  }

  @Test func `only the first word about a job counts`() {
    let gate = Gate(.lock)
    var outcomes: [String] = []
    var running: Running?
    gate.begin({ running = $0 }, onOutcome: { outcomes.append(GateLog.word($0)) })
    running?.finish()
    var second: Running?
    gate.begin({ second = $0 }, onOutcome: { outcomes.append(GateLog.word($0)) })
    running?.finish()
    running?.fail(Failure())
    #expect(outcomes == ["completed"])
    #expect(gate {} == .refused(.busy))
    second?.fail(Failure())
    #expect(outcomes == ["completed", "failed"])
  }
}

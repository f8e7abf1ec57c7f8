import Testing
import Tributary
import TributaryFunctions

@Suite struct ExtendTests {
  @Test func `a lock that is extended stays shut for a while`() {
    let log = GateLog.of({ .lock.extend(.milliseconds(30)) }, calls: [0, 30, 49, 50], jobsTake: 20)
    #expect(log.starts == [0, 50])
    #expect(log.outcomes == ["30 busy@30", "49 busy@49", "0 completed@50", "50 completed@100"])
  }

  @Test func `exhaust(ending 50) lets calls at 0 and 50 pass, and not at 51`() {
    let log = GateLog.of({ .exhaust(ending: .milliseconds(50)) }, calls: [0, 50, 51])
    #expect(log.starts == [0, 50])
    #expect(log.answers == [.accepted, .accepted, .refused(.busy)])
  }

  @Test func `a call at the very end passes, whoever has his turn first`() {
    let time = VirtualScheduler()
    var starts: [Duration] = []
    time.run {
      let gate = Gate(.exhaust(ending: .milliseconds(50)))
      // These are due before the timer that the first of them will set.
      for at in [0, 50, 51] {
        time.schedule(after: .milliseconds(at)) { gate { starts.append(time.now) } }
      }
    }
    time.advance(by: .seconds(1))
    #expect(starts == [.zero, .milliseconds(50)])
  }

  @Test func `a queue keeps the order of calls at the very end, also if one that waited calls itself`() {
    let time = VirtualScheduler()
    var starts: [String] = []
    time.run {
      var gate: Gate?
      gate = Gate(.queue.extend(.milliseconds(50)))
      let call = { (name: String, then: @escaping () -> Void) in
        _ = gate? {
          starts.append("\(name)@\(Int(time.now / .milliseconds(1)))")
          then()
        }
      }
      // Due before the timer that the first will set.
      time.schedule(after: .milliseconds(50)) { call("3") {} }
      call("1") {}
      call("2") { call("4") {} }
      time.advance(by: .seconds(1))
      gate?.dispose()
    }
    #expect(starts == ["1@0", "2@50", "3@100", "4@150"])
  }

  @Test func `exhaust holds against a second call from inside`() {
    let time = VirtualScheduler()
    time.run {
      let gate = Gate(.exhaust(ending: .milliseconds(50)))
      var answers: [Sink.Answer] = []
      gate { answers.append(gate {}) }
      answers.append(gate {})
      time.advance(by: .milliseconds(50))
      answers.append(gate {})
      #expect(answers == [.refused(.busy), .refused(.busy), .accepted])
    }
  }

  @Test func `a job that throws is extended too, and one that never ran is not`() {
    let failed = GateLog.of({ .lock.extend(.milliseconds(10)) }, calls: [0, 9, 10], failing: [0])
    #expect(failed.outcomes == ["9 busy@9", "0 failed@10", "10 completed@20"])
    let filtered = GateLog.of(
      { .lock.extend(.milliseconds(10)).filter { false } }, calls: [0, 1])
    #expect(filtered.outcomes == ["0 filtered@0", "1 filtered@1"])
  }

  @Test func `a call that finds an extended one over takes nobody's place`() {
    let log = GateLog.of({ .latest.extend(.milliseconds(10)) }, calls: [0, 5])
    #expect(log.answers == [.accepted, .accepted])
    #expect(log.outcomes == ["0 completed@5", "5 completed@15"])
  }

  @Test func `extensions add up, and none or less is none`() {
    let sum = GateLog.of({ .lock.extend(.milliseconds(10)).extend(.milliseconds(20)) }, calls: [0, 29, 30])
    #expect(sum.starts == [0, 30])
    let none = GateLog.of({ .lock.extend(.zero).extend(.milliseconds(-5)) }, calls: [0, 0, 0])
    #expect(none.starts == [0, 0, 0])
  }

  @Test func `an extension that waits ends with its gate, which tells at once`() {
    let time = VirtualScheduler()
    time.run {
      var outcomes: [String] = []
      let gate = Gate(.lock.extend(.seconds(1)).extend(.seconds(1)))
      gate({}, onOutcome: { outcomes.append(GateLog.word($0)) })
      #expect(outcomes == [])
      gate.dispose()
      #expect(outcomes == ["completed"])
      time.advance(by: .seconds(10))
      #expect(outcomes == ["completed"])
    }
  }
}

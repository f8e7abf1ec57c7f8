import Testing
import Tributary
import TributaryFunctions

/// `debounce`, `delay`, `schedule`, `reschedule`, `filter`.
@Suite struct WaitingTests {
  @Test func `debounce lets the last call run, once, and tells those before that they were replaced`() {
    let log = GateLog.of({ .synchronous.debounce(.milliseconds(100)) }, calls: [0, 50, 99, 300])
    #expect(log.starts == [199, 400])
    #expect(log.answers == [.accepted, .replaced, .replaced, .accepted])
    #expect(log.outcomes == ["0 replaced@50", "50 replaced@99", "99 completed@199", "300 completed@400"])
  }

  @Test func `debounce in front of a lock: the last call wins, and asks for the lock when its time has come`() {
    let log = GateLog.of(
      { .synchronous.debounce(.milliseconds(10)).then(.lock) }, calls: [0, 5, 20, 60], jobsTake: 40)
    #expect(log.starts == [15, 70])
    #expect(log.outcomes == ["0 replaced@5", "20 busy@30", "5 completed@55", "60 completed@110"])
  }

  @Test func `debounce under a gate tells it that a call was replaced, so that it does not stay shut`() {
    let log = GateLog.of(
      { .merge(max: 2).debounce(.milliseconds(100)) }, calls: [0, 10, 20, 30, 200])
    #expect(log.starts == [130, 300])
    #expect(log.outcomes.count == 5)
  }

  @Test func debounceUnderARecursiveLockReplacesWhatTheJobCallsAndOpensTheLockAtItsEnd() {
    let time = VirtualScheduler()
    var log: [String] = []
    var gate: Gate?
    let call = { (name: String, job: @escaping () -> Void) in
      let at = { "\(name)@\(Int(time.now / .milliseconds(1)))" }
      _ = gate?(
        {
          log.append(at())
          job()
        }, onOutcome: { log.append("\(at()) \(GateLog.word($0))") })
    }
    time.run {
      gate = Gate(.recursiveLock.debounce(.milliseconds(100)))
      call("outer") {
        call("first") {}
        call("second") {}
      }
      time.advance(by: .milliseconds(150))
      call("other") {}
      time.advance(by: .milliseconds(100))
      call("later") {}
      time.advance(by: .milliseconds(100))
    }
    #expect(
      log == [
        "outer@100", "first@100 replaced", "outer@100 completed", "other@150 busy", "second@200",
        "second@200 completed",
        "later@350", "later@350 completed",
      ])
    gate?.dispose()
  }

  @Test func `debounce under a lock: the lock refuses while a call waits`() {
    let log = GateLog.of({ .lock.debounce(.milliseconds(100)) }, calls: [0, 50, 100])
    #expect(log.outcomes == ["50 busy@50", "0 completed@100", "100 completed@200"])
  }

  @Test func `delay starts a job later, and the gate in front is taken meanwhile`() {
    let log = GateLog.of({ .lock.delay(.milliseconds(20)) }, calls: [0, 10, 20], jobsTake: 0)
    #expect(log.starts == [20, 40])
    #expect(log.answers == [.accepted, .refused(.busy), .accepted])
    let open = GateLog.of({ .synchronous.delay(.milliseconds(20)) }, calls: [0, 10])
    #expect(open.starts == [20, 30])
  }

  @Test func `schedule starts a job in a turn of its own`() {
    let time = VirtualScheduler()
    time.run {
      var log: [String] = []
      let gate = Gate(.synchronous.schedule())
      gate { log.append("job") }
      log.append("caller")
      time.drain()
      #expect(log == ["caller", "job"])
    }
  }

  @Test func `schedule runs on the scheduler that it is given`() {
    let time = VirtualScheduler()
    let other = VirtualScheduler()
    var starts: [Duration] = []
    let gate = time.run { Gate(.synchronous.schedule(on: other).delay(.milliseconds(5), scheduler: other)) }
    other.run { gate { starts.append(other.now) } }
    time.advance(by: .seconds(1))
    #expect(starts == [])
    other.advance(by: .seconds(1))
    #expect(starts == [.milliseconds(5)])
  }

  @Test func `reschedule lets a closure start the job, once`() {
    var starters: [() -> Void] = []
    let gate = Gate(.lock.reschedule { starters.append($0) })
    var jobs = 0
    gate { jobs += 1 }
    #expect(gate {} == .refused(.busy))
    #expect(jobs == 0)
    starters[0]()
    starters[0]()
    #expect(jobs == 1)
    #expect(gate {} == .accepted)
  }

  @Test func `a start that is let go of cancels the call, so that no gate stays shut`() {
    var outcomes: [String] = []
    let gate = Gate(.lock.reschedule { _ in })
    gate({}, onOutcome: { outcomes.append(GateLog.word($0)) })
    gate({}, onOutcome: { outcomes.append(GateLog.word($0)) })
    #expect(outcomes == ["cancelled", "cancelled"])
  }

  @Test func `a start after the end of the gate does nothing`() {
    var starters: [() -> Void] = []
    var jobs = 0
    let gate = Gate(.synchronous.reschedule { starters.append($0) })
    gate { jobs += 1 }
    gate.dispose()
    starters[0]()
    #expect(jobs == 0)
  }

  @Test func `filter refuses while its condition does not hold, and gives back what is in front`() {
    var isOpen = false
    let gate = Gate(.lock.filter { isOpen })
    #expect(gate {} == .refused(.filtered))
    isOpen = true
    #expect(gate {} == .accepted)
  }

  @Test(arguments: [true, false])
  func `a call that is replaced while the condition is asked goes no further, and no gate behind stays shut`(
    isLocked: Bool
  ) {
    let behind: Sink =
      isLocked ? .lock : .synchronous.throttle(.zero, from: .completion, scheduler: VirtualScheduler())
    var isAgain = false
    var log: [String] = []
    var gate: Gate?
    let call = { (name: String) in
      _ = gate?({ log.append(name) }, onOutcome: { log.append("\(name) \(GateLog.word($0))") })
    }
    gate = Gate(
      .latest.filter {
        if !isAgain {
          isAgain = true
          call("2")
        }
        return true
      }.then(behind))
    call("1")
    call("3")
    #expect(log == ["1 replaced", "2", "2 completed", "3", "3 completed"])
  }

  @Test func `on an immediate scheduler nothing waits`() {
    let scheduler = ImmediateScheduler()
    var jobs = 0
    let gate = Gate(
      .lock.delay(.seconds(1), scheduler: scheduler).debounce(.seconds(1), scheduler: scheduler)
        .extend(.seconds(1), scheduler: scheduler))
    gate { jobs += 1 }
    gate { jobs += 1 }
    #expect(jobs == 2)
  }
}

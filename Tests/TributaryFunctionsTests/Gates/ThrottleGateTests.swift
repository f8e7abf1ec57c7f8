import Testing
import Tributary
import TributaryFunctions

@Suite struct ThrottleGateTests {
  @Test func `throttle(100), calls every 60: those at 0, 120 and 240 pass`() {
    let log = GateLog.of({ .synchronous.throttle(.milliseconds(100)) }, calls: [0, 60, 120, 180, 240])
    #expect(log.starts == [0, 120, 240])
    #expect(log.answers == [.accepted, .refused(.tooSoon), .accepted, .refused(.tooSoon), .accepted])
  }

  @Test func `from completion the window counts from the end of the job`() {
    let log = GateLog.of(
      { .synchronous.throttle(.milliseconds(100), from: .completion) }, calls: [0, 20, 100, 129, 130], jobsTake: 30)
    #expect(log.starts == [0, 130])
    let start = GateLog.of({ .synchronous.throttle(.milliseconds(100)) }, calls: [0, 99, 100], jobsTake: 30)
    #expect(start.starts == [0, 100])
  }

  @Test func `latest lets the last call of a window run at its end, with no further call`() {
    let log = GateLog.of(
      { .synchronous.throttle(.milliseconds(100), mode: .latest) }, calls: [0, 60, 120, 180, 500])
    #expect(log.starts == [100, 200, 600])
    #expect(
      log.outcomes == [
        "0 replaced@60", "60 completed@100", "120 replaced@180", "180 completed@200", "500 completed@600",
      ])
  }

  @Test func `both lets the first run at once and the last at the end`() {
    let log = GateLog.of(
      { .synchronous.throttle(.milliseconds(100), mode: .both) }, calls: [0, 60, 80, 150, 500])
    #expect(log.starts == [0, 100, 200, 500])
    #expect(log.answers == [.accepted, .accepted, .replaced, .accepted, .accepted])
  }

  @Test func `both from completion lets the last run a window after the end of the job`() {
    let log = GateLog.of(
      { .synchronous.throttle(.milliseconds(100), from: .completion, mode: .both) }, calls: [0, 10, 20], jobsTake: 30)
    #expect(log.starts == [0, 130])
    #expect(log.outcomes == ["10 replaced@20", "0 completed@30", "20 completed@160"])
  }

  @Test func `a call at the end of a window belongs to the next, whoever has his turn first`() {
    let time = VirtualScheduler()
    for (mode, expected) in [
      (ThrottleMode.leading, [0, 100]), (.latest, [100, 200]), (.both, [0, 100, 200]),
    ] {
      var starts: [Int] = []
      let base = time.now
      let gate = time.run {
        let gate = Gate(.synchronous.throttle(.milliseconds(100), mode: mode))
        for at in [0, 50, 100] {
          time.schedule(after: .milliseconds(at)) {
            gate { starts.append(Int((time.now - base) / .milliseconds(1))) }
          }
        }
        return gate
      }
      time.advance(by: .seconds(1))
      #expect(starts == expected)
      gate.dispose()
    }
  }

  @Test func `throttle over a busy gate does not spend its slot on a refused call`() {
    // The job of 0 takes 150: at 120 the throttle would let pass and the lock refuses; at 160 both let pass.
    let log = GateLog.of(
      { .synchronous.throttle(.milliseconds(100)).then(.lock) }, calls: [0, 120, 160], jobsTake: 150)
    #expect(log.answers == [.accepted, .refused(.busy), .accepted])
    #expect(log.starts == [0, 160])
  }

  @Test func `a call that passed and is refused or replaced later gives its slot back`() {
    // The call at 0 takes the lock from 20 to 170. That at 100 waits until 120 and is refused: the slot is free at 121.
    let log = GateLog.of(
      { .synchronous.throttle(.milliseconds(100)).delay(.milliseconds(20)).then(.lock) },
      calls: [0, 100, 121, 160], jobsTake: 150)
    #expect(log.outcomes == ["100 busy@120", "121 busy@141", "0 completed@170", "160 completed@330"])
  }

  @Test func `only the call that opened a window gives it back`() {
    // That at 120 opens a window and replaces the job of the one before, whose window is long over.
    let log = GateLog.of(
      { .synchronous.throttle(.milliseconds(100)).then(.latest) }, calls: [0, 120, 130, 220], jobsTake: 500)
    #expect(log.starts == [0, 120, 220])
    #expect(log.answers == [.accepted, .replaced, .refused(.tooSoon), .replaced])
  }

  @Test func `no time lets everything pass, but from completion nothing while a job runs`() {
    let start = GateLog.of({ .synchronous.throttle(.milliseconds(-1)) }, calls: [0, 0, 1], jobsTake: 10)
    #expect(start.starts == [0, 0, 1])
    let completion = GateLog.of(
      { .synchronous.throttle(.zero, from: .completion) }, calls: [0, 9, 10], jobsTake: 10)
    #expect(completion.starts == [0, 10])
    let never = GateLog.of(
      { .synchronous.throttle(.seconds(Int64.max), mode: .both) }, calls: [0, 9, 10], jobsTake: 10)
    #expect(never.starts == [0])
  }

  @Test func `of two calls at a window's end the later one wins, also if the job that had waited makes it`() {
    let time = VirtualScheduler()
    var log: [String] = []
    var gate: Gate?
    let call = { (name: String, then: @escaping () -> Void) in
      _ = gate?(
        {
          log.append("\(name)@\(Int(time.now / .milliseconds(1)))")
          then()
        }, onOutcome: { log.append("\(name) \(GateLog.word($0))") })
    }
    time.run {
      gate = Gate(.synchronous.throttle(.milliseconds(100), mode: .both))
      // Due before the timer of the call that waits.
      time.schedule(after: .milliseconds(100)) { call("3") {} }
      call("1") {}
      call("2") { call("4") {} }
    }
    time.advance(by: .seconds(1))
    #expect(log == ["1@0", "1 completed", "2@100", "2 completed", "3 replaced", "4@200", "4 completed"])
    gate?.dispose()
  }

  @Test func `a call that was replaced while it waited opens no window`() {
    var calls = 0
    // The third takes the place of the second, and goes no further.
    let isWanted = {
      calls += 1
      return calls != 3
    }
    let log = GateLog.of(
      { .latest.filter(isWanted).throttle(.milliseconds(100), mode: .both) }, calls: [0, 10, 20, 150, 200])
    #expect(log.starts == [0, 150, 250])
    #expect(log.answers == [.accepted, .accepted, .refused(.filtered), .accepted, .accepted])
  }

  @Test func `a gate that a job ends at a window's end keeps nothing until the next`() {
    let time = VirtualScheduler()
    weak var gone: Owner?
    time.run {
      var gate: Gate?
      do {
        let owner = Owner()
        gone = owner
        gate = Gate(.synchronous.throttle(.milliseconds(100), mode: .latest).filter { owner.isOpen })
      }
      // Due before the timer of the call that waits.
      time.schedule(after: .milliseconds(100)) { gate? {} }
      gate? { gate?.dispose() }
      time.advance(by: .milliseconds(100))
      #expect(gate?.isDisposed == true)
      #expect(gone == nil)
    }
  }

  final class Owner {
    let isOpen = true
  }
}

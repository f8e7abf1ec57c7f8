import Testing
import Tributary
import TributaryFunctions

/// The example of the article "Gates" for a gate of one's own; `make lint` compares it with what stands here.
extension Sink {
  /// Lets so many jobs run in all.
  func quota(_ count: Int) -> Sink {
    then(
      Sink { next in
        var rest = count
        return { attempt in
          guard rest > 0 else { return attempt.refuse(.busy) }
          rest -= 1
          attempt.onExit { if case .refused = $0.outcome { rest += 1 } }
          next(attempt)
        }
      })
  }
}

@Suite struct OwnGateTests {
  @Test func aGateOfOnesOwnRefusesAndGivesBackWhatDidNotRun() {
    let print = Gate(Sink.synchronous.quota(2).then(.lock))
    var pages = 0
    var running: Running?
    #expect(print.begin { running = $0 } == .accepted)
    // The lock behind refuses, so the quota is not used up.
    #expect(print { pages += 1 } == .refused(.busy))
    running?.finish()
    #expect(print { pages += 1 } == .accepted)
    #expect(print { pages += 1 } == .refused(.busy))
    #expect(pages == 1)
  }

  @Test func eachApplicationOfAGateOfOnesOwnHasItsState() {
    let once = Sink.synchronous.quota(1)
    let (first, second) = (Gate(once), Gate(once))
    #expect(first {} == .accepted)
    #expect(first {} == .refused(.busy))
    #expect(second {} == .accepted)
  }

  @Test func aGateOfOnesOwnLetsAnAttemptWait() {
    let time = VirtualScheduler()
    let late = Sink { next in { attempt in attempt.wait(on: time, for: .seconds(1)) { next(attempt) } } }
    let draw = Gate(late)
    var log: [String] = []
    time.run {
      draw {
        log.append("drawn")
      } onOutcome: {
        log.append("\($0)")
      }
      time.advance(by: .milliseconds(999))
      #expect(log.isEmpty)
      time.advance(by: .milliseconds(1))
    }
    #expect(log == ["drawn", "completed"])
  }

  @Test func anAttemptOfAnotherApplicationIsRefusedWithASentence() async {
    await #expect(processExitsWith: .failure) {
      var kept: Attempt?
      let sink = Sink { next in { attempt in if let kept { next(kept) } else { kept = attempt } } }
      let (first, second) = (Gate(sink), Gate(sink))
      first {}
      second {}
    }
  }

  @Test func aGateOfOnesOwnReplacesTheAttemptThatWaits() {
    let time = VirtualScheduler()
    let last = Sink { next in
      var waiting: Attempt?
      return { attempt in
        let former = waiting
        waiting = attempt
        attempt.wait(on: time, for: .seconds(1)) {
          waiting = nil
          next(attempt)
        }
        if let former { attempt.replace(former) }
      }
    }
    let draw = Gate(last)
    var log: [String] = []
    time.run {
      draw({ log.append("first") }, onOutcome: { log.append("first \($0)") })
      let answer = draw({ log.append("second") }, onOutcome: { log.append("second \($0)") })
      #expect(answer == .replaced)
      time.advance(by: .seconds(1))
    }
    #expect(log == ["first replaced", "second", "second completed"])
  }
}

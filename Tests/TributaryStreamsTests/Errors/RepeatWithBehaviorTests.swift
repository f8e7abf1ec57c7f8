import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

@Suite struct RepeatWithBehaviorTests {
  let run = MarbleRun()

  @Test func `a completed stream runs again, after the pause`() throws {
    let source = try run.cold("1-2|")
    #expect(
      run.picture { source.repeatWithBehavior(.delayed(maxCount: 2, time: .milliseconds(20))) } == "1-2--1-2|")
    #expect(
      run.picture {
        source.repeatWithBehavior(.exponentialDelayed(maxCount: 3, initial: .milliseconds(10), multiplier: 1))
      } == "1-2-1-2--1-2|")
    #expect(
      run.picture {
        source.repeatWithBehavior(
          .customTimerDelayed(maxCount: 3, delayCalculator: { .milliseconds(20 * Int64($0)) }))
      } == "1-2--1-2----1-2|")
  }

  @Test func `runs are counted with the first, and there is always a first`() {
    func runs(_ count: UInt) -> String {
      run.picture { Observable.of(1, 2).repeatWithBehavior(.immediate(maxCount: count)) }
    }
    #expect(runs(3) == "(121212|)")
    #expect(runs(1) == "(12|)")
    #expect(runs(0) == "(12|)")
  }

  @Test func `an error passes, and a question may say that it is enough`() throws {
    let failing = try run.cold("1-#")
    #expect(run.picture { failing.repeatWithBehavior(.immediate(maxCount: 3)) } == "1-#")
    var answers = [true, false]
    #expect(
      run.picture {
        Observable.of(1, 2).repeatWithBehavior(.immediate(maxCount: 9), shouldRepeat: { answers.removeFirst() })
      } == "(1212|)")
    #expect(answers.isEmpty)
  }

  @Test func `any number of runs takes constant stack, and none comes when nobody listens`() {
    var runs = 0
    let source = Observable<Int>.deferred {
      runs += 1
      return .just(runs)
    }
    let recorder = Recorder<Int>()
    run.time.run {
      _ = recorder.record(source.repeatWithBehavior(.immediate(maxCount: .max)).take(100_000).takeLast(1))
    }
    #expect(recorder.elements == [100_000])
    #expect(runs == 100_000)
  }

  @Test func `a disposal in the pause ends it`() {
    var runs = 0
    let source = Observable<Int>.deferred {
      runs += 1
      return .empty()
    }
    let subscription = run.time.run {
      source.repeatWithBehavior(.delayed(maxCount: 9, time: .seconds(1))).subscribe()
    }
    run.time.advance(by: .milliseconds(1500))
    run.time.run { subscription.dispose() }
    run.time.advance(by: .seconds(9))
    #expect(runs == 2)
  }
}

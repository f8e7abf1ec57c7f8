import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

@Suite struct RetryTests {
  let run = MarbleRun()

  @Test func `retry runs a stream again that failed`() throws {
    let source = try run.cold("-1-2-#")
    #expect(run.picture { source.retry(2) } == "-1-2--1-2-#")
    #expect(run.picture { source.retry().take(5) } == "-1-2--1-2--(1|)")
    #expect(run.picture { source.retry(1) } == "-1-2-#")
    let fine = try run.cold("-1|")
    #expect(run.picture { fine.retry() } == "-1|")
  }

  @Test(arguments: [0, -1, .min])
  func `no run at all completes at once`(attempts: Int) {
    var runs = 0
    let source = Observable<Int>.deferred {
      runs += 1
      return .just(1)
    }
    #expect(run.picture { source.retry(attempts) } == "|")
    #expect(runs == 0)
  }

  @Test func `a growing pause is as the picture says`() throws {
    let source = try run.cold("1-#")
    #expect(
      run.picture {
        source.retry(.exponentialDelayed(maxCount: 3, initial: .milliseconds(20), multiplier: 1))
      } == "1---1-----1-#")
  }

  /// The times of the runs of a source that fails at once.
  private func starts(_ behavior: RepeatBehavior, shouldRetry: ((any Error) -> Bool)? = nil) -> [Duration] {
    var times: [Duration] = []
    let time = run.time
    let start = time.now
    let source = Observable<Int>.deferred {
      times.append(time.now - start)
      return .error(Failure())
    }
    let events = run.events(for: .seconds(1_000_000_000_000)) { source.retry(behavior, shouldRetry: shouldRetry) }
    #expect(events.isEmpty || events.count == 1 && events[0].event.error is Failure)
    return times
  }

  @Test func `behaviours count all runs and pause as they say`() {
    let second = Duration.seconds(1)
    #expect(starts(.immediate(maxCount: 3)) == [.zero, .zero, .zero])
    #expect(starts(.immediate(maxCount: 0)) == [.zero])
    #expect(starts(.delayed(maxCount: 3, time: second * 5)) == [.zero, second * 5, second * 10])
    #expect(starts(.delayed(maxCount: 2, time: second * -5)) == [.zero, .zero])
    #expect(
      starts(.exponentialDelayed(maxCount: 4, initial: second * 2, multiplier: 1))
        == [.zero, second * 2, second * 6, second * 14])
    #expect(
      starts(.exponentialDelayed(maxCount: 4, initial: second * 2, multiplier: 0.5))
        == [.zero, second * 2, second * 5, second * 5 + .milliseconds(4500)])
    var counts: [UInt] = []
    #expect(
      starts(
        .customTimerDelayed(maxCount: 3) { count in
          counts.append(count)
          return second * Int(count)
        }) == [.zero, second, second * 3])
    #expect(counts == [1, 2])
    #expect(starts(.immediate(maxCount: .max), shouldRetry: { _ in false }) == [.zero])
  }

  @Test func `pauses saturate, whatever the numbers are`() {
    let longest = RepeatBehavior.longest
    for multiplier in [1, 1e300, .infinity, .greatestFiniteMagnitude] {
      let times = starts(.exponentialDelayed(maxCount: .max, initial: .seconds(1), multiplier: multiplier))
      #expect(times.count >= 2 && times.count < 60)
    }
    for multiplier in [Double.nan, 0] {
      let times = starts(.exponentialDelayed(maxCount: 4, initial: .seconds(1), multiplier: multiplier))
      #expect(times == [.zero, .seconds(1), .seconds(2), .seconds(3)])
    }
    let shrinking = starts(.exponentialDelayed(maxCount: 4, initial: .seconds(1), multiplier: -7))
    #expect(shrinking == [.zero, .seconds(1), .seconds(1), .seconds(1)])
    #expect(starts(.exponentialDelayed(maxCount: 3, initial: .seconds(-1), multiplier: 2)) == [.zero, .zero, .zero])
    #expect(starts(.delayed(maxCount: 3, time: longest * 3)) == [.zero])
    #expect(starts(.exponentialDelayed(maxCount: 3, initial: longest * 3, multiplier: 2)) == [.zero])
    #expect(starts(.customTimerDelayed(maxCount: 3) { _ in longest * 15 }) == [.zero])
  }

  @Test func `a subscriber that leaves ends the pause, and one that leaves in a closure is not run for`() {
    let time = VirtualScheduler()
    var runs = 0
    let source = Observable<Int>.deferred {
      runs += 1
      return .error(Failure())
    }
    let waiting = time.run {
      source.retry(.delayed(maxCount: 5, time: .seconds(1))).subscribe(onNext: { _ in })
    }
    time.advance(by: .milliseconds(1500))
    time.run { waiting.dispose() }
    time.advance(by: .seconds(9))
    #expect(runs == 2)
    let subject = PublishSubject<Int>()
    let own = Subscription()
    let leaving = time.run {
      subject.retry(.immediate(maxCount: 9)) { _ in
        own.dispose()
        return true
      }
    }
    _ = time.run { leaving.subscribe(Observer(onNext: { _ in }, onTermination: { _ in }), in: own) }
    subject.onError(Failure())
    #expect(own.isDisposed)
  }

  @Test(arguments: 0..<5)
  func `a hundred thousand runs take constant stack and memory`(form: Int) {
    let census = ChainTests.Census()
    let rounds = ChainTests.rounds
    var number = 0
    let time = VirtualScheduler()
    let source = Observable<ChainTests.Round> { observer, subscription in
      let stage = subscription.stage()
      number += 1
      observer.onNext(ChainTests.Round(number, census))
      if stage.end() { observer.onError(Failure()) }
    }
    var count = 0
    let subscription = time.run {
      let stream =
        switch form {
        case 0: source.retry()
        case 1: source.retry(.max)
        case 2: source.retry { errors in errors }
        case 3: source.retry(.immediate(maxCount: .max))
        default: source.retry(.exponentialDelayed(maxCount: .max, initial: .nanoseconds(1), multiplier: 0))
        }
      return stream.take(rounds).subscribe(onNext: { _ in count += 1 })
    }
    time.advance(by: .seconds(1))
    #expect(subscription.isDisposed && count == rounds && number == rounds)
    #expect(census.most < 10 && census.live == 0)
  }

  @Test func `runs that fail later take constant stack and memory too`() {
    let source = PublishSubject<Int>()
    let fails = source.map { number in
      if number == 0 { throw Failure() }
      return number
    }
    for stream in [fails.retry(), fails.retry { errors in errors }] {
      let recorder = Recorder<Int>()
      let subscription = recorder.record(stream)
      for _ in 0..<ChainTests.rounds { source.onNext(0) }
      source.onNext(1)
      #expect(recorder.events == [.next(.zero, 1)])
      subscription.dispose()
      #expect(!source.hasObservers)
    }
  }
}

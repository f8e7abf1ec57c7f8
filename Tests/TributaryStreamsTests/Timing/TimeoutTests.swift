import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

@Suite struct TimeoutTests {
  let run = MarbleRun()

  @Test func `timeout fails after a pause that is too long`() throws {
    let source = try run.hot("1-2------3-|")
    #expect(run.picture { source.timeout(.milliseconds(30)) } == "1-2--#")
    #expect(!source.hasObservers)
    #expect(
      run.events { Observable<Int>.never().timeout(.milliseconds(30)) } == [.error(.milliseconds(30), RxError.timeout)])
  }

  @Test func `timeout passes ends on, and counts from the last element`() throws {
    let completed = try run.hot("1-2-3-4-|")
    #expect(run.picture { completed.timeout(.milliseconds(30)) } == "1-2-3-4-|")
    let failed = try run.hot("1-#")
    #expect(run.picture { failed.timeout(.milliseconds(30)) } == "1-#")
  }

  @Test func `an element at the very moment comes in time, whatever it waits on`() throws {
    let source = try run.hot("1--2--3--|")
    #expect(run.picture { source.timeout(.milliseconds(30)) } == "1--2--3--|")
    // Its timer was set after the operator's.
    let ticks = run.picture { Observable<Int>.interval(.milliseconds(30)).take(3).timeout(.milliseconds(30)) }
    #expect(ticks == "---0--1--(2|)")
    #expect(run.picture { Observable<Int>.timer(.zero).timeout(.milliseconds(-1)) } == "(0|)")
    #expect(run.picture { Observable<Int>.timer(.milliseconds(31)).timeout(.milliseconds(30)) } == "---#")
  }

  @Test func `timeout with another stream goes on with it, without its source`() throws {
    let source = try run.hot("1-2------3-|")
    let other = try run.cold("8-9|")
    #expect(run.picture { source.timeout(.milliseconds(30), other: other) } == "1-2--8-9|")
    #expect(!source.hasObservers)
    let quick = try run.hot("1-2|")
    #expect(run.picture { quick.timeout(.milliseconds(30), other: other) } == "1-2|")
    let failed = try run.hot("1-#")
    #expect(run.picture { failed.timeout(.milliseconds(30), other: other) } == "1-#")
  }

  @Test func `the other stream may take its time, and is let go with the subscription`() throws {
    let other = PublishSubject<Int>()
    let recorder = Recorder<Int>(run.time)
    let subscription = run.time.run {
      recorder.record(Observable<Int>.never().timeout(.milliseconds(30), other: other))
    }
    run.time.advance(by: .seconds(100))
    run.time.run { other.onNext(1) }
    #expect(recorder.events == [.next(.seconds(100), 1)])
    run.time.run { subscription.dispose() }
    #expect(!other.hasObservers)
  }

  @Test func `a hundred thousand timeouts in one another take constant stack`() {
    func pause(_ rest: Int) -> Observable<Int> {
      guard rest > 0 else { return .just(7) }
      return Observable<Int>.never().timeout(.milliseconds(1), other: Observable.deferred { pause(rest - 1) })
    }
    let recorder = Recorder<Int>(run.time)
    run.time.run { recorder.record(pause(100_000)) }
    run.time.advance(by: .seconds(100))
    #expect(recorder.events == [.next(.seconds(100), 7), .completed(.seconds(100))])
  }
}

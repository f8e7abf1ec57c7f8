import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

/// What all operators of time have in common.
@Suite struct AlarmTests {
  @Test func `the timers end with the subscription`() {
    let time = VirtualScheduler()
    let recorder = Recorder<Int>(time)
    time.run {
      let subject = PublishSubject<Int>()
      let subscriptions = [
        recorder.record(subject.debounce(.seconds(1))), recorder.record(subject.throttle(.seconds(1), mode: .latest)),
        recorder.record(subject.delay(.seconds(1))), recorder.record(Observable.interval(.seconds(1))),
      ]
      subject.onNext(1)
      for subscription in subscriptions { subscription.dispose() }
    }
    time.advance(by: .seconds(10))
    #expect(recorder.events.isEmpty)
  }

  @Test func `the scheduler is the current scope's where the operator is applied, unless one is given`() {
    let applied = VirtualScheduler()
    let given = VirtualScheduler()
    let stream = applied.run { Observable.just(1).delay(.seconds(1)) }
    let other = applied.run { Observable.just(2).delay(.seconds(1), scheduler: given) }
    let recorder = Recorder<Int>()
    applied.run { recorder.record(stream) }
    given.run { recorder.record(other) }
    given.advance(by: .seconds(2))
    #expect(recorder.elements == [2])
    applied.advance(by: .seconds(2))
    #expect(recorder.elements == [2, 1])
  }

  @Test func `on an immediate scheduler no time has to pass`() {
    let recorder = Recorder<Int>()
    let scheduler = ImmediateScheduler()
    recorder.record(Observable<Int>.interval(.seconds(1), scheduler: scheduler).take(3))
    recorder.record(Observable.of(7, 8).delay(.seconds(1), scheduler: scheduler))
    recorder.record(Observable.of(9).debounce(.seconds(1), scheduler: scheduler))
    #expect(recorder.elements == [0, 1, 2, 7, 8, 9])
  }
}

import Testing
import TributaryStreams
import TributaryTesting

@Suite struct MapObserverTests {
  @Test func `a mapped observer takes other elements`() {
    let relay = BehaviorRelay(value: "")
    let subscription = Observable.of(1, 2).bind(to: relay.mapObserver { "<\($0)>" })
    #expect(relay.value == "<2>" && subscription.isDisposed)
  }

  @Test func `an error of the function is the end, and the function is not called again`() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    recorder.record(subject)
    var calls = 0
    let observer: Observer<Int> = subject.mapObserver { number in
      calls += 1
      if number == 2 { throw Failure() }
      return number * 10
    }
    for number in 1...3 { observer.onNext(number) }
    observer.onCompleted()
    #expect(recorder.events == [.next(.zero, 10), .error(.zero, Failure())] && calls == 2)
    // What cannot end gets nothing more either.
    let relay = BehaviorRelay(value: 0)
    UnhandledErrors.$handler.withValue({ _, _ in }) {
      let taking: Observer<Int> = relay.mapObserver { if $0 == 2 { throw Failure() } else { $0 } }
      for number in 1...3 { taking.onNext(number) }
    }
    #expect(relay.value == 1)
  }

  @Test func `an observer from a closure of events, and from another observer`() {
    var log: [String] = []
    let observer = Observer<Int> { (event: Event<Int>) in log.append("\(event)") }
    let subscription = Observable.of(1).bind(to: Observer(observer), observer.asObserver())
    #expect(subscription.isDisposed)
    observer.onError(Failure())
    #expect(log == ["next(1)", "next(1)", "completed", "completed", "error(Failure())"])
  }
}

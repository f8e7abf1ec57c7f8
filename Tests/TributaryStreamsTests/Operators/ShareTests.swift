import Testing
import TributaryStreams
import TributaryTesting

@Suite struct ShareTests {
  @Test func `share lets all subscribers see one run`() {
    var runs = 0
    let subject = PublishSubject<Int>()
    let shared = Observable<Int>.deferred {
      runs += 1
      return subject.asObservable()
    }.share()
    let first = Recorder<Int>()
    let second = Recorder<Int>()
    first.record(shared)
    subject.onNext(1)
    second.record(shared)
    subject.onNext(2)
    subject.onCompleted()
    #expect(runs == 1)
    #expect(first.events == [.next(.zero, 1), .next(.zero, 2), .completed(.zero)])
    #expect(second.events == [.next(.zero, 2), .completed(.zero)])
  }

  @Test func `the run ends when the last subscriber leaves, and begins anew`() {
    let subject = PublishSubject<Int>()
    let shared = subject.share()
    let recorder = Recorder<Int>()
    let one = recorder.record(shared)
    let two = recorder.record(shared)
    one.dispose()
    one.dispose()
    #expect(subject.hasObservers)
    two.dispose()
    #expect(!subject.hasObservers)
    let three = recorder.record(shared)
    subject.onNext(3)
    #expect(recorder.elements == [3])
    three.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func `a source that sends all at once runs anew for each subscriber`() {
    let shared = Observable.of(1, 2).share()
    for _ in 0..<2 {
      let recorder = Recorder<Int>()
      recorder.record(shared)
      #expect(recorder.elements == [1, 2] && recorder.isStopped)
    }
  }

  @Test func `a second subscriber from inside the first element joins the run`() {
    let recorder = Recorder<String>()
    let shared = Observable.of("a", "b", "c").share()
    let late = Recorder<String>()
    recorder.record(shared) { if $0 == "a" { late.record(shared) } }
    #expect(recorder.elements == ["a", "b", "c"])
    #expect(late.elements == ["b", "c"] && late.isStopped)
  }

  @Test func `who subscribes from inside the end starts a new run`() {
    var runs = 0
    let shared = Observable<Int>.deferred {
      runs += 1
      return .just(runs)
    }.share()
    let again = Recorder<Int>()
    let subscription = shared.subscribe(onCompleted: { again.record(shared) })
    #expect(subscription.isDisposed)
    #expect(again.events == [.next(.zero, 2), .completed(.zero)])
  }
}

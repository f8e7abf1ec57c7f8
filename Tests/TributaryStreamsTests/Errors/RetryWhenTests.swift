import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

@Suite struct RetryWhenTests {
  let run = MarbleRun()

  @Test func `another stream says when to run again`() throws {
    let source = try run.cold("1-#")
    #expect(
      run.picture { source.retry { errors in errors.delay(.milliseconds(30)).take(2) } } == "1----1----1-|")
    #expect(run.picture { source.retry { errors in errors.take(2) } } == "1-1-1-|")
    #expect(run.picture { source.retry { _ in Observable<Int>.empty() } } == "1-|")
    #expect(run.picture { source.retry { errors in errors.flatMap { Observable<Int>.error($0) } } } == "1-#")
    #expect(run.picture { source.retry { _ in Observable<Int>.error(Failure()) } } == "#")
  }

  @Test func `errors are answered by timers that grow`() throws {
    let source = try run.cold("1#")
    let picture = run.picture {
      source.retry { errors in
        errors.scan(0) { count, _ in count + 1 }
          .flatMap { Observable<Int>.timer(.milliseconds($0 * 20)) }.take(3)
      }
    }
    #expect(picture == "1--1----1------1|")
  }

  @Test func `errors of another type pass`() {
    struct Other: Error {}
    let subject = PublishSubject<Int>()
    var seen = 0
    let recorder = Recorder<Int>()
    recorder.record(
      Observable<Int>.deferred { subject.map { try $0 == 0 ? { throw Failure() }() : { throw Other() }() } }
        .retry { (errors: Observable<Failure>) in errors.do(onNext: { _ in seen += 1 }) })
    subject.onNext(0)
    subject.onNext(0)
    #expect(seen == 2 && recorder.events.isEmpty)
    subject.onNext(1)
    #expect(recorder.events.map(\.description) == ["0.0 seconds: error Other()"])
    #expect(!subject.hasObservers)
  }

  @Test func `an element means something only while an error waits for its answer`() {
    let trigger = PublishSubject<Int>()
    var runs = 0
    var source = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    recorder.record(
      Observable<Int>.deferred {
        runs += 1
        source = PublishSubject()
        return source.asObservable()
      }.retry { _ in trigger })
    trigger.onNext(0)
    #expect(runs == 1)
    source.onError(Failure())
    #expect(runs == 1)
    trigger.onNext(0)
    trigger.onNext(0)
    #expect(runs == 2)
    trigger.onCompleted()
    source.onNext(5)
    #expect(recorder.events == [.next(.zero, 5)])
    source.onError(Failure())
    #expect(recorder.events == [.next(.zero, 5), .completed(.zero)])
  }

  @Test func `the trigger's end lets the source go first`() {
    let (trigger, source) = (PublishSubject<Int>(), PublishSubject<Int>())
    var wasObserved: Bool?
    let subscription = source.retry { _ in trigger }
      .subscribe(onError: { _ in wasObserved = source.hasObservers })
    trigger.onError(Failure())
    #expect(wasObserved == false && subscription.isDisposed)
  }
}

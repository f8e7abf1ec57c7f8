import Testing
import TributaryStreams
import TributaryTesting

/// `materialize`, `dematerialize`, `elements`, `errors`.
@Suite struct MaterializeTests {
  let run = MarbleRun()

  @Test func `materialize makes the end an element and completes`() {
    let recorder = Recorder<String>()
    recorder.record(Observable.of(1, 2).concat(.error(Failure())).materialize().map { "\($0)" })
    #expect(
      recorder.events
        == ["next(1)", "next(2)", "error(Failure())"].map { .next(.zero, $0) } + [.completed(.zero)])
    let completed = Recorder<String>()
    completed.record(Observable<Int>.empty().materialize().map { "\($0)" })
    #expect(completed.events == [.next(.zero, "completed"), .completed(.zero)])
  }

  @Test func `dematerialize is the way back, and stops at the first end`() {
    for source in [Observable.of(1, 2), .of(1).concat(.error(Failure())), .empty(), .of(1).concat(.of(2))] {
      let (plain, back) = (Recorder<Int>(), Recorder<Int>())
      plain.record(source)
      back.record(source.materialize().dematerialize())
      #expect(back.events == plain.events)
    }
    let recorder = Recorder<Int>()
    recorder.record(Observable<Event<Int>>.of(.next(1), .completed, .next(2)).dematerialize())
    #expect(recorder.events == [.next(.zero, 1), .completed(.zero)])
    let failing = Recorder<Int>()
    failing.record(Observable<Event<Int>>.of(.next(1), .error(Failure()), .next(2)).dematerialize())
    #expect(failing.events == [.next(.zero, 1), .error(.zero, Failure())])
    let unended = Recorder<Int>()
    unended.record(Observable<Event<Int>>.of(.next(1)).dematerialize())
    #expect(unended.events == [.next(.zero, 1), .completed(.zero)])
  }

  @Test func `an end among the elements lets the source go`() {
    let source = PublishSubject<Event<Int>>()
    let recorder = Recorder<Int>()
    recorder.record(source.dematerialize())
    source.onNext(.completed)
    #expect(!source.hasObservers)
    #expect(recorder.isStopped)
  }

  @Test func `elements and errors are the halves of what was materialised`() {
    let source = Observable<Event<Int>>.of(.next(1), .error(Failure()), .next(2), .completed)
    let elements = Recorder<Int>()
    elements.record(source.elements())
    #expect(elements.events == [.next(.zero, 1), .next(.zero, 2), .completed(.zero)])
    let errors = Recorder<String>()
    errors.record(source.errors().map { "\($0)" })
    #expect(errors.events == [.next(.zero, "Failure()"), .completed(.zero)])
    let inner = Recorder<Int>()
    inner.record(
      Observable.of(1, 2, 3).flatMap { number in
        (number == 2 ? Observable<Int>.error(Failure()) : .just(number)).materialize()
      }
      .elements())
    #expect(inner.elements == [1, 3])
  }
}

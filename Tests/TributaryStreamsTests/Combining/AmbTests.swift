import Testing
import TributaryStreams
import TributaryTesting

@Suite struct AmbTests {
  let run = MarbleRun()

  @Test func `amb passes on the events of the first to bring one`() throws {
    let (a, b, c) = try (run.hot("---1-1-|"), run.hot("--2--2--2|"), run.hot("------3-3|"))
    #expect(run.picture { Observable.amb(a, b, c) } == "--2--2--2|")
    let (left, right) = try (run.hot("---1-1-|"), run.hot("--2--2--2|"))
    #expect(run.picture { left.amb(right) } == "--2--2--2|")
  }

  @Test func `an end decides as well`() throws {
    let (a, b) = try (run.hot("---1-1-|"), run.hot("--|"))
    #expect(run.picture { Observable.amb(a, b) } == "--|")
    let (c, d) = try (run.hot("---1-1-|"), run.hot("--#"))
    #expect(run.picture { Observable.amb(c, d) } == "--#")
    let (e, f) = try (run.hot("-1--1-|"), run.hot("--#"))
    #expect(run.picture { Observable.amb(e, f) } == "-1--1-|")
  }

  @Test func `the others are let go before the first event, and those after one that is quick never run`() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    var wereObserved: [Bool] = []
    let recorder = Recorder<Int>()
    recorder.record(Observable.amb(a, b)) { _ in wereObserved.append(b.hasObservers) }
    a.onNext(1)
    a.onNext(2)
    #expect(wereObserved == [false, false] && recorder.elements == [1, 2])
    var runs = 0
    let other = Observable<Int>.deferred {
      runs += 1
      return .just(2)
    }
    #expect(run.picture { Observable.amb(.just(1), other) } == "(1|)")
    #expect(runs == 0)
  }

  @Test func `without any stream amb completes at once`() {
    #expect(run.picture { Observable<Int>.amb() } == "|")
    #expect(run.picture { Observable.amb([PublishSubject<Int>]()) } == "|")
  }

  @Test func `a subscriber that is ended by a loser's release hears nothing`() {
    let (a, own) = (PublishSubject<Int>(), Subscription())
    let loser = Observable<Int>.create { _ in Disposables.create { own.dispose() } }
    var heard = 0
    Observable.amb(a, loser).subscribe(
      Observer(onNext: { _ in heard += 1 }, onTermination: { _ in heard += 1 }), in: own)
    a.onNext(1)
    #expect(heard == 0 && own.isDisposed && !a.hasObservers)
  }
}

import Testing
import TributaryStreams
import TributaryTesting

@Suite struct CombineLatestTests {
  let run = MarbleRun()

  @Test func `combineLatest joins the latest of all`() throws {
    let (a, b) = try (run.hot("1-----2-----|"), run.hot("---3-----4--|"))
    #expect(
      run.picture { Observable.combineLatest(a.numbers, b.numbers, resultSelector: +) } == "---4--5--6--|")
    let recorder = Recorder<(Int, String, Bool)>()
    recorder.record(Observable.combineLatest(Observable.of(1, 2), Observable.just("x"), BehaviorSubject(value: true)))
    #expect(recorder.elements.map { "\($0)" } == [#"(2, "x", true)"#])
    #expect(!recorder.isStopped)
  }

  @Test func `combineLatest ends with the first that completes without an element, or with the last`() throws {
    let (a, empty) = try (run.hot("1-2-3-|"), run.hot("--|"))
    #expect(run.picture { Observable.combineLatest(a, empty, resultSelector: { a, _ in a }) } == "--|")
    #expect(!a.hasObservers)
    let (b, c) = try (run.hot("1-2-|"), run.hot("x-----y-|"))
    #expect(run.picture { Observable.combineLatest(b, c, resultSelector: { b, _ in b }) } == "1-2---2-|")
    #expect(run.picture { Observable.combineLatest([b.asObservable()].prefix(0)).map(\.count) } == "(0|)")
  }

  @Test func `combineLatest of a collection gives arrays`() {
    let recorder = Recorder<[Int]>()
    let subjects = (0..<3).map { _ in PublishSubject<Int>() }
    recorder.record(Observable.combineLatest(subjects))
    for (index, subject) in subjects.enumerated() { subject.onNext(index) }
    subjects[1].onNext(7)
    #expect(recorder.elements == [[0, 1, 2], [0, 7, 2]])
  }

  @Test func `a closure that throws ends combineLatest, zip and withLatestFrom`() {
    for form in 0..<3 {
      let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
      var calls = 0
      let fail: (Int, Int) throws -> Int = { _, _ in
        calls += 1
        throw Failure()
      }
      let recorder = Recorder<Int>()
      switch form {
      case 0: recorder.record(Observable.combineLatest(a, b, resultSelector: fail))
      case 1: recorder.record(Observable.zip(a, b, resultSelector: fail))
      default: recorder.record(a.withLatestFrom(b, resultSelector: fail))
      }
      for _ in 0..<2 {
        b.onNext(1)
        a.onNext(1)
      }
      #expect(recorder.events == [.error(.zero, Failure())])
      #expect(calls == 1 && !a.hasObservers && !b.hasObservers)
    }
  }
}

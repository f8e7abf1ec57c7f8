import Testing
import TributaryStreams
import TributaryTesting

@Suite struct CombiningTests {
  let run = MarbleRun()

  @Test func `merge passes on the events of all as they come`() throws {
    let (a, b) = try (run.hot("1---3---|"), run.hot("--2---4---|"))
    #expect(run.picture { Observable.merge(a.asObservable(), b.asObservable()) } == "1-2-3-4---|")
    #expect(run.picture { Observable.merge([Observable.just(1), .just(2)]) } == "(12|)")
    #expect(run.picture { Observable<Int>.merge() } == "|")
    let (good, bad) = try (run.hot("1-2-3-|"), run.hot("-a#"))
    #expect(run.picture { Observable.merge(good.asObservable(), bad.asObservable()) } == "1a(2#)")
    #expect(!good.hasObservers)
  }

  @Test func `concat runs one stream after the other`() throws {
    let (a, b, c) = try (run.cold("-1-2-|"), run.cold("3-4-|"), run.cold("-5|"))
    #expect(run.picture { a.concat(b) } == "-1-2-3-4-|")
    #expect(run.picture { Observable.concat(a, b, c) } == "-1-2-3-4--5|")
    #expect(run.picture { Observable<Int>.concat() } == "|")
    let bad = try run.cold("x#")
    #expect(run.picture { Observable.concat(a, bad, b) } == "-1-2-x#")
  }

  @Test func `concat asks a lazy collection for a stream when it is to run`() {
    var asked: [Int] = []
    let streams = (0..<1_000_000).lazy.map { number in
      asked.append(number)
      return Observable.just(number)
    }
    #expect(run.picture { Observable.concat(streams).take(3) } == "(012|)")
    #expect(asked == [0, 1, 2])
  }

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

  @Test func `zip pairs elements by position`() throws {
    let (a, b) = try (run.hot("1--2-----3--|"), run.hot("--3---4--|"))
    #expect(run.picture { Observable.zip(a.numbers, b.numbers, resultSelector: +) } == "--4---6--|")
    let recorder = Recorder<(Int, String, Int)>()
    recorder.record(Observable.zip(Observable.of(1, 2), Observable.of("a", "b"), Observable.of(3, 4, 5)))
    #expect(recorder.elements.map { "\($0)" } == [#"(1, "a", 3)"#, #"(2, "b", 4)"#])
    #expect(recorder.isStopped)
  }

  @Test func `zip completes right after the last pair that can be`() {
    let running = PublishSubject<Int>()
    let recorder = Recorder<[Int]>()
    recorder.record(Observable.zip(Observable.just(1), running.asObservable()) { [$0, $1] })
    running.onNext(2)
    #expect(recorder.events == [.next(.zero, [1, 2]), .completed(.zero)])
    #expect(!running.hasObservers)
  }

  @Test func `zip of a collection gives arrays`() {
    let recorder = Recorder<[Int]>()
    recorder.record(Observable.zip([Observable.of(1, 2), .of(3, 4, 5)]))
    #expect(recorder.elements == [[1, 3], [2, 4]])
    #expect(run.picture { Observable.zip([Observable<Int>]()).map(\.count) } == "|")
  }

  @Test func `withLatestFrom joins each element with the latest of the other`() throws {
    let (a, b) = try (run.hot("--1----2--3-|"), run.hot("---a-b------|"))
    #expect(run.picture { a.withLatestFrom(b) } == "-------b--b-|")
    let both = Recorder<String>()
    both.record(Observable.of(1, 2).withLatestFrom(Observable.of("a", "b")) { "\($0)\($1)" })
    #expect(both.elements == ["1b", "2b"])
  }

  @Test func `withLatestFrom ends when nothing can come any more`() throws {
    let (a, none) = try (run.hot("1-2-3-|"), run.hot("--|"))
    #expect(run.picture { a.withLatestFrom(none) } == "--|")
    let (b, bad) = try (run.hot("1-2-3-|"), run.hot("xy-#"))
    #expect(run.picture { b.withLatestFrom(bad) } == "--y#")
    #expect(!b.hasObservers)
  }
}

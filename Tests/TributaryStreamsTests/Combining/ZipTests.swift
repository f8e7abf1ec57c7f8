import Testing
import TributaryStreams
import TributaryTesting

@Suite struct ZipTests {
  let run = MarbleRun()

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

  @Test func `zip keeps the order of what waits, however much it is`() {
    let (fast, slow) = (PublishSubject<Int>(), PublishSubject<Int>())
    let recorder = Recorder<[Int]>()
    recorder.record(Observable.zip(fast, slow) { [$0, $1] })
    for round in 0..<3 {
      for number in 0..<100 { fast.onNext(round * 100 + number) }
      for number in 0..<(round < 2 ? 70 : 160) { slow.onNext(round * 70 + number) }
    }
    #expect(recorder.elements == (0..<300).map { [$0, $0] })
  }
}

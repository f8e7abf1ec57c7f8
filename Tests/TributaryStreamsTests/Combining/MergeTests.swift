import Testing
import TributaryStreams
import TributaryTesting

@Suite struct MergeTests {
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

  @Test func `merge of the streams that come passes on the events of all`() throws {
    let source = try run.hot("a--b---|")
    let (a, b) = try (run.cold("1--2--3|"), run.cold("-4--4|"))
    #expect(run.picture { source.map { $0 == "a" ? a : b }.merge() } == "1--24-34|")
  }

  @Test func `the last stream's last element passes operators that look at it`() {
    let recorder = Recorder<Int>()
    recorder.record(Observable.merge(.of(1), Observable.of(2, 3).map { $0 * 10 }))
    recorder.record(Observable.just(4).flatMap { Observable.of($0, 5).filter { $0 > 0 }.scan(0, accumulator: +) })
    #expect(recorder.elements == [1, 20, 30, 4, 9])
  }
}

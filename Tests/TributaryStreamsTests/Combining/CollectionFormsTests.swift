import Testing
import TributaryStreams
import TributaryTesting

@Suite struct CollectionFormsTests {
  let run = MarbleRun()

  @Test func `zip and combineLatest of a collection make something of the elements`() {
    let sources = [Observable.of(1, 2), .of(3, 4, 5)]
    #expect(run.picture { Observable.zip(sources) { $0.reduce(0, +) } } == "(46|)")
    #expect(run.picture { Observable.combineLatest(sources) { $0.reduce(0, +) } } == "(567|)")
    #expect(run.picture { Observable.combineLatest([Observable<Int>]()) { $0.count } } == "(0|)")
    #expect(run.picture { Observable.zip([Observable<Int>]()) { $0.count } } == "|")
    for form in [true, false] {
      let recorder = Recorder<Int>()
      let fail: ([Int]) throws -> Int = { _ in throw Failure() }
      recorder.record(
        form ? Observable.zip(sources, resultSelector: fail) : Observable.combineLatest(sources, resultSelector: fail))
      #expect(recorder.events == [.error(.zero, Failure())])
    }
  }

  @Test func `zip with one other`() throws {
    let (source, second) = try (run.hot("1--2-----3--|"), run.hot("--3---4--|"))
    #expect(run.picture { source.numbers.zip(with: second.numbers) { $0 + $1 } } == "--4---6--|")
  }
}

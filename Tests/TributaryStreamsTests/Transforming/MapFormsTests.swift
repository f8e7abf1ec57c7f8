import Testing
import TributaryStreams
import TributaryTesting

/// `mapTo`, `mapAt`, `mapMany`, `not`, `filterMap`, `ofType`, `unwrap`, `enumerated`, `apply` of a function.
@Suite struct MapFormsTests {
  let run = MarbleRun()

  @Test func `mapTo puts one value in the place of each element`() throws {
    let source = try run.hot("-1-2-3-|")
    #expect(run.picture { source.mapTo(7) } == "-7-7-7-|")
  }

  @Test func `mapAt passes a property on`() {
    let keyPath: KeyPath<String, Int> = \.count
    #expect(run.picture { Observable.of("a", "abc", "").mapAt(keyPath) } == "(130|)")
  }

  @Test func `mapMany maps what elements contain`() {
    let recorder = Recorder<[Int]>()
    recorder.record(Observable.of([1, 2], [], [3]).mapMany { $0 * 10 })
    #expect(recorder.elements == [[10, 20], [], [30]])
    let failing = Recorder<[Int]>()
    failing.record(
      Observable.of([1, 2], [3]).mapMany { element in
        if element == 2 { throw Failure() }
        return element
      })
    #expect(failing.events == [.error(.zero, Failure())])
  }

  @Test func `not turns truth round`() {
    let recorder = Recorder<Bool>()
    recorder.record(Observable.of(true, false).not())
    #expect(recorder.elements == [false, true])
  }

  @Test func `filterMap maps or drops, and nil is a result`() throws {
    let source = try run.hot("1-2-3-4-|").numbers
    #expect(run.picture { source.filterMap { $0 % 2 == 1 ? .ignore : .map($0 * 2) } } == "--4---8-|")
    let recorder = Recorder<Int?>()
    recorder.record(Observable.of(1, 2).filterMap { $0 == 1 ? .map(nil) : .ignore })
    #expect(recorder.elements == [nil])
  }

  @Test func `ofType passes on what is of a type`() {
    #expect(run.picture { Observable<any Sendable>.of(1, "a", 2).ofType(Int.self) } == "(12|)")
  }

  @Test func `unwrap drops nil and strips one layer`() throws {
    let source = try run.hot("1-x-3-x-|")
    #expect(run.picture { source.map(\.wholeNumberValue).unwrap() } == "1---3---|")
    let recorder = Recorder<Int?>()
    recorder.record(Observable<Int??>.of(1, .some(nil), nil).unwrap())
    #expect(recorder.elements == [1, nil])
  }

  @Test func `enumerated numbers the elements, for each subscription anew`() {
    let stream = Observable.of("a", "b", "c").enumerated().map { "\($0.index)\($0.element)" }
    for _ in 0..<2 {
      let recorder = Recorder<String>()
      recorder.record(stream)
      #expect(recorder.elements == ["0a", "1b", "2c"])
    }
  }

  @Test func `apply passes the stream through a function, once`() {
    var calls = 0
    func doubled(_ source: Observable<Int>) -> Observable<String> {
      calls += 1
      return source.map { "\($0 * 2)" }
    }
    let stream = Observable.of(1, 2).apply(doubled)
    #expect(run.picture { stream } == "(24|)")
    #expect(run.picture { stream.take(1) } == "(2|)")
    #expect(calls == 1)
  }
}

import Testing
import TributaryStreams
import TributaryTesting

@Suite struct WithUnretainedTests {
  private final class Owner {
    let name = "owner"
  }

  let run = MarbleRun()

  @Test func `an object that is gone ends the stream at the next element`() throws {
    let source = try run.hot("1-2---3-|").numbers
    let moment = try run.hot("---x")
    var owner: Owner? = Owner()
    let joined = source.withUnretained(try #require(owner)) { $1 * 2 }
    let letting = moment.do(onNext: { _ in owner = nil }).ignoreElements().ofType(Int.self)
    #expect(run.picture { joined.take(until: letting) } == "2-4---|")
    #expect(owner == nil)
  }

  @Test func `each element comes with the object, which is not kept`() {
    let source = PublishSubject<Int>()
    let recorder = Recorder<String>()
    weak var gone: Owner?
    do {
      let owner = Owner()
      gone = owner
      recorder.record(source.withUnretained(owner).map { "\($0.name) \($1)" })
      recorder.record(source.withUnretained(owner, resultSelector: { "\($0.name) \($1 * 10)" }))
      source.onNext(1)
    }
    #expect(recorder.elements == ["owner 1", "owner 10"])
    #expect(gone == nil)
    source.onNext(2)
    #expect(recorder.events.dropFirst(2) == [.completed(.zero), .completed(.zero)])
    #expect(!source.hasObservers)
  }

  @Test func `a stream that was made keeps nothing either`() {
    weak var gone: Owner?
    let stream: Observable<(Owner, Int)>
    do {
      let owner = Owner()
      gone = owner
      stream = Observable.of(1, 2).withUnretained(owner)
    }
    #expect(gone == nil)
    let recorder = Recorder<Int>()
    recorder.record(stream.map(\.1))
    #expect(recorder.events == [.completed(.zero)])
  }
}

import Testing
import TributaryStreams
import TributaryTesting

@Suite struct FlatMapLatestTests {
  let run = MarbleRun()

  @Test func `flatMapLatest passes on the events of the latest stream`() throws {
    let source = try run.hot("1-------2----|")
    let inners = try ["1" as Character: run.cold("1--1--1|"), "2": run.cold("2--2--2|")]
    #expect(run.picture { source.flatMapLatest { inners[$0]?.asObservable() ?? .never() } } == "1--1--1-2--2--2|")
  }

  @Test func `flatMapLatest ends the stream before when a new one comes`() throws {
    let source = try run.hot("-1-2-|")
    let inners = try ["1" as Character: run.cold("---x|"), "2": run.cold("-y--z--|")]
    #expect(run.picture { source.flatMapLatest { inners[$0]?.asObservable() ?? .never() } } == "----y--z--|")
  }

  @Test func `flatMapLatest completes with the source when no stream runs`() throws {
    let source = try run.hot("1--|")
    #expect(run.picture { source.flatMapLatest { Observable.just($0) } } == "1--|")
    let empty = try run.hot("--|")
    #expect(run.picture { empty.flatMapLatest { Observable.just($0) } } == "--|")
  }
}

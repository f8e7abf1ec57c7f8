import Testing
import TributaryStreams
import TributaryTesting

@Suite struct WithLatestFromTests {
  let run = MarbleRun()

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

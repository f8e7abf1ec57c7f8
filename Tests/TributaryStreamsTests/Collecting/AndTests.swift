import Testing
import TributaryStreams
import TributaryTesting

@Suite struct AndTests {
  let run = MarbleRun()

  @Test func aSourceWithoutAnElementLeavesNoAnswer() {
    #expect(run.picture { Observable<Bool>.and([Observable.just(true), Observable.empty()]) } == "|")
    #expect(run.picture { Observable<Bool>.and(Observable.just(true), Maybe<Bool>.empty()) } == "|")
    #expect(run.picture { Observable<Bool>.and([Observable<Bool>]()) } == "|")
    #expect(run.picture { Observable<Bool>.and([Observable.of(true, true), Observable.just(true)]) } == "(t|)")
  }

  @Test func aFalseDecidesAlsoAfterASourceWithoutAnElement() throws {
    let values: [String: Bool] = ["t": true, "f": false]
    let (first, second) = try (run.hot("-t--f-", values), run.hot("--|", values))
    #expect(run.picture { Observable<Bool>.and([first, second]) } == "----(f|)")
    #expect(!first.hasObservers)
  }

  @Test func trueComesWhenAllHaveCompletedWithATrueEach() throws {
    let values: [String: Bool] = ["t": true]
    let (first, second) = try (run.hot("-t-|", values), run.hot("--t--t|", values))
    #expect(run.picture { Observable<Bool>.and([first, second]) } == "------(t|)")
  }
}

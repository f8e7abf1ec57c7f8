import Testing
import TributaryStreams
import TributaryTesting

@Suite struct FromTests {
  let run = MarbleRun()

  @Test func `the streams that need no time come at once`() {
    #expect(run.picture { Observable.just(1) } == "(1|)")
    #expect(run.picture { Observable.from([1, 2, 3]) } == "(123|)")
    #expect(run.picture { Observable.of(1, 2, 3) } == "(123|)")
    #expect(run.picture { Observable<Int>.empty() } == "|")
    #expect(run.picture { Observable<Int>.never() } == "")
    #expect(run.picture { Observable<Int>.error(Failure()) } == "#")
    #expect(run.picture { Observable<Int>.range(start: 3, count: 4) } == "(3456|)")
    #expect(run.picture { Observable<Int>.range(start: 3, count: 0) } == "|")
  }

  @Test func `an endless sequence stops inside subscribe`() {
    #expect(run.picture { Observable.from(1...).take(3) } == "(123|)")
    #expect(run.picture { Observable<Int>.range(start: 1, count: .max).take(2) } == "(12|)")
  }

  @Test func `what makes no sense is refused`() async {
    await #expect(processExitsWith: .failure) { _ = Observable<Int>.range(start: 0, count: -1) }
    await #expect(processExitsWith: .failure) { _ = Observable<Int>.range(start: .max, count: 2) }
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).skip(-1) }
    await #expect(processExitsWith: .failure) { _ = Observable.just(1).take(-1) }
  }
}

import Testing
import TributaryStreams
import TributaryTesting

@Suite struct IfEmptyTests {
  let run = MarbleRun()

  @Test func `a default comes if nothing did`() throws {
    let empty = try run.hot("--|").numbers
    #expect(run.picture { empty.ifEmpty(default: 7) } == "--(7|)")
    let full = try run.hot("1-2-|").numbers
    #expect(run.picture { full.ifEmpty(default: 7) } == "1-2-|")
    let failing = try run.hot("--#").numbers
    #expect(run.picture { failing.ifEmpty(default: 7) } == "--#")
  }

  @Test func `another stream goes on if nothing came`() throws {
    let other = try run.cold("7-8-|")
    let empty = try run.hot("--|")
    #expect(run.picture { empty.ifEmpty(switchTo: other) } == "--7-8-|")
    let full = try run.hot("1-2-|")
    #expect(run.picture { full.ifEmpty(switchTo: other) } == "1-2-|")
    let failing = try run.hot("--#")
    #expect(run.picture { failing.ifEmpty(switchTo: other) } == "--#")
    #expect(run.picture { Observable<Int>.empty().ifEmpty(switchTo: BehaviorRelay(value: 1)) } == "1")
  }

  @Test func `a chain of any length takes constant stack`() {
    func find(_ number: Int) -> Observable<Int> {
      number == 100_000
        ? .just(number) : Observable<Int>.empty().ifEmpty(switchTo: Observable<Int>.deferred { find(number + 1) })
    }
    let recorder = Recorder<Int>()
    recorder.record(find(0))
    #expect(recorder.elements == [100_000])
  }
}

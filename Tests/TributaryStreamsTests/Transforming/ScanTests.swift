import Testing
import TributaryStreams
import TributaryTesting

@Suite struct ScanTests {
  let run = MarbleRun()

  @Test func `scan passes each state on, without the seed`() throws {
    let source = try run.hot("1-2-3-|")
    #expect(run.picture { source.numbers.scan(0, accumulator: +) } == "1-3-6-|")
    #expect(run.picture { Observable<Int>.empty().scan(0, accumulator: +) } == "|")
  }

  @Test func `scan into changes its state in place`() {
    let recorder = Recorder<[Int]>()
    recorder.record(Observable.of(1, 2, 3).scan(into: []) { $0.append($1) })
    #expect(recorder.elements == [[1], [1, 2], [1, 2, 3]])
  }
}

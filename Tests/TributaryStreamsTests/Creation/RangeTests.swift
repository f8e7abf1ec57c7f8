import Testing
import TributaryStreams
import TributaryTesting

@Suite struct RangeTests {
  let run = MarbleRun()

  @Test func `a range counts up`() {
    #expect(run.picture { Observable<Int>.range(start: 3, count: 4) } == "(3456|)")
    #expect(run.picture { Observable<Int>.range(start: 3, count: 1) } == "(3|)")
    #expect(run.picture { Observable<Int>.range(start: 3, count: 0) } == "|")
    #expect(run.picture { Observable<Int>.range(start: 3, count: -1) } == "|")
    #expect(run.picture { Observable<Int>.range(start: 3, count: .min) } == "|")
  }

  @Test func `a range may reach its type's greatest number`() {
    let recorder = Recorder<Int8>()
    recorder.record(Observable.range(start: -128, count: 256))
    #expect(recorder.elements == Array(Int8.min...Int8.max))
    let words = Recorder<UInt64>()
    words.record(Observable.range(start: .max - 1, count: 2))
    #expect(words.elements == [.max - 1, .max])
    #expect(words.isStopped)
  }

  @Test func `a range past its type's greatest number fails before anything was sent`() {
    let recorder = Recorder<Int8>()
    recorder.record(Observable.range(start: -128, count: 257))
    recorder.record(Observable.range(start: 127, count: .max))
    #expect(recorder.events == [.error(.zero, RxError.overflow), .error(.zero, RxError.overflow)])
    let integers = Recorder<Int>()
    integers.record(Observable.range(start: .max, count: 2))
    #expect(integers.events == [.error(.zero, RxError.overflow)])
  }
}

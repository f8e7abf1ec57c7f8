import Testing
import TributaryStreams
import TributaryTesting

@Suite struct RangeTests {
  @Test func `a range may reach its type's greatest number`() {
    let recorder = Recorder<Int8>()
    recorder.record(Observable.range(start: -128, count: 256))
    #expect(recorder.elements == Array(Int8.min...Int8.max))
    let words = Recorder<UInt64>()
    words.record(Observable.range(start: .max - 1, count: 2))
    #expect(words.elements == [.max - 1, .max])
  }
}

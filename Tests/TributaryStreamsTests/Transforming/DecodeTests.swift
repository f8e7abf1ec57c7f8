public import Foundation
import Testing
public import TributaryStreams
import TributaryTesting

extension JSONDecoder: DataDecoder {}

@Suite struct DecodeTests {
  struct Point: Decodable, Equatable {
    var x: Int
    var y: Int
  }

  @Test func `data become values by Foundation's decoder`() {
    let recorder = Recorder<Point>()
    recorder.record(
      Observable.of(Data(#"{"x": 1, "y": 2}"#.utf8), Data(#"{"x": 3, "y": 4}"#.utf8))
        .decode(type: Point.self, decoder: JSONDecoder()))
    #expect(recorder.elements == [Point(x: 1, y: 2), Point(x: 3, y: 4)])
    #expect(recorder.events.last == .completed(.zero))
  }

  @Test func `broken data end the stream with the decoder's error`() {
    let recorder = Recorder<Int>()
    recorder.record(
      Observable.of(Data("1".utf8), Data("x".utf8), Data("2".utf8)).decode(type: Int.self, decoder: JSONDecoder()))
    #expect(recorder.elements == [1])
    #expect(recorder.events.last?.event.error is DecodingError)
  }
}

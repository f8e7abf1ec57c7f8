import Testing
import TributaryStreams
import TributaryTesting

@Suite struct DistinctTests {
  /// What can only be compared.
  private struct Comparable: Equatable, CustomStringConvertible {
    var description: String
  }

  let run = MarbleRun()

  @Test func `distinct drops what came before`() throws {
    let source = try run.hot("1-2-1-3-2-|")
    #expect(run.picture { source.distinct() } == "1-2---3---|")
    let compared = try run.hot("1-2-1-3-2-|")
    #expect(run.picture { compared.map { Comparable(description: "\($0)") }.distinct() } == "1-2---3---|")
  }

  @Test func `distinct compares keys`() throws {
    let source = try run.hot("1-2-4-3-|").numbers
    #expect(run.picture { source.distinct { $0 % 2 } } == "1-2-----|")
    let failing = try run.hot("1-2-3-|").numbers
    #expect(run.picture { failing.distinct { if $0 == 2 { throw Failure() } else { $0 } } } == "1-#")
  }

  @Test func `each subscription remembers its own`() {
    let streams: [Observable<Int>] = [
      Observable.of(1, 2, 1).distinct(), Observable.of(1, 2, 1).distinct { $0 },
      Observable.of(1, 2, 1).map { Comparable(description: "\($0)") }.distinct().map { $0.description == "1" ? 1 : 2 },
    ]
    for stream in streams {
      #expect(run.picture { stream } == "(12|)")
      #expect(run.picture { stream } == "(12|)")
    }
  }
}

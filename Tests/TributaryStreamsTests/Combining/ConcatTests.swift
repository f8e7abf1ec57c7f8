import Testing
import TributaryStreams
import TributaryTesting

@Suite struct ConcatTests {
  let run = MarbleRun()

  @Test func `concat runs one stream after the other`() throws {
    let (a, b, c) = try (run.cold("-1-2-|"), run.cold("3-4-|"), run.cold("-5|"))
    #expect(run.picture { a.concat(b) } == "-1-2-3-4-|")
    #expect(run.picture { Observable.concat(a, b, c) } == "-1-2-3-4--5|")
    #expect(run.picture { Observable<Int>.concat() } == "|")
    let bad = try run.cold("x#")
    #expect(run.picture { Observable.concat(a, bad, b) } == "-1-2-x#")
  }

  @Test func `concat asks a lazy collection for a stream when it is to run`() {
    var asked: [Int] = []
    let streams = (0..<1_000_000).lazy.map { number in
      asked.append(number)
      return Observable.just(number)
    }
    #expect(run.picture { Observable.concat(streams).take(3) } == "(012|)")
    #expect(asked == [0, 1, 2])
  }

  @Test func `concat takes an endless sequence`() {
    var asked: [Int] = []
    let streams = sequence(first: 0) { $0 + 1 }.lazy.map { number in
      asked.append(number)
      return Observable.just(number)
    }
    #expect(run.picture { Observable.concat(streams).take(3) } == "(012|)")
    #expect(asked == [0, 1, 2])
    let one = sequence(first: 1) { $0 < 1 ? $0 : nil }.lazy.map { Observable.just($0) }
    #expect(run.picture { Observable.concat(one) } == "(1|)")
  }
}

import Testing
import TributaryStreams
import TributaryTesting

/// `skip`, `skip(while:)`.
@Suite struct SkipTests {
  let run = MarbleRun()

  @Test func `skip drops the first elements`() throws {
    let source = try run.hot("1-2-3-4-|")
    #expect(run.picture { source.skip(2) } == "----3-4-|")
    #expect(run.picture { Observable.of(1, 2).skip(5) } == "|")
    #expect(run.picture { Observable.of(1, 2).skip(.max) } == "|")
  }

  @Test func `skip of none, or of less, drops none`() {
    for count in [0, -1, .min] {
      #expect(run.picture { Observable.of(1, 2).skip(count) } == "(12|)")
    }
  }

  @Test func `skip(while:) drops the first ones and asks no more then`() throws {
    var asked = 0
    let source = try run.hot("1-2-3-1-|").numbers
    #expect(
      run.picture {
        source.skip(while: { element in
          asked += 1
          return element < 3
        })
      } == "----3-1-|")
    #expect(asked == 3)
  }
}

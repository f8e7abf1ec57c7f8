import Testing
import TributaryStreams
import TributaryTesting

@Suite struct DistinctUntilChangedTests {
  let run = MarbleRun()

  @Test func `distinctUntilChanged drops what equals the one before`() throws {
    let source = try run.hot("1-1-2-2-1-|")
    #expect(run.picture { source.distinctUntilChanged() } == "1---2---1-|")
  }

  @Test func `distinctUntilChanged compares keys by a function, or a property`() throws {
    let cases = try run.hot("a-A-b-c-C-|")
    #expect(
      run.picture { cases.distinctUntilChanged({ $0.lowercased() }, comparer: ==) } == "a---b-c---|")
    let kinds = try run.hot("a-b-1-2-c-|")
    #expect(run.picture { kinds.distinctUntilChanged(at: \.isLetter) } == "a---1---c-|")
  }

  @Test func `distinctUntilChanged compares keys, with what was passed on last`() throws {
    for form in 0..<5 {
      let source = try run.hot("-1-3-2-4-5-|").numbers
      #expect(
        run.picture {
          switch form {
          case 0: source.distinctUntilChanged { $0 % 2 }
          case 1: source.distinctUntilChanged { $0 % 2 == $1 % 2 }
          case 2: source.distinctUntilChanged({ $0 % 2 }, comparer: ==)
          case 3: source.distinctUntilChanged(at: \.isOdd)
          default: source.distinctUntilChanged(\.isOdd)
          }
        } == "-1---2---5-|")
    }
    let near = Recorder<Double>()
    near.record(Observable.of(1, 1.2, 2, 2.9).distinctUntilChanged { abs($0 - $1) < 1 })
    #expect(near.elements == [1, 2])
  }
}

extension Int {
  fileprivate var isOdd: Bool { !isMultiple(of: 2) }
}

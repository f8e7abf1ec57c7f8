import Testing
import TributaryStreams
import TributaryTesting

/// The picture in each operator's documentation.
@Suite struct PlainOperatorTests {
  let run = MarbleRun()

  @Test func `map passes each element through a function`() throws {
    let source = try run.hot("-1--2--3-|")
    #expect(run.picture { source.numbers.map { $0 * 3 } } == "-3--6--9-|")
  }

  @Test func `filter passes what the function answers with true`() throws {
    let source = try run.hot("-1-2-3-4-|")
    #expect(run.picture { source.numbers.filter { $0.isMultiple(of: 2) } } == "---2---4-|")
  }

  @Test func `compactMap drops what becomes nil`() throws {
    let source = try run.hot("1-x-3-|")
    #expect(run.picture { source.compactMap { Int(String($0)) } } == "1---3-|")
  }

  @Test func `take passes the first elements and completes with the last of them`() throws {
    let source = try run.hot("1-2-3-4-|")
    #expect(run.picture { source.take(2) } == "1-(2|)")
    #expect(!source.hasObservers)
    let short = try run.hot("1-|")
    #expect(run.picture { short.take(2) } == "1-|")
  }

  @Test func `take of none completes at once and never runs its source`() {
    var runs = 0
    let source = Observable<Int>.deferred {
      runs += 1
      return .never()
    }
    #expect(run.picture { source.take(0) } == "|")
    #expect(runs == 0)
  }

  @Test func `skip drops the first elements`() throws {
    let source = try run.hot("1-2-3-4-|")
    #expect(run.picture { source.skip(2) } == "----3-4-|")
    #expect(run.picture { Observable.of(1, 2).skip(0) } == "(12|)")
    #expect(run.picture { Observable.of(1, 2).skip(5) } == "|")
  }

  @Test func `startWith puts elements before all others, the last in the chain first`() throws {
    let source = try run.hot("--1-2-|")
    #expect(run.picture { source.startWith("0") } == "0-1-2-|")
    #expect(run.picture { Observable.of(3).startWith(1, 2).startWith(0) } == "(0123|)")
  }

  @Test func `startWith never runs the source when its elements were enough`() {
    var runs = 0
    let source = Observable<Int>.deferred {
      runs += 1
      return .just(9)
    }
    #expect(run.picture { source.startWith(1, 2, 3).take(2) } == "(12|)")
    #expect(runs == 0)
  }

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

  @Test func `distinctUntilChanged drops what equals the one before`() throws {
    let source = try run.hot("1-1-2-2-1-|")
    #expect(run.picture { source.distinctUntilChanged() } == "1---2---1-|")
  }

  @Test func `distinctUntilChanged compares keys, with what was passed on last`() throws {
    for form in 0..<4 {
      let source = try run.hot("-1-3-2-4-5-|").numbers
      #expect(
        run.picture {
          switch form {
          case 0: source.distinctUntilChanged { $0 % 2 }
          case 1: source.distinctUntilChanged { $0 % 2 == $1 % 2 }
          case 2: source.distinctUntilChanged({ $0 % 2 }, comparer: ==)
          default: source.distinctUntilChanged(\.isOdd)
          }
        } == "-1---2---5-|")
    }
    let near = Recorder<Double>()
    near.record(Observable.of(1, 1.2, 2, 2.9).distinctUntilChanged { abs($0 - $1) < 1 })
    #expect(near.elements == [1, 2])
  }

  @Test func `state is per subscription`() {
    let stream = Observable.of(1, 1, 2, 3).distinctUntilChanged().skip(1).scan(0, accumulator: +).take(2)
    for _ in 0..<2 { #expect(run.picture { stream } == "(25|)") }
  }
}

extension Int {
  fileprivate var isOdd: Bool { !isMultiple(of: 2) }
}

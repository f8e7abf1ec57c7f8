import Testing
import TributaryStreams
import TributaryTesting

/// `reduce`, `count`, `and`, `toArray`, `toSortedArray`: what is passed on at the completion.
@Suite struct ReduceTests {
  let run = MarbleRun()

  @Test func `reduce passes the last state on at the completion`() {
    let sum = Recorder<Int>()
    sum.record(Observable.of(1, 2, 3, 4).reduce(0, accumulator: +))
    #expect(sum.events == [.next(.zero, 10), .completed(.zero)])
    sum.record(Observable.of(1, 2, 3, 4).reduce(0, accumulator: +, mapResult: { -$0 }))
    #expect(sum.elements == [10, -10])
    let array = Recorder<[Int]>()
    array.record(Observable.of(1, 2, 3).reduce(into: []) { $0.append($1) })
    #expect(array.events == [.next(.zero, [1, 2, 3]), .completed(.zero)])
  }

  @Test func `reduce waits for the completion, and gives its seed if nothing came`() throws {
    let source = try run.hot("1-2-3--|").numbers
    #expect(run.picture { source.reduce(0, accumulator: +) } == "-------(6|)")
    #expect(run.picture { Observable<Int>.empty().reduce(7, accumulator: +) } == "(7|)")
    #expect(run.picture { Observable<Int>.empty().reduce(into: 7) { $0 += $1 } } == "(7|)")
    #expect(run.picture { Observable<Int>.empty().reduce(7, accumulator: +, mapResult: { $0 + 1 }) } == "(8|)")
  }

  @Test func `an error discards the state`() throws {
    for form in 0..<3 {
      let source = try run.hot("1-2-#").numbers
      #expect(
        run.picture {
          switch form {
          case 0: source.reduce(0, accumulator: +)
          case 1: source.reduce(into: 0) { $0 += $1 }
          default: source.reduce(0, accumulator: +, mapResult: { $0 })
          }
        } == "----#")
    }
  }

  @Test func `a result that fails takes the completion's place`() {
    let recorder = Recorder<Int>()
    recorder.record(Observable.of(1).reduce(0, accumulator: +, mapResult: { _ in throw Failure() }))
    #expect(recorder.events == [.error(.zero, Failure())])
  }

  @Test func `a disposal from inside the result's function silences it`() {
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    var subscription: Subscription?
    subscription = recorder.record(
      subject.reduce(
        0, accumulator: +,
        mapResult: { result in
          subscription?.dispose()
          return result
        }))
    subject.onCompleted()
    #expect(recorder.events.isEmpty)
  }

  @Test func `count tells how many there were`() throws {
    let source = try run.hot("7-8-9-|").numbers
    #expect(run.picture { source.count() } == "------(3|)")
    let again = try run.hot("7-8-9-|").numbers
    #expect(run.picture { again.count { $0 % 2 == 1 } } == "------(2|)")
    #expect(run.picture { Observable<Int>.empty().count() } == "(0|)")
    let failing = try run.hot("7-#")
    #expect(run.picture { failing.count() } == "--#")
  }

  @Test func `and decides at the first false, or at the completion`() throws {
    func and(_ picture: String) throws -> String {
      let source = try run.hot(picture)
      return run.picture { source.map { $0 == "t" }.apply(.and()) }
    }
    #expect(try and("t-t--|") == "-----(t|)")
    #expect(try and("t-f-t-|") == "--(f|)")
    #expect(try and("--|") == "--|")
    #expect(try and("t-#") == "--#")
    #expect(try and("f-#") == "(f|)")
    let source = PublishSubject<Bool>()
    let recorder = Recorder<Bool>()
    recorder.record(source.apply(.and())) { _ in
      #expect(!source.hasObservers)
      source.onNext(false)
    }
    source.onNext(false)
    #expect(recorder.events == [.next(.zero, false), .completed(.zero)])
  }

  @Test func `toArray collects all, in order`() {
    let recorder = Recorder<[Int]>()
    recorder.record(Observable.of(1, 2, 3).apply(.toArray()))
    recorder.record(Observable<Int>.empty().apply(.toArray()))
    #expect(recorder.elements == [[1, 2, 3], []])
    let failing = Recorder<[Int]>()
    failing.record(Observable.of(1, 2).concat(.error(Failure())).apply(.toArray()))
    #expect(failing.events == [.error(.zero, Failure())])
  }

  @Test func `toSortedArray sorts, up, down or by a function, which may fail`() {
    let recorder = Recorder<[Int]>()
    let source = Observable.of(2, 3, 1)
    recorder.record(source.apply(.toSortedArray()))
    recorder.record(source.apply(.toSortedArray(.descending)))
    recorder.record(source.apply(.toSortedArray { $0 % 2 < $1 % 2 }))
    #expect(recorder.elements == [[1, 2, 3], [3, 2, 1], [2, 3, 1]])
    let failing = Recorder<[Int]>()
    failing.record(source.apply(.toSortedArray { _, _ in throw Failure() }))
    #expect(failing.events == [.error(.zero, Failure())])
  }
}

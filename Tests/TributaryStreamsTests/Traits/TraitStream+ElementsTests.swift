import Testing
import TributaryStreams
import TributaryTesting

/// What makes sense for streams of any number of elements.
@Suite struct TraitElementsTests {
  let run = MarbleRun()

  private func elements<Element>(_ stream: some ObservableConvertibleType<Element>) -> [Element] {
    let recorder = Recorder<Element>()
    recorder.record(stream)
    return recorder.elements
  }

  @Test func `elements are dropped at both ends`() throws {
    let source = Infallible.of(1, 2, 3, 4)
    #expect(elements(source.take(while: { $0 < 3 })) == [1, 2])
    #expect(elements(source.take(while: { $0 < 3 }, behavior: .inclusive)) == [1, 2, 3])
    #expect(elements(source.take(until: { $0 == 3 })) == [1, 2])
    #expect(elements(source.take(until: { $0 == 3 }, behavior: .inclusive)) == [1, 2, 3])
    #expect(elements(source.skip(while: { $0 < 3 })) == [3, 4])
    #expect(elements(source.take(until: BehaviorRelay(value: 0))) == [])
    #expect(elements(source.skip(until: BehaviorRelay(value: 0))) == [1, 2, 3, 4])
    let timed = try run.hot("1-2-3-4-|")
    let driver = timed.asDriver(onErrorJustReturn: "x")
    #expect(run.picture { driver.take(for: .milliseconds(30)) } == "1-2|")
    let other = try run.hot("1-2-3-4-|")
    #expect(run.picture { other.asSignal(onErrorJustReturn: "x").skip(for: .milliseconds(30)) } == "----3-4-|")
  }

  @Test func `what came before is dropped`() {
    let source = Infallible.of(1, 2, 1, 3, 2)
    #expect(elements(source.distinct()) == [1, 2, 3])
    #expect(elements(source.distinct { $0 % 2 }) == [1, 2])
  }

  @Test func `two streams by a question`() {
    let source = PublishRelay<Int>()
    let (even, odd) = source.asSignal().partition { $0 % 2 == 0 }
    let (evens, odds) = (Recorder<Int>(), Recorder<Int>())
    evens.record(even)
    odds.record(odd)
    for number in 1...4 { source.accept(number) }
    #expect(evens.elements == [2, 4] && odds.elements == [1, 3])
  }

  @Test func `elements with an object that is not kept`() {
    final class Object {
      let name = "o"
    }
    let source = PublishRelay<Int>()
    var object: Object? = Object()
    let recorder = Recorder<String>()
    recorder.record(source.asDriver().withUnretained(object ?? Object()).map { "\($0.name)\($1)" })
    recorder.record(source.asDriver().withUnretained(object ?? Object()) { "\($1)\($0.name)" })
    source.accept(1)
    object = nil
    source.accept(2)
    #expect(recorder.elements == ["o1", "1o"] && recorder.isStopped)
  }

  @Test func `an infallible is shared on demand`() {
    var runs = 0
    let source = PublishRelay<Int>()
    let shared = Infallible<Int>.deferred {
      runs += 1
      return source.asInfallible()
    }.share(replay: 1, scope: .forever)
    let (first, second) = (Recorder<Int>(), Recorder<Int>())
    first.record(shared)
    source.accept(1)
    second.record(shared)
    #expect(second.elements == [1] && runs == 1)
  }

  @Test func `inner streams one at a time, and the first that runs`() throws {
    let source = Infallible.of(1, 2)
    #expect(elements(source.concatMap { .of($0, $0) }) == [1, 1, 2, 2])
    let signals: Signal<Int> = source.concatMap { Signal.of($0, $0) }
    #expect(elements(signals) == [1, 1, 2, 2])
    #expect(elements(source.flatMapFirst { $0 == 1 ? .never() : .just($0) }) == [])
    let drivers: Driver<Int> = source.flatMapFirst { Driver.just($0) }
    #expect(elements(drivers) == [1, 2])
    let limited: Infallible<Int> = source.map { Infallible.of($0, $0) }.merge(maxConcurrent: 1)
    #expect(elements(limited) == [1, 1, 2, 2])
  }
}

import Testing
import TributaryStreams
import TributaryTesting

/// The operators of traits are those of streams; what is tested here is that each is the one of its name, and the kind
/// of what comes out.
@Suite struct TraitTransformingTests {
  let run = MarbleRun()

  private func elements<Element>(_ stream: some ObservableConvertibleType<Element>) -> [Element] {
    let recorder = Recorder<Element>()
    recorder.record(stream)
    return recorder.elements
  }

  @Test func `elements are transformed and the kind stays`() {
    let source = Infallible.of(1, 1, 2, 3)
    let mapped: Infallible<Int> = source.map { $0 * 10 }
    let filtered: Infallible<Int> = source.filter { $0 > 1 }
    let strings: Infallible<String> = source.compactMap { $0 > 1 ? "\($0)" : nil }
    #expect(elements(mapped) == [10, 10, 20, 30])
    #expect(elements(filtered) == [2, 3])
    #expect(elements(strings) == ["2", "3"])
    #expect(elements(source.take(2)) == [1, 1])
    #expect(elements(source.skip(2)) == [2, 3])
    #expect(elements(source.startWith(8, 9)) == [8, 9, 1, 1, 2, 3])
    #expect(elements(source.scan(0, accumulator: +)) == [1, 2, 4, 7])
    #expect(elements(source.scan(into: []) { $0.append($1) }) == [[1], [1, 1], [1, 1, 2], [1, 1, 2, 3]])
  }

  @Test func `equal neighbours are dropped in each of the ways`() {
    let source = Infallible.of(1, 1, 3, 2, 2)
    #expect(elements(source.distinctUntilChanged()) == [1, 3, 2])
    #expect(elements(source.distinctUntilChanged { $0 % 2 }) == [1, 2])
    #expect(elements(source.distinctUntilChanged(at: \.isEven)) == [1, 2])
    #expect(elements(source.distinctUntilChanged { $0 <= $1 }) == [1])
    #expect(elements(source.distinctUntilChanged({ $0 }, comparer: { $0 % 2 == $1 % 2 })) == [1, 2])
  }

  @Test func `time operators wait on the scope's scheduler`() throws {
    let source = try run.hot("1-2-----3--|")
    let debounced = run.picture { source.asDriver(onErrorJustReturn: "x").debounce(.milliseconds(30)) }
    #expect(debounced == "-----2-----(3|)")
    let other = try run.hot("1-23---4----5-|")
    #expect(run.picture { other.asSignal(onErrorJustReturn: "x").throttle(.milliseconds(40)) } == "1---3---4---5-|")
    let third = try run.hot("1-2--3|")
    #expect(run.picture { third.asInfallible(onErrorJustReturn: "x").delay(.milliseconds(20)) } == "--1-2--3|")
    #expect(run.picture { Single<Int>.timer(.milliseconds(30)).map { Character("\($0)") } } == "---(0|)")
    #expect(run.picture { Single<Character>.just("1").delay(.milliseconds(20)) } == "--(1|)")
    #expect(run.picture { Driver<Int>.interval(.milliseconds(20)).take(2).map { Character("\($0)") } } == "--0-(1|)")
    let timer = run.picture {
      Signal<Int>.timer(.milliseconds(30), period: .milliseconds(10)).take(3).map { Character("\($0)") }
    }
    #expect(timer == "---01(2|)")
  }

  @Test func `values in place of elements, and elements without nil`() {
    #expect(elements(Single.just(1).mapTo("x")) == ["x"] && elements(Driver.of(1, 2).mapTo(0)) == [0, 0])
    let unwrapped: Maybe<Int> = Single<Int?>.just(nil).unwrap()
    #expect(elements(unwrapped) == [] && elements(Infallible<Int?>.of(1, nil, 2).unwrap()) == [1, 2])
    #expect(elements(Signal.of(true, false).not()) == [false, true])
  }

  @Test func `the first of several to bring something is heard`() {
    #expect(elements(Single.amb(.never(), .just(2), .just(3))) == [2])
  }

  @Test func `a resource lives as long as the subscription`() {
    let resource = BooleanDisposable()
    #expect(elements(Single<Int>.using({ resource }, observableFactory: { _ in .just(1) })) == [1])
    #expect(resource.isDisposed)
    let failed = Recorder<Int>()
    failed.record(Single<Int>.using({ () throws -> BooleanDisposable in throw Failure() }) { _ in .just(1) })
    #expect(failed.events == [.error(.zero, Failure())])
  }

  @Test func `debug passes all on`() {
    DebugOutput.$writer.withValue({ _ in }) {
      #expect(elements(Single.just(1).debug()) == [1] && elements(Driver.of(1, 2).debug("d")) == [1, 2])
    }
  }

  @Test func `apply passes the chain through a function`() {
    func doubled(_ driver: Driver<Int>) -> Driver<Int> {
      driver.map { $0 * 2 }
    }
    #expect(elements(Driver.of(1, 2).apply(doubled)) == [2, 4])
    #expect(elements(Single.just(1).apply { $0.map { $0 + 1 } }) == [2])
  }

  @Test func `streams of a sequence and of an optional`() {
    #expect(elements(Driver.from(1...3)) == [1, 2, 3])
    #expect(elements(Signal.from(sequence(first: 1) { $0 * 2 }).take(3)) == [1, 2, 4])
    #expect(elements(Infallible.from(optional: 1)) == [1])
    #expect(elements(Infallible<Int>.from(optional: nil)) == [])
    #expect(elements(Driver<Int>.empty()) == [])
  }
}

extension Int {
  fileprivate var isEven: Bool { self % 2 == 0 }
}

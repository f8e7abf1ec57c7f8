import Testing
import TributaryStreams
import TributaryTesting

@Suite struct TraitCombiningTests {
  private func elements<Element>(_ stream: some ObservableConvertibleType<Element>) -> [Element] {
    let recorder = Recorder<Element>()
    recorder.record(stream)
    return recorder.elements
  }

  @Test func `a driver of drivers, signals and relays`() {
    let (first, second) = (BehaviorRelay(value: 1), BehaviorRelay(value: "a"))
    let both = Driver.combineLatest(first.asDriver(), second) { "\($0)\($1)" }
    let pairs = Driver.combineLatest(first, second.asSignal()).map { "\($0)-\($1)" }
    let recorder = Recorder<String>()
    recorder.record(both)
    recorder.record(pairs)
    first.accept(2)
    #expect(recorder.elements == ["1a", "1-a", "2a", "2-a"])
    #expect(elements(Driver.combineLatest([first, first])) == [[2, 2]])
    #expect(elements(Driver.combineLatest([first, first]) { $0.reduce(0, +) }) == [4])
    #expect(elements(Driver.combineLatest([BehaviorRelay<Int>]())) == [[]])
  }

  @Test func `zip pairs by position`() {
    let (numbers, letters) = (Infallible.of(1, 2, 3), Infallible.of("a", "b"))
    #expect(elements(Infallible.zip(numbers, letters) { "\($0)\($1)" }) == ["1a", "2b"])
    #expect(elements(Signal.zip(numbers, letters).map { "\($0)\($1)" }) == ["1a", "2b"])
    #expect(elements(Driver.zip([numbers, numbers])) == [[1, 1], [2, 2], [3, 3]])
    #expect(elements(Driver.zip([numbers, numbers]) { $0.reduce(0, +) }) == [2, 4, 6])
  }

  @Test func `merge and concat of the same kind, and of relays`() {
    let (one, two) = (Infallible.of(1, 2), Infallible.of(3))
    #expect(elements(Infallible.merge(one, two)) == [1, 2, 3])
    #expect(elements(Infallible.merge([two, one])) == [3, 1, 2])
    #expect(elements(Driver.merge([BehaviorRelay(value: 1), BehaviorRelay(value: 2)])) == [1, 2])
    #expect(elements(one.concat(two)) == [1, 2, 3])
    #expect(elements(one.concat(.just(9))) == [1, 2, 9])
    #expect(elements(one.concat(BehaviorRelay(value: 7))) == [1, 2, 7])
    #expect(elements(Infallible.concat(one, two, one)) == [1, 2, 3, 1, 2])
    #expect(elements(Signal.concat([one, two])) == [1, 2, 3])
  }

  @Test func `withLatestFrom takes what cannot fail`() {
    let presses = PublishRelay<Int>()
    let text = BehaviorRelay(value: "a")
    let recorder = Recorder<String>()
    recorder.record(presses.asSignal().withLatestFrom(text))
    recorder.record(presses.asSignal().withLatestFrom(text.asDriver()) { "\($0)\($1)" })
    presses.accept(1)
    text.accept("b")
    presses.accept(2)
    #expect(recorder.elements == ["a", "1a", "b", "2b"])
  }

  @Test func `flattening gives the kind of the inner streams`() {
    let source = Infallible.of(1, 2)
    let merged: Infallible<Int> = source.flatMap { .of($0, $0 * 10) }
    let signal: Signal<Int> = source.flatMap { number in
      let double = number * 2
      return Signal.just(double)
    }
    let latest: Infallible<Int> = source.flatMapLatest { number in
      let double = number * 2
      return .just(double)
    }
    let driver: Driver<Int> = source.flatMapLatest { Driver.just($0) }
    #expect(elements(merged) == [1, 10, 2, 20] && elements(signal) == [2, 4])
    #expect(elements(latest) == [2, 4] && elements(driver) == [1, 2])
    let streams: Infallible<Signal<Int>> = source.map { Signal.of($0, $0 + 5) }
    let switched: Signal<Int> = streams.switchLatest()
    let all: Signal<Int> = streams.merge()
    #expect(elements(switched) == [1, 6, 2, 7] && elements(all) == [1, 6, 2, 7])
  }

  @Test func `only the latest inner stream is heard`() {
    let inner = [PublishRelay<String>(), PublishRelay<String>()]
    let outer = BehaviorRelay(value: 0)
    let recorder = Recorder<String>()
    recorder.record(outer.asDriver().flatMapLatest { inner[$0].asSignal() })
    inner[0].accept("a")
    outer.accept(1)
    inner[0].accept("lost")
    inner[1].accept("b")
    #expect(recorder.elements == ["a", "b"])
  }
}

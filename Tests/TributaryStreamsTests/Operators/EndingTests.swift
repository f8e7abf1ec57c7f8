import Testing
import TributaryStreams
import TributaryTesting

/// Who brings a last element with the end says the end once, whatever whoever listens did with that element.
@Suite struct EndingTests {
  /// What a chain says to an observer that guards nothing.
  func heard(_ stream: Observable<Int>) -> [String] {
    var log: [String] = []
    let raw = Observer<Int>(onNext: { log.append("\($0)") }, onTermination: { log.append("\(Event<Int>($0))") })
    stream.subscribe(raw, in: Subscription())
    return log
  }

  @Test func `an operator below that ended at the last element has said the end already`() {
    let failing = Operator<Int, Int>.map { _ in throw Failure() }
    let sources: [Observable<Int>] = [
      .just(1), .of(1), .from(1...1), .range(start: 1, count: 1), Observable.of(1, 2).take(1),
      Observable.of(1).reduce(0, accumulator: +), Observable.of(1).takeLast(1),
      Observable<Int>.empty().ifEmpty(default: 1),
      Observable<Int>.error(RxError.timeout).catchAndReturn(1), Observable.of(1, 2).element(at: 0),
      Observable.of(1).single(), Observable.of(1, 2).take(until: { _ in true }, behavior: .inclusive), .once(1),
    ]
    for (index, source) in sources.enumerated() {
      #expect(heard(source.apply(failing)) == ["error(Failure())"], "source \(index)")
    }
    #expect(heard(Observable.of(1, 2).take(1).take(1)) == ["1", "completed"])
    #expect(heard(Observable.of(1, 2).materialize().dematerialize()) == ["1", "2", "completed"])
  }
}

import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

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
      .timer(.zero, scheduler: ImmediateScheduler()), Observable.of(1).debounce(.zero, scheduler: ImmediateScheduler()),
      Observable.of(1).buffer(count: 2).map { $0[0] },
    ]
    for (index, source) in sources.enumerated() {
      #expect(heard(source.apply(failing)) == ["error(Failure())"], "source \(index)")
    }
    #expect(heard(Observable.of(1, 2).take(1).take(1)) == ["1", "completed"])
    #expect(heard(Observable.of(1, 2).materialize().dematerialize()) == ["1", "2", "completed"])
  }

  @Test func `a closure that disposes the subscription is the last to see its element`() {
    final class Owner {}
    let owner = Owner()
    let forms: [(Observable<Int>, @escaping (Int) -> Int) -> Observable<Int>] = [
      { source, probe in source.filterMap { .map(probe($0)) } },
      { source, probe in source.skip(while: { probe($0) < 0 }) },
      { source, probe in source.distinct { probe($0) } },
      { source, probe in source.take(while: { probe($0) > 0 }) },
      { source, probe in source.take(until: { probe($0) > 0 }, behavior: .inclusive) },
      { source, probe in source.withUnretained(owner) { probe($1) } },
      { source, probe in source.reduce(0, accumulator: +, mapResult: { probe($0) }) },
      { source, probe in source.apply(.toSortedArray { probe($0) < $1 }).map(\.count) },
    ]
    for (index, form) in forms.enumerated() {
      let subject = PublishSubject<Int>()
      let recorder = Recorder<Int>()
      var subscription: Subscription?
      subscription = recorder.record(
        form(subject.asObservable()) { element in
          subscription?.dispose()
          return element
        })
      for element in 1...2 { subject.onNext(element) }
      subject.onCompleted()
      #expect(recorder.events.isEmpty, "form \(index)")
      #expect(subscription?.isDisposed == true)
    }
  }
}

import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

/// Whatever a chain is made of, what comes out keeps the promise of its kind.
@Suite struct TraitPromiseTests {
  /// Sources of one element, good and bad, among them one that calls its observer again and again, also from inside.
  static var singles: [(name: String, make: () -> Single<Int>)] {
    [
      ("just", { .just(1) }),
      ("error", { .error(Failure()) }),
      ("timer", { Single<Int>.timer(.milliseconds(10)) }),
      ("late error", { Single<Int>.timer(.milliseconds(10)).flatMap { _ in .error(Failure()) } }),
      ("never", { .never() }),
      ("a source that goes on", { goingOn(then: Single<Int>.create(subscribe:)) { .success($0) } }),
      ("asSingle of none", { Observable.empty().asSingle() }),
      ("asSingle of several", { Observable.of(1, 2).asSingle() }),
    ]
  }

  /// Makes a stream whose source calls its observer from inside the call before it, and later.
  static func goingOn<Stream, Event>(
    then create: (@escaping (@escaping (Event) -> Void) -> any Disposable) -> Stream, event: @escaping (Int) -> Event
  ) -> Stream {
    create { observer in
      let scheduler = Scope.current.scheduler
      var depth = 0
      func call(_ number: Int) {
        depth += 1
        defer { depth -= 1 }
        if depth < 4 { observer(event(number)) }
        if depth < 3 { call(number + 1) }
      }
      call(1)
      let work = scheduler.schedule(after: .milliseconds(5)) { call(7) }
      return work
    }
  }

  static var steps: [(name: String, step: (Single<Int>) -> Single<Int>)] {
    [
      ("map", { $0.map { $0 + 1 } }),
      ("map that throws", { $0.map { _ in throw Failure() } }),
      ("mapTo", { $0.mapTo(3) }),
      ("flatMap", { $0.flatMap { .just($0) } }),
      ("flatMap to a timer", { $0.flatMap { number in Single<Int>.timer(.milliseconds(5)).map { $0 + number } } }),
      ("flatMapMaybe", { $0.flatMapMaybe { _ in .empty() }.ifEmpty(default: 5) }),
      ("flatMapCompletable", { $0.flatMapCompletable { _ in .empty() }.andThen(.just(6)) }),
      ("filter", { $0.filter { $0 > 5 }.ifEmpty(switchTo: .just(5)) }),
      ("filter to a failure", { $0.filter { $0 > 5 }.ifEmpty(switchTo: Single<Int>.error(Failure())) }),
      ("zip", { Single.zip($0, .just(2), resultSelector: +) }),
      ("zip with itself", { Single.zip($0, $0, resultSelector: +) }),
      ("zip of a collection", { Single.zip([$0, $0]) { $0.reduce(0, +) } }),
      ("zip of none", { source in Single.zip([Single<Int>]()).flatMap { _ in source } }),
      ("amb", { Single.amb($0, Single<Int>.timer(.milliseconds(2))) }),
      ("catch", { $0.catch { _ in .just(9) } }),
      ("catchAndReturn", { $0.catchAndReturn(9) }),
      ("retry", { $0.retry(3) }),
      ("retry of no attempt", { $0.retry(0) }),
      ("retry when none", { $0.retry { _ in Observable<Int>.empty() } }),
      ("retry when asked", { $0.retry { $0.take(1) } }),
      ("retry after pauses", { $0.retry(.delayed(maxCount: 2, time: .milliseconds(5))) }),
      ("timeout", { $0.timeout(.milliseconds(5)) }),
      ("timeout to another", { $0.timeout(.milliseconds(5), other: .just(8)) }),
      ("delay", { $0.delay(.milliseconds(5)) }),
      ("delaySubscription", { $0.delaySubscription(.milliseconds(5)) }),
      ("do", { $0.do(onSuccess: { _ in }, afterSuccess: { _ in }) }),
      ("do that throws", { $0.do(onSuccess: { _ in throw Failure() }) }),
      ("using", { source in .using({ BooleanDisposable() }, observableFactory: { _ in source }) }),
      ("deferred", { source in .deferred { source } }),
      ("asMaybe and asSingle", { $0.asMaybe().asSingle() }),
      ("andThen", { $0.asCompletable().andThen(.just(4)) }),
      ("asInfallible", { $0.asInfallible(onErrorJustReturn: 9).asSingle() }),
    ]
  }

  private func events<Element>(_ make: @escaping () -> some ObservableConvertibleType<Element>) -> [Recorded<Element>] {
    let time = VirtualScheduler()
    let recorder = Recorder<Element>(time)
    let subscription = time.run { recorder.record(make()) }
    time.advance(by: .seconds(1))
    time.run { subscription.dispose() }
    return recorder.events
  }

  /// One element and the completion at the same moment, or one error, or nothing at all yet.
  private func isSingle(_ events: [Recorded<Int>]) -> Bool {
    switch events.count {
    case 0: true
    case 1: events[0].event.error != nil
    case 2: events[0].event.element != nil && events[1].event.isCompleted && events[0].time == events[1].time
    default: false
    }
  }

  @Test(arguments: steps.indices) func `a single stays a single`(index: Int) {
    let (name, step) = Self.steps[index]
    for source in Self.singles {
      let found = events { step(source.make()) }
      #expect(isSingle(found), "\(source.name), \(name): \(found)")
      for second in Self.steps {
        let found = events { second.step(step(source.make())) }
        #expect(isSingle(found), "\(source.name), \(name), \(second.name): \(found)")
      }
    }
  }

  @Test(arguments: steps.indices) func `a maybe stays a maybe, and a completable brings nothing`(index: Int) {
    let (name, step) = Self.steps[index]
    for source in Self.singles {
      let maybe = events { step(source.make()).filter { $0 % 2 == 0 }.map { $0 + 1 }.flatMap { .just($0) } }
      let isEmpty = maybe.count == 1 && maybe[0].event.isCompleted
      #expect(isSingle(maybe) || isEmpty, "\(source.name), \(name): \(maybe)")
      let completable = events { Completable.zip(step(source.make()).asCompletable(), .empty()) }
      #expect(completable.count <= 1 && completable.filter { !$0.event.isStopEvent }.isEmpty, "\(source.name), \(name)")
    }
  }

  @Test func `a maybe and a completable hear the first event only`() {
    let maybe = events { Self.goingOn(then: Maybe<Int>.create(subscribe:)) { MaybeEvent.success($0) } }
    #expect(maybe == [.next(.zero, 1), .completed(.zero)])
    let completable = events { Self.goingOn(then: Completable.create(subscribe:)) { _ in CompletableEvent.completed } }
    #expect(completable.count == 1 && completable[0].event.isCompleted)
  }
}

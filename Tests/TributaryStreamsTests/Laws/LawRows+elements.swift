import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

/// Every operator that keeps an element, over elements that re-enter in their `deinit`. The other tables carry numbers,
/// and their captured objects re-enter.
extension OperatorLawsTests {
  static var elementRows: [Row] {
    elementsKept + elementsQueued + elementsCombined + elementsInTime + elementsShared + elementsFlattened
  }

  private static let short = Duration.milliseconds(15)

  private static func next(_ element: ReentrantElement) -> ReentrantElement {
    ReentrantElement(element.number + 1)
  }

  private static var elementsKept: [Row] {
    [
      Row(elements: "map") { $0.map(next) },
      Row(elements: "filter") { $0.filter { $0.number % 2 == 0 } },
      Row(elements: "scan") { $0.scan(ReentrantElement(0)) { $1.number > 2 ? $0 : $1 } },
      Row(elements: "scan of the latest") { $0.scan(nil) { _, element in Optional(element) } },
      Row(elements: "scan(into:)") { $0.scan(into: [ReentrantElement]()) { $0 = $0.suffix(1) + [$1] } },
      Row(elements: "reduce") { $0.reduce(nil) { _, element in Optional(element) } },
      Row(elements: "reduce(into:)") { $0.reduce(into: [ReentrantElement]()) { $0 = $0.suffix(1) + [$1] } },
      Row(elements: "distinctUntilChanged") { $0.distinctUntilChanged() },
      Row(elements: "distinctUntilChanged of optionals") { $0.map(Optional.some).distinctUntilChanged() },
      Row(elements: "distinct") { $0.distinct() },
      Row(elements: "distinct by key") { $0.distinct { $0 } },
      Row(elements: "distinct of what is not hashable") { $0.map { Pair($0) }.distinct() },
      Row(elements: "startWith") { $0.startWith(ReentrantElement(9)) },
      Row(elements: "first") { $0.apply(.first()) },
      Row(elements: "last") { $0.apply(.last()) },
      Row(elements: "single") { $0.single().catchErrorJustComplete() },
      Row(elements: "single of some") { $0.single { $0.number == 3 }.catchErrorJustComplete() },
      Row(elements: "element(at:)") { $0.element(at: 2).catchErrorJustComplete() },
      Row(elements: "take(2)") { $0.take(2) },
      Row(elements: "take(while:)") { $0.take(while: { $0.number < 3 }, behavior: .inclusive) },
      Row(elements: "skip") { $0.skip(2) },
      Row(elements: "ifEmpty") { $0.ifEmpty(default: ReentrantElement(9)) },
      Row(elements: "materialize") { $0.materialize() },
      Row(elements: "materialize, dematerialize") { $0.materialize().dematerialize() },
      Row(elements: "currentAndPrevious") { $0.currentAndPrevious() },
      Row(elements: "pairwise") { $0.pairwise() },
      Row(elements: "catchAndReturn") { $0.catchAndReturn(ReentrantElement(9)) },
      Row(elements: "catch") { $0.catch { _ in .just(ReentrantElement(9)) } },
      Row(elements: "do") { $0.do(onNext: { _ in }, afterNext: { _ in }) },
      Row(elements: "enumerated") { $0.enumerated() },
      Row(elements: "groupBy") { $0.groupBy { $0 }.merge() },
      Row(elements: "create") { source in .create { source.subscribe($0) } },
      Row(elements: "asMaybe") { $0.take(1).asMaybe().asObservable() },
      Row(elements: "asDriver") { $0.asDriver(onErrorJustReturn: ReentrantElement(9)).asObservable() },
    ]
  }

  private static var elementsQueued: [Row] {
    [
      Row(elements: "takeLast") { $0.takeLast(2) },
      Row(elements: "nwise") { $0.nwise(2) },
      Row(elements: "nwise of three") { $0.nwise(3) },
      Row(elements: "toArray") { $0.apply(.toArray()) },
      Row(elements: "toSortedArray") { $0.apply(.toSortedArray()) },
      Row(elements: "buffer(count:)") { $0.buffer(count: 2) },
      Row(elements: "buffer(timeSpan:)") { $0.buffer(timeSpan: short, count: 2) },
      Row(elements: "bufferWithTrigger") { $0.bufferWithTrigger($0.skip(1)) },
      Row(elements: "window") { $0.window(timeSpan: short, count: 2).merge() },
      Row(elements: "pausable") { $0.pausable($0.map { $0.number % 2 == 0 }) },
      Row(elements: "pausableBuffered") { $0.pausableBuffered($0.map { $0.number > 2 }, limit: nil) },
      Row(elements: "pausableBuffered of one") { $0.pausableBuffered($0.map { $0.number > 3 }) },
      Row(elements: "pausableBuffered that drops") {
        $0.pausableBuffered(Observable.just(false).concat(.never()), limit: 2, onCompleted: .drop, onError: .drop)
      },
      Row(elements: "sequenceEqual") { $0.sequenceEqual($0.skip(1)) },
      Row(elements: "values and back") { $0.values(buffering: .dropOldest(limit: 2)).asObservable() },
    ]
  }

  private static var elementsCombined: [Row] {
    [
      Row(elements: "combineLatest") { Observable.combineLatest($0, $0.map(next)) },
      Row(elements: "combineLatest of three") { Observable.combineLatest($0, $0.map(next), $0.skip(1)) },
      Row(elements: "combineLatest of a collection") { Observable.combineLatest([$0, $0.map(next), $0.skip(1)]) },
      Row(elements: "zip") { Observable.zip($0, $0.skip(1)) },
      Row(elements: "zip of three") { Observable.zip($0, $0.skip(1), $0.map(next)) },
      Row(elements: "zip of a collection") { Observable.zip([$0, $0.skip(1)]) },
      Row(elements: "withLatestFrom") { $0.withLatestFrom($0.map(next)) { ($0, $1) } },
      Row(elements: "sample") { $0.sample($0.skip(1)) },
      Row(elements: "sample with a default") {
        $0.sample(Observable<Int>.interval(short), defaultValue: ReentrantElement(9))
      },
      Row(elements: "merge") { .merge($0, $0.map(next)) },
      Row(elements: "amb") { .amb($0.skip(1), $0) },
      Row(elements: "cascade") { $0.cascade([$0.skip(2)]) },
      Row(elements: "concat") { $0.concat($0) },
      Row(elements: "take(until:)") { $0.take(until: $0.skip(3)) },
      Row(elements: "skip(until:)") { $0.skip(until: $0.skip(2)) },
      Row(elements: "scan(into:) of merged streams") {
        Observable.merge($0, $0.delay(.milliseconds(1)))
          .scan(into: [ReentrantElement]()) { $0 = $0.suffix(1) + [$1] }
      },
    ]
  }

  private static var elementsInTime: [Row] {
    [5, 10, 25].flatMap { (milliseconds: Int) in
      let duration = Duration.milliseconds(milliseconds)
      return [
        Row(elements: "debounce \(milliseconds)") { $0.debounce(duration) },
        Row(elements: "delay \(milliseconds)") { $0.delay(duration) },
        Row(elements: "throttle leading \(milliseconds)") { $0.throttle(duration, mode: .leading) },
        Row(elements: "throttle latest \(milliseconds)") { $0.throttle(duration, mode: .latest) },
        Row(elements: "throttle both \(milliseconds)") { $0.throttle(duration) },
        Row(elements: "timeout \(milliseconds)") { $0.timeout(duration, other: $0.take(1)) },
        Row(elements: "take(for: \(milliseconds))") { $0.take(for: duration) },
      ]
    } + [
      Row(elements: "delaySubscription") { $0.delaySubscription(.milliseconds(5)) },
      Row(elements: "timestamp") { $0.timestamp() },
    ]
  }

  private static var elementsShared: [Row] {
    [
      Row(elements: "share") { $0.share() },
      Row(elements: "share(replay: 2)") { $0.share(replay: 2) },
      Row(elements: "share(replay: 1) of one run for all") { source in
        let shared = source.share(replay: 1)
        return .merge(shared, shared.skip(1), shared)
      },
      Row(elements: "replayAll().refCount()") { $0.replayAll().refCount() },
      Row(elements: "multicast of async subjects") { $0.multicast(makeSubject: { AsyncSubject() }).refCount() },
      Row(elements: "multicast of behaviours") {
        $0.multicast(makeSubject: { BehaviorSubject(value: ReentrantElement(0)) }).refCount()
      },
      Row(elements: "multicast with a selector") { source in
        source.multicast({ ReplaySubject.create(bufferSize: 2) }) { .merge($0, $0.map(next)) }
      },
      Row(elements: "partition") { $0.partition { $0.number % 2 == 0 }.matches },
    ]
  }

  private static var elementsFlattened: [Row] {
    [
      Row(elements: "flatMap") { $0.flatMap { Observable.of($0, next($0)) } },
      Row(elements: "flatMap to the source") { source in source.flatMap { _ in source.take(1) } },
      Row(elements: "flatMapLatest") { source in source.flatMapLatest { _ in source } },
      Row(elements: "flatMapFirst") { source in source.flatMapFirst { _ in source.take(1) } },
      Row(elements: "concatMap") { source in source.concatMap { source.take(1).startWith($0) } },
      Row(elements: "merge of two at a time") { source in source.map { _ in source.take(1) }.merge(maxConcurrent: 2) },
      Row(elements: "flatMap to timers") { source in
        source.flatMap { element in Observable<Int>.timer(short).map { _ in element } }
      },
      Row(elements: "flatMapLatest to timers") { source in
        source.flatMapLatest { element in Observable<Int>.timer(.milliseconds(5)).map { _ in element } }
      },
      Row(elements: "retry(2)") { $0.retry(2) },
      Row(elements: "retry(when:)") { $0.retry { errors in errors.delay(.milliseconds(5)).take(1) } },
      Row(elements: "repeatWithBehavior") { $0.take(1).repeatWithBehavior(.immediate(maxCount: 2)) },
    ]
  }

  /// Equal, and not hashable.
  private struct Pair: Equatable {
    let first: ReentrantElement
    let second: ReentrantElement

    init(_ element: ReentrantElement) {
      first = element
      second = element
    }
  }

  @Test(arguments: elementRows.indices) func `elements that re-enter in their deinit keep the laws`(index: Int) {
    check(Self.elementRows[index])
  }
}

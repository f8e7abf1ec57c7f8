public import TributaryBindings
public import TributaryStreams

/// An operator whose cost an event is counted twice: specialised for its elements, and as generic code.
public enum Shape: String, CaseIterable, Sendable {
  case plain = "publish-subject"
  case map, compactMap, filterMap, mapTo, enumerated, scan, scanInto, pairwise, materialize
  case filter, ignoreElements, distinctUntilChanged, take, takeWhile, takeUntil, skip, skipWhile, skipUntil
  case sample, pausable, ifEmpty, timestamp
  case flatMap, flatMapLatest, concatMap
  case mergeWith, concat, startWith, combineLatest, combineLatestOfTwo, withLatestFrom, zipOfTwo, amb
  case buffer, window, groupBy, reduce, count
  case `catch`, retry, `do`, share, shareReplay, driver
  case debounce, throttle, delay, timeout
  case behaviorSubject, replaySubject, publishRelay, behaviorRelay, binding
}

/// Counts what arrives.
public final class Hits: Sendable {
  // SAFETY: a benchmark runs on one thread.
  @exclusivity(unchecked) @usableFromInline nonisolated(unsafe) var count = 0

  /// Nothing has arrived.
  public init() {}

  /// Counts more arrivals.
  @inlinable @inline(__always) public func add(_ number: Int) { count &+= number }
}

/// A subject, one operator, a subscriber: what a client of both builds.
///
/// Operators of time take the current scope's scheduler. The function is `@inlinable`, so that an executable that knows
/// the element compiles it anew; ``Line`` is the other way.
@inlinable @inline(__always) public func subscribe<Element: Hashable>(
  _ shape: Shape, _ subject: PublishSubject<Element>, _ other: PublishSubject<Element>, _ first: Element, _ hits: Hits
) -> any Disposable {
  switch shape {
  case .plain: return subject.subscribe(onNext: { _ in hits.add(1) })
  case .map: return subject.map { $0 }.subscribe(onNext: { _ in hits.add(1) })
  case .compactMap: return subject.compactMap { $0 }.subscribe(onNext: { _ in hits.add(1) })
  case .filterMap: return subject.filterMap { .map($0) }.subscribe(onNext: { _ in hits.add(1) })
  case .mapTo: return subject.mapTo(first).subscribe(onNext: { _ in hits.add(1) })
  case .enumerated: return subject.enumerated().subscribe(onNext: { _ in hits.add(1) })
  case .scan: return subject.scan(first) { $1 }.subscribe(onNext: { _ in hits.add(1) })
  case .scanInto: return subject.scan(into: first) { $0 = $1 }.subscribe(onNext: { _ in hits.add(1) })
  case .pairwise: return subject.pairwise().subscribe(onNext: { _ in hits.add(1) })
  case .materialize: return subject.materialize().subscribe(onNext: { _ in hits.add(1) })
  case .filter: return subject.filter { _ in true }.subscribe(onNext: { _ in hits.add(1) })
  case .ignoreElements: return subject.ignoreElements().subscribe(onNext: nil)
  case .distinctUntilChanged:
    return subject.distinctUntilChanged().subscribe(onNext: { _ in hits.add(1) })
  case .take: return subject.take(.max).subscribe(onNext: { _ in hits.add(1) })
  case .takeWhile: return subject.take(while: { _ in true }).subscribe(onNext: { _ in hits.add(1) })
  case .takeUntil: return subject.take(until: other).subscribe(onNext: { _ in hits.add(1) })
  case .skip: return subject.skip(1).subscribe(onNext: { _ in hits.add(1) })
  case .skipWhile: return subject.skip(while: { _ in false }).subscribe(onNext: { _ in hits.add(1) })
  case .skipUntil: return subject.skip(until: other.startWith(first)).subscribe(onNext: { _ in hits.add(1) })
  case .sample: return subject.sample(subject).subscribe(onNext: { _ in hits.add(1) })
  case .pausable: return subject.pausable(Observable.just(true)).subscribe(onNext: { _ in hits.add(1) })
  case .ifEmpty: return subject.ifEmpty(default: first).subscribe(onNext: { _ in hits.add(1) })
  case .timestamp: return subject.timestamp().subscribe(onNext: { _ in hits.add(1) })
  case .flatMap: return subject.flatMap { Observable.just($0) }.subscribe(onNext: { _ in hits.add(1) })
  case .flatMapLatest:
    return subject.flatMapLatest { Observable.just($0) }.subscribe(onNext: { _ in hits.add(1) })
  case .concatMap: return subject.concatMap { Observable.just($0) }.subscribe(onNext: { _ in hits.add(1) })
  case .mergeWith: return Observable.merge(subject, other).subscribe(onNext: { _ in hits.add(1) })
  case .concat: return subject.concat(other).subscribe(onNext: { _ in hits.add(1) })
  case .startWith: return subject.startWith(first).subscribe(onNext: { _ in hits.add(1) })
  case .combineLatest:
    return Observable.combineLatest(subject, other.startWith(first), other.startWith(first))
      .subscribe(onNext: { _ in hits.add(1) })
  case .combineLatestOfTwo:
    return Observable.combineLatest(subject, other.startWith(first)).subscribe(onNext: { _ in hits.add(1) })
  case .withLatestFrom:
    return subject.withLatestFrom(other.startWith(first)).subscribe(onNext: { _ in hits.add(1) })
  case .zipOfTwo: return Observable.zip(subject, subject).subscribe(onNext: { _ in hits.add(1) })
  case .amb: return subject.amb(other).subscribe(onNext: { _ in hits.add(1) })
  case .buffer: return subject.buffer(count: 2).subscribe(onNext: { _ in hits.add(1) })
  case .window:
    return subject.window(timeSpan: .seconds(1), count: 2).switchLatest()
      .subscribe(onNext: { _ in hits.add(1) })
  case .groupBy: return subject.groupBy { _ in 0 }.merge().subscribe(onNext: { _ in hits.add(1) })
  case .reduce: return subject.reduce(first) { $1 }.subscribe(onNext: { _ in hits.add(1) })
  case .count: return subject.count().subscribe(onNext: { _ in hits.add(1) })
  case .catch: return subject.catch { _ in other.asObservable() }.subscribe(onNext: { _ in hits.add(1) })
  case .retry: return subject.retry().subscribe(onNext: { _ in hits.add(1) })
  case .do: return subject.do(onNext: { _ in }).subscribe(onNext: { _ in hits.add(1) })
  case .share: return subject.share().subscribe(onNext: { _ in hits.add(1) })
  case .shareReplay: return subject.share(replay: 1).subscribe(onNext: { _ in hits.add(1) })
  case .driver: return subject.asDriver(onErrorJustReturn: first).drive(onNext: { _ in hits.add(1) })
  case .debounce: return subject.debounce(.seconds(1)).subscribe(onNext: { _ in hits.add(1) })
  case .throttle: return subject.throttle(.seconds(1)).subscribe(onNext: { _ in hits.add(1) })
  case .delay: return subject.delay(.seconds(1)).subscribe(onNext: { _ in hits.add(1) })
  case .behaviorSubject:
    let second = BehaviorSubject(value: first)
    return joined(subject.subscribe(second), second.subscribe(onNext: { _ in hits.add(1) }))
  case .replaySubject:
    let second = ReplaySubject<Element>.create(bufferSize: 2)
    return joined(subject.subscribe(second), second.subscribe(onNext: { _ in hits.add(1) }))
  case .publishRelay:
    let second = PublishRelay<Element>()
    return joined(subject.bind(to: second), second.subscribe(onNext: { _ in hits.add(1) }))
  case .behaviorRelay:
    let second = BehaviorRelay(value: first)
    return joined(subject.bind(to: second), second.subscribe(onNext: { _ in hits.add(1) }))
  case .binding:
    let (left, right) = (BehaviorRelay(value: first), BehaviorRelay(value: first))
    return joined(
      subject.bind(to: left), right.subscribe(onNext: { _ in hits.add(1) }), left <-> right)
  case .timeout:
    return subject.timeout(.seconds(1)).subscribe(onNext: { _ in hits.add(1) })
  }
}

@inlinable func joined(_ parts: any Disposable...) -> any Disposable {
  CompositeDisposable(parts)
}

/// One operator on a subject, in code that is compiled once for all elements.
public final class Line<Element: Hashable> {
  private let subject = PublishSubject<Element>()
  private let other = PublishSubject<Element>()
  private let subscription: any Disposable
  private let hits = Hits()

  /// The operator, on a subject of its own.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public init(_ shape: Shape, first: Element) {
    subscription = Clients.subscribe(shape, subject, other, first, hits)
  }

  /// Sends an element through the operator.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  public func send(_ element: Element) {
    subject.onNext(element)
  }
}

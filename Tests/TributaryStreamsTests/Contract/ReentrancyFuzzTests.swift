import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

/// Contract line 9, at random: every callback and every `deinit` may send, subscribe, dispose, schedule and end.
///
/// `make sanitize` runs more of them under the address sanitizer, `make soak` many more.
@Suite struct ReentrancyFuzzTests {
  @Test(arguments: SeededGenerator.seeds(150))
  func whateverIsDoneAnywhereNothingIsLateAndNothingIsKept(seed: Int) {
    let census = Arena.Census()
    func run() -> [String] { Arena(UInt64(seed), census).run() }
    let faults = run()
    #expect(faults == [], "seed \(seed)")
    #expect(census.alive == 0, "seed \(seed)")
  }
}

/// Subjects, chains of operators, bags and timers, and objects that do something at random whenever they are called or
/// released.
private final class Arena {
  final class Census {
    var alive = 0
  }

  private typealias Element = ReentrantElement

  /// A subscription with what it must not hear.
  private final class Watched {
    let subscription = SingleAssignmentDisposable()
    /// Whether `subscribe` has returned: before that, nothing can be disposed.
    var isKnown = false
    var hasEnded = false
    var isDisposed = false
    /// The source and the operators, as their cases are numbered below.
    var chain: [Int] = []
  }

  private struct Source {
    let stream: Observable<Element>
    let send: (Element) -> Void
    let complete: () -> Void
  }

  private let time = VirtualScheduler()
  private let census: Census
  private var random: SeededGenerator
  private var sources: [Source] = []
  private var watched: [Watched] = []
  private var bags = (0..<3).map { _ in DisposeBag() }
  private let serial = SerialDisposable()
  private let composite = CompositeDisposable()
  private var faults: [String] = []
  /// How many actions are left, and how many are inside one another.
  private var (budget, depth) = (250, 0)

  init(_ seed: UInt64, _ census: Census) {
    random = SeededGenerator(seed: seed)
    self.census = census
  }

  func run() -> [String] {
    time.run {
      for index in 0..<5 { sources.append(source(index)) }
      for _ in 0..<6 { subscribe() }
    }
    for _ in 0..<30 {
      time.run { act() }
      time.advance(by: .milliseconds(number(8)))
    }
    budget = 0
    time.run {
      for index in watched.indices { dispose(watched[index]) }
      for index in bags.indices { _ = exchange(&bags[index], with: DisposeBag()) }
      serial.dispose()
      composite.dispose()
    }
    time.advance(by: .seconds(1))
    return faults
  }

  private func number(_ limit: Int) -> Int {
    Int.random(in: 0..<limit, using: &random)
  }

  private func source(_ index: Int) -> Source {
    func source(_ subject: some SubjectType<Element>) -> Source {
      let entrance = subject.asObserver()
      return Source(stream: subject.asObservable(), send: entrance.onNext, complete: entrance.onCompleted)
    }
    switch index {
    case 0, 1: return source(PublishSubject())
    case 2: return source(BehaviorSubject(value: Element(0)))
    case 3: return source(ReplaySubject.create(bufferSize: 2))
    default:
      let relay = BehaviorRelay(value: Element(0))
      return Source(stream: relay.share(replay: 1), send: relay.accept, complete: {})
    }
  }

  private func object() -> Element {
    census.alive += 1
    return Element(number(5)) { [weak self, census] in
      census.alive -= 1
      self?.mayAct(outOf: 2)
    }
  }

  private func mayAct(outOf chances: Int) {
    guard budget > 0, number(chances) == 0 else { return }
    if time.scope.isInside { act() } else { time.run { act() } }
  }

  private func act() {
    guard budget > 0, depth < 12 else { return }
    budget -= 1
    depth += 1
    defer { depth -= 1 }
    let source = number(sources.count)
    switch number(16) {
    case 0...5: sources[source].send(object())
    case 6, 7: subscribe()
    case 8: if let one = watched.randomElement(using: &random) { dispose(one) }
    case 9:
      let index = number(3)
      _ = exchange(&bags[index], with: DisposeBag())
    case 10, 11:
      let captured = object()
      let work = time.schedule(after: .milliseconds(number(9))) { [weak self] in
        _ = captured
        self?.act()
      }
      if number(2) == 0 { bags[number(3)].insert(work) }
    case 12:
      let captured = object()
      serial.disposable = Disposables.create(with: { [weak self] in
        _ = captured
        self?.mayAct(outOf: 2)
      })
    case 13:
      let captured = object()
      let key = composite.insert(Disposables.create(with: { _ = captured }))
      if let key, number(2) == 0 { composite.remove(for: key) }
    case 14:
      for _ in 0..<3 { sources[source].send(object()) }
    default:
      sources[source].complete()
      let new = self.source(source)
      _ = exchange(&sources[source], with: new)
    }
  }

  private func dispose(_ one: Watched) {
    one.subscription.dispose()
    one.isDisposed = one.isKnown
  }

  private func subscribe() {
    let one = Watched()
    watched.append(one)
    let captured = object()
    let hear = { [weak self] (isEnd: Bool) in
      _ = captured
      guard let self else { return }
      if one.hasEnded { faults.append("an event came after the end of \(one.chain)") }
      if one.isDisposed { faults.append("an event came after the disposal of \(one.chain)") }
      if isEnd { one.hasEnded = true }
      mayAct(outOf: 3)
    }
    one.chain = [number(sources.count)]
    var stream = sources[one.chain[0]].stream
    for _ in 0..<number(4) {
      one.chain.append(number(30))
      stream = chained(stream, one.chain.last ?? 0)
    }
    one.subscription.setDisposable(
      stream.subscribe(
        onNext: { _ in hear(false) }, onError: { _ in hear(true) }, onCompleted: { hear(true) },
        onDisposed: { [weak self] in self?.mayAct(outOf: 3) }))
    one.isKnown = true
    if number(2) == 0 { one.subscription.disposed(by: bags[number(3)]) }
  }

  private func chained(_ stream: Observable<Element>, _ operation: Int) -> Observable<Element> {
    let other = sources[number(sources.count)].stream
    let duration = Duration.milliseconds(number(6))
    let captured = object()
    switch operation {
    case 0:
      return stream.map { [weak self] element in
        _ = captured
        self?.mayAct(outOf: 4)
        return element
      }
    case 1: return stream.filter { $0.number > 1 }
    case 2: return stream.scan(captured) { $1.number > 2 ? $0 : $1 }
    case 3: return stream.scan(into: [Element]()) { $0 = $0.suffix(1) + [$1] }.compactMap(\.first)
    case 4: return stream.distinctUntilChanged()
    case 5: return stream.debounce(duration)
    case 6: return stream.throttle(duration)
    case 7: return stream.delay(duration)
    case 8: return stream.take(number(4))
    case 9: return stream.buffer(count: 2).compactMap(\.last)
    case 10: return stream.nwise(2).compactMap(\.first)
    case 11: return stream.withLatestFrom(other)
    case 12: return Observable.combineLatest(stream, other) { $0.number > 2 ? $0 : $1 }
    case 13: return Observable.zip(stream, other) { first, _ in first }
    case 14: return .merge(stream, other)
    case 15: return stream.flatMap { _ in other.take(2) }
    case 16: return stream.flatMapLatest { _ in other }
    case 17: return stream.concatMap { other.take(1).startWith($0) }
    case 18: return stream.take(until: other)
    case 19: return stream.sample(other)
    case 20: return stream.share(replay: 1)
    case 21: return stream.startWith(captured)
    case 22: return stream.groupBy { $0.number % 2 }.merge()
    case 23: return stream.window(timeSpan: .milliseconds(5), count: 2).merge()
    case 24: return stream.pausableBuffered(other.map { $0.number > 2 }, limit: 2)
    case 25: return stream.takeLast(2)
    case 26: return Observable<[Element]>.combineLatest([stream, other]).compactMap(\.first)
    case 27:
      return stream.do(
        afterNext: { [weak self] _ in self?.mayAct(outOf: 4) }, onDispose: { [weak self] in self?.mayAct(outOf: 3) })
    case 28: return .create { observer in stream.subscribe(observer) }
    default: return stream.materialize().dematerialize()
    }
  }
}

import TributaryStreams
import TributaryTesting
import TributaryTime

/// Further steps of a chain: other forms of an operator, sources, sharing, errors, conversions.
extension ArrayModelTests {
  static func tableStep(_ random: inout SeededGenerator) -> Step {
    let number = Int.random(in: 0...6, using: &random)
    let other = (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
    let steps =
      otherForms(number) + pairs(number, other) + shared(number) + failing(number, other) + narrowed(number, other)
      + converted(number, other) + sources(number, other)
    return steps[Int.random(in: steps.indices, using: &random)]
  }

  private static func otherForms(_ number: Int) -> [Step] {
    [
      ("identity", { $0.apply(.identity) }, { $0 }),
      ("then", { $0.apply(.map { $0 &+ 1 }.then(.take(number))) }, { $0.prefix(number).map { $0 &+ 1 } }),
      ("asObservable", { $0.asObservable() }, { $0 }),
      ("timestamp", { $0.timestamp(scheduler: ImmediateScheduler()).map(\.element) }, { $0 }),
      (
        "scan(into:)", { $0.scan(into: number) { $0 = $0 &* 3 &+ $1 } },
        { input in
          var state = number
          return input.map { element in
            state = state &* 3 &+ element
            return state
          }
        }
      ),
      (
        "distinctUntilChanged()", { $0.distinctUntilChanged() },
        { $0.reduce(into: [Int]()) { if $0.last != $1 { $0.append($1) } } }
      ),
      (
        "distinctUntilChanged by comparer", { $0.distinctUntilChanged { $0 / 4 == $1 / 4 } },
        { $0.reduce(into: [Int]()) { if $0.last.map({ $0 / 4 }) != $1 / 4 { $0.append($1) } } }
      ),
      (
        "distinctUntilChanged by key and comparer", { $0.distinctUntilChanged({ $0 % 4 }, comparer: ==) },
        { $0.reduce(into: [Int]()) { if $0.last.map({ $0 % 4 }) != $1 % 4 { $0.append($1) } } }
      ),
      ("do", { $0.do(onNext: { _ in }, afterNext: { _ in }, onCompleted: {}) }, { $0 }),
      ("debug", { source in DebugOutput.$writer.withValue({ _ in }) { source.debug() } }, { $0 }),
      ("decode", { $0.decode(type: Int.self, decoder: Tenfold()) }, { $0.map { $0 &* 10 } }),
      (
        "errors", { $0.map { $0 > number ? Event<Int>.error(Failure()) : .next($0) }.errors().map { _ in number } },
        { $0.filter { $0 > number }.map { _ in number } }
      ),
    ]
  }

  private static func pairs(_ number: Int, _ other: [Int]) -> [Step] {
    let second = Observable.from(other)
    return [
      (
        "flatMapLatest \(other)", { $0.flatMapLatest { Observable.from(other).startWith($0) } },
        { $0.flatMap { [$0] + other } }
      ),
      (
        "combineLatest \(other)", { .combineLatest($0, second) { $0 &- $1 } },
        { input in input.last.map { last in other.map { last &- $0 } } ?? [] }
      ),
      (
        "combineLatest of pairs \(other)", { Observable.combineLatest($0, second).map { $0 &- $1 } },
        { input in input.last.map { last in other.map { last &- $0 } } ?? [] }
      ),
      (
        "combineLatest of three \(other)", { .combineLatest($0, Observable.just(number), second) { $0 &- $1 &- $2 } },
        { input in input.last.map { last in other.map { last &- number &- $0 } } ?? [] }
      ),
      ("zip of pairs \(other)", { Observable.zip($0, second).map { $0 &- $1 } }, { zip($0, other).map { $0 &- $1 } }),
      (
        "zip of three \(other)", { .zip($0, second, Observable.repeatElement(number).take(2)) { $0 &- $1 &- $2 } },
        { zip($0, other).prefix(2).map { $0 &- $1 &- number } }
      ),
      (
        "withLatestFrom(_:) \(other)", { $0.withLatestFrom(second) },
        { input in other.last.map { last in input.map { _ in last } } ?? [] }
      ),
      ("concat of three \(other)", { .concat(second, $0, .just(number)) }, { other + $0 + [number] }),
    ]
  }

  private static func shared(_ number: Int) -> [Step] {
    [
      ("share", { $0.share() }, { $0 }),
      ("share(replay: \(number))", { $0.share(replay: number) }, { $0 }),
      ("share for ever", { source in .deferred { source.share(replay: number, scope: .forever) } }, { $0 }),
      ("publish", { $0.publish().refCount() }, { $0 }),
      ("replay \(number)", { $0.replay(number).refCount() }, { $0 }),
      ("replayAll", { $0.replayAll().refCount() }, { $0 }),
      ("multicast", { source in .deferred { source.multicast(PublishSubject()).refCount() } }, { $0 }),
      (
        "multicast of async subjects", { $0.multicast(makeSubject: { AsyncSubject() }).refCount() },
        { Array($0.suffix(1)) }
      ),
      (
        "multicast with a selector",
        { $0.multicast({ PublishSubject() }) { .zip($0, $0.skip(1)) { $1 &- $0 } } },
        { zip($0, $0.dropFirst()).map { $1 &- $0 } }
      ),
    ]
  }

  private static func failing(_ number: Int, _ other: [Int]) -> [Step] {
    let runs = number % 3
    return [
      ("catch \(other)", { $0.concat(.error(Failure())).catch { _ in .from(other) } }, { $0 + other }),
      (
        "retry(\(runs))", { $0.concat(.error(Failure())).retry(runs).catchErrorJustComplete() },
        { input in (0..<runs).flatMap { _ in input } }
      ),
      (
        "retry by a behaviour",
        {
          $0.concat(.error(Failure()))
            .retry(.immediate(maxCount: UInt(runs)), scheduler: ImmediateScheduler()).catchErrorJustComplete()
        },
        { input in (0..<max(runs, 1)).flatMap { _ in input } }
      ),
      ("retry(when:)", { $0.concat(.error(Failure())).retry { $0.take(1) } }, { $0 + $0 }),
      ("retry() \(runs)", { failing($0, runs) { $0.retry() } }, { input in (0...runs).flatMap { _ in input } }),
      (
        "ignoreErrors \(runs)", { failing($0, runs) { $0.ignoreErrors { $0 is Failure } } },
        { input in (0...runs).flatMap { _ in input } }
      ),
    ]
  }

  private static func narrowed(_ number: Int, _ other: [Int]) -> [Step] {
    [
      ("first as a single", { $0.first().asObservable().map { $0 ?? -1 } }, { [$0.first ?? -1] }),
      ("last as a single", { $0.last().asObservable().map { $0 ?? -1 } }, { [$0.last ?? -1] }),
      ("toArray as a single", { $0.toArray().map { $0.reduce(0, &+) }.asObservable() }, { [$0.reduce(0, &+)] }),
      (
        "toSortedArray as a single", { $0.toSortedArray(by: >).asObservable().flatMap { Observable.from($0) } },
        { $0.sorted(by: >) }
      ),
      (
        "and as a maybe", { $0.map { $0 > number }.and().map { $0 ? 1 : 0 }.asObservable() },
        { input in input.isEmpty ? [] : [input.allSatisfy { $0 > number } ? 1 : 0] }
      ),
      (
        "and of several",
        { Observable.and($0.map { $0 > number }, Observable.just(true)).map { $0 ? 1 : 0 }.asObservable() },
        { input in input.isEmpty ? [] : [input.allSatisfy { $0 > number } ? 1 : 0] }
      ),
      ("asSingle", { $0.asSingle().catchAndReturn(-1).asObservable() }, { $0.count == 1 ? $0 : [-1] }),
      ("asMaybe", { $0.asMaybe().catchAndReturn(-1).asObservable() }, { $0.count < 2 ? $0 : [-1] }),
      ("asCompletable", { $0.ignoreElements().asCompletable().andThen(Observable<Int>.empty()) }, { _ in [] }),
      ("andThen \(other)", { $0.ignoreElements().asCompletable().andThen(Observable.from(other)) }, { _ in other }),
      (
        "ifEmpty of a maybe", { $0.take(1).asMaybe().ifEmpty(default: number).asObservable() }, { [$0.first ?? number] }
      ),
      (
        "flatMapMaybe",
        { $0.take(1).asMaybe().flatMapMaybe { Maybe.from(optional: $0 > number ? $0 : nil) }.asObservable() },
        { $0.prefix(1).filter { $0 > number } }
      ),
      (
        "flatMapCompletable",
        { $0.take(1).asMaybe().flatMapCompletable { _ in .empty() }.andThen(Observable.just(number)) },
        { _ in [number] }
      ),
    ]
  }

  private static func converted(_ number: Int, _ other: [Int]) -> [Step] {
    [
      (
        "asInfallible", { $0.concat(.error(Failure())).asInfallible(onErrorJustReturn: number).asObservable() },
        { $0 + [number] }
      ),
      (
        "asInfallible \(other)",
        { $0.concat(.error(Failure())).asInfallible(onErrorFallbackTo: .from(other)).asObservable() }, { $0 + other }
      ),
      (
        "asDriver", { $0.asDriver(onErrorJustReturn: 0).map { $0 &+ number }.asObservable() },
        { $0.map { $0 &+ number } }
      ),
      (
        "asSignal", { $0.asSignal(onErrorJustReturn: 0).filter { $0 > number }.asObservable() },
        { $0.filter { $0 > number } }
      ),
    ]
  }

  private static func sources(_ number: Int, _ other: [Int]) -> [Step] {
    [
      ("just", { _ in .just(number) }, { _ in [number] }),
      ("of", { _ in .of(number, 1) }, { _ in [number, 1] }),
      ("from \(other)", { _ in .from(other) }, { _ in other }),
      (
        "from a lazy sequence", { _ in .from(sequence(first: 0) { $0 + 1 }.prefix(number)) }, { _ in Array(0..<number) }
      ),
      (
        "from(optional:)", { .concat($0, .from(optional: number > 3 ? number : nil)) },
        { $0 + (number > 3 ? [number] : []) }
      ),
      ("empty", { .concat(.empty(), $0) }, { $0 }),
      ("range", { _ in .range(start: number, count: 4) }, { _ in Array(number..<number + 4) }),
      (
        "generate", { _ in .generate(initialState: number, condition: { $0 < 9 }, iterate: { $0 + 2 }) },
        { _ in Array(stride(from: number, to: 9, by: 2)) }
      ),
      (
        "repeatElement", { _ in .repeatElement(1).take(number) }, { _ in Array(repeating: 1, count: number) }
      ),
      ("deferred", { source in .deferred { source } }, { $0 }),
      ("create", { source in .create { source.subscribe($0) } }, { $0 }),
      ("once", { source in .deferred { Observable.once(number).concat(source) } }, { [number] + $0 }),
    ]
  }

  /// An operator over a source that fails so many times, and then does not; anew for each subscription.
  private static func failing(
    _ source: Observable<Int>, _ times: Int, _ operation: @escaping (Observable<Int>) -> Observable<Int>
  ) -> Observable<Int> {
    .deferred {
      var runs = 0
      return operation(
        .deferred {
          runs += 1
          return runs > times ? source : source.concat(.error(Failure()))
        })
    }
  }

  /// Reads numbers from numbers.
  private struct Tenfold: DataDecoder {
    func decode<Item: Decodable>(_ type: Item.Type, from data: Int) throws -> Item {
      guard let item = data &* 10 as? Item else { throw Failure() }
      return item
    }
  }
}

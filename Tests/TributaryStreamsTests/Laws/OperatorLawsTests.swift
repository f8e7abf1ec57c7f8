import Testing
import TributaryStreams
import TributaryTesting

/// Every operator through the law checker.
@Suite struct OperatorLawsTests {
  /// An operator with its name and what the laws find.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let violations: () -> [Violation]

    init<Output>(
      _ name: String, errors: OperatorLaws<Output>.Errors = .passed,
      _ operation: @escaping (Observable<Int>) -> Observable<Output>
    ) {
      testDescription = name
      violations = {
        OperatorLaws(errors: errors, of: operation).violations
          + DeinitLaws(of: { operation($0.map(\.number)) }).violations
      }
    }

    init<Output>(
      elements name: String, _ operation: @escaping (Observable<ReentrantElement>) -> Observable<Output>
    ) {
      testDescription = name
      violations = { DeinitLaws(of: operation).violations }
    }

    init<Output>(
      throwing name: String,
      _ operation: @escaping (Observable<Int>, @escaping (Int) throws -> Int) -> Observable<Output>
    ) {
      testDescription = name
      violations = { ClosureLaws(of: operation).violations }
    }
  }

  static var plain: [Row] {
    [
      Row("map") { $0.map { $0 + 1 } },
      Row("filter") { $0.filter { $0 % 2 == 0 } },
      Row("compactMap") { $0.compactMap { $0 > 1 ? "\($0)" : nil } },
      Row("take(0)") { $0.take(0) },
      Row("take(2)") { $0.take(2) },
      Row("skip") { $0.skip(1) },
      Row("startWith") { $0.startWith(8, 9) },
      Row("scan") { $0.scan(0, accumulator: +) },
      Row("scan(into:)") { $0.scan(into: []) { $0.append($1) } },
      Row("distinctUntilChanged") { $0.distinctUntilChanged() },
      Row("distinctUntilChanged by key") { $0.distinctUntilChanged { $0 / 2 } },
      Row("distinctUntilChanged by comparer") { $0.distinctUntilChanged { $0 == $1 } },
      Row("distinctUntilChanged by key and comparer") { $0.distinctUntilChanged({ $0 / 2 }, comparer: ==) },
      Row("do") { $0.do(onNext: { _ in }, afterNext: { _ in }, onCompleted: {}, onSubscribed: {}, onDispose: {}) },
      Row("catch", errors: .handled) { $0.catch { _ in .of(8, 9) } },
      Row("share") { $0.share() },
      Row("a chain of six") {
        $0.map { $0 + 1 }.filter { $0 > 2 }.scan(0, accumulator: +).distinctUntilChanged().startWith(1).take(3)
      },
    ]
  }

  static var combining: [Row] {
    [
      Row("flatMap") { $0.flatMap { Observable.of($0, 9) } },
      Row("flatMap to timers") { $0.flatMap { Observable<Int>.interval(.milliseconds($0 * 3)).take(3) } },
      Row("flatMapLatest") { $0.flatMapLatest { Observable.of($0, 9) } },
      Row("flatMapLatest to timers") { $0.flatMapLatest { Observable<Int>.interval(.milliseconds($0 * 3)).take(3) } },
      Row("merge") { .merge(.of(8, 9), $0) },
      Row("merge of streams") { $0.map { Observable.of($0, 9) }.merge() },
      Row("concat") { $0.concat(.of(8, 9)) },
      Row("concat after another") { .concat(.of(8, 9), $0) },
      Row("concat of three") { .concat([.of(8), $0, .of(9)]) },
      Row("combineLatest") { Observable.combineLatest($0, Observable.of(8, 9)) },
      Row("combineLatest of a diamond") { Observable.combineLatest($0, $0.map { $0 * 10 }, resultSelector: +) },
      Row("combineLatest of a collection") { Observable.combineLatest([$0, .of(8, 9), $0.skip(1)]) },
      Row("zip") { Observable.zip($0, Observable.of(7, 8, 9)) },
      Row("zip of a diamond") { Observable.zip($0, $0.skip(1), resultSelector: +) },
      Row("zip of a collection") { Observable.zip([$0, $0.skip(1), .from(1...9)]) },
      Row("withLatestFrom") { $0.withLatestFrom(Observable.of(8, 9)) },
      Row("withLatestFrom itself") { $0.withLatestFrom($0) { "\($0)\($1)" } },
    ]
  }

  static var timed: [Row] {
    [5, 10, 25].flatMap { (milliseconds: Int) in
      let duration = Duration.milliseconds(milliseconds)
      return [
        Row("debounce \(milliseconds)") { $0.debounce(duration) },
        Row("delay \(milliseconds)") { $0.delay(duration) },
        Row("throttle leading \(milliseconds)") { $0.throttle(duration, mode: .leading) },
        Row("throttle latest \(milliseconds)") { $0.throttle(duration, mode: .latest) },
        Row("throttle both \(milliseconds)") { $0.throttle(duration) },
      ]
    } + [
      Row("delay 0") { $0.delay(.zero) },
      Row("debounce 0") { $0.debounce(.zero) },
      Row("a chain in time") { $0.delay(.milliseconds(3)).throttle(.milliseconds(25)).debounce(.milliseconds(7)) },
    ]
  }

  static var throwing: [Row] {
    [
      Row(throwing: "map") { source, probe in source.map { try probe($0) } },
      Row(throwing: "filter") { source, probe in source.filter { try probe($0) > 1 } },
      Row(throwing: "compactMap") { source, probe in source.compactMap { Optional(try probe($0)) } },
      Row(throwing: "scan") { source, probe in source.scan(0) { try probe($0 + $1) } },
      Row(throwing: "scan(into:)") { source, probe in source.scan(into: 0) { $0 += try probe($1) } },
      Row(throwing: "distinctUntilChanged by key") { source, probe in
        source.distinctUntilChanged { try probe($0) }
      },
      Row(throwing: "distinctUntilChanged by comparer") { source, probe in
        source.distinctUntilChanged { try probe($0) == $1 }
      },
      Row(throwing: "do(onNext:)") { source, probe in source.do(onNext: { _ = try probe($0) }) },
      Row(throwing: "do(afterNext:)") { source, probe in source.do(afterNext: { _ = try probe($0) }) },
      Row(throwing: "flatMap") { source, probe in source.flatMap { Observable.just(try probe($0)) } },
      Row(throwing: "flatMapLatest") { source, probe in source.flatMapLatest { Observable.just(try probe($0)) } },
      Row(throwing: "combineLatest") { source, probe in
        .combineLatest(source, Observable.just(1), resultSelector: { first, _ in try probe(first) })
      },
      Row(throwing: "zip") { source, probe in
        .zip(source, Observable.from(1...9), resultSelector: { first, _ in try probe(first) })
      },
      Row(throwing: "withLatestFrom") { source, probe in
        source.withLatestFrom(Observable.just(1), resultSelector: { first, _ in try probe(first) })
      },
    ]
  }

  @Test(arguments: plain.indices) func `plain operators keep the laws`(index: Int) {
    check(Self.plain[index])
  }

  @Test(arguments: combining.indices) func `operators of several streams keep the laws`(index: Int) {
    check(Self.combining[index])
  }

  @Test(arguments: timed.indices) func `operators of time keep the laws`(index: Int) {
    check(Self.timed[index])
  }

  @Test(arguments: throwing.indices) func `closures that throw keep the laws`(index: Int) {
    check(Self.throwing[index])
  }

  func check(_ row: Row) {
    #expect(row.violations() == [], "\(row.testDescription)")
  }
}

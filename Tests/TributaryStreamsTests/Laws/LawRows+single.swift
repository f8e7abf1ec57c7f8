import Testing
import TributaryStreams
import TributaryTesting

/// Operators with one source through the law checker. Those that fail without an element catch that, since the checker
/// asks for a completion then.
extension OperatorLawsTests {
  static var singleRows: [Row] {
    transforming + filtering + others + throwingSingle
  }

  private static var transforming: [Row] {
    [
      Row("reduce") { $0.reduce(0, accumulator: +) },
      Row("reduce(into:)") { $0.reduce(into: []) { $0.append($1) } },
      Row("reduce with a result") { $0.reduce(0, accumulator: +, mapResult: { "\($0)" }) },
      Row("count") { $0.count() },
      Row("count of some") { $0.count { $0 > 1 } },
      Row("and of all") { $0.map { $0 > 0 }.apply(.and()) },
      Row("and of some") { $0.map { $0 < 2 }.apply(.and()) },
      Row("toArray") { $0.apply(.toArray()) },
      Row("toSortedArray") { $0.apply(.toSortedArray(.descending)) },
      Row("enumerated") { $0.enumerated() },
      Row("materialize", errors: .handled) { $0.materialize().map { $0.map { "<\($0)>" }.element ?? "end" } },
      Row("dematerialize") { $0.map { $0 == 4 ? Event.completed : .next($0) }.dematerialize() },
      Row("materialize, dematerialize") { $0.materialize().dematerialize() },
      Row("elements", errors: .handled) { $0.materialize().elements() },
      Row("errors") { $0.map { $0 == 2 ? Event<Int>.error(LawError()) : .next($0) }.errors() },
      Row("unwrap") { $0.map { $0 > 1 ? $0 : nil }.unwrap() },
      Row("mapTo") { $0.mapTo(7) },
      Row("mapAt") { $0.mapAt(\.description) },
      Row("mapMany") { $0.map { [$0, 9] }.mapMany { $0 + 1 } },
      Row("not") { $0.map { $0 > 1 }.not() },
      Row("filterMap") { $0.filterMap { $0 > 1 ? .map("\($0)") : .ignore } },
      Row("ofType") { $0.map { $0 as any Sendable }.ofType(Int.self) },
      Row("nwise") { $0.nwise(2) },
      Row("pairwise") { $0.pairwise() },
      Row("currentAndPrevious") { $0.currentAndPrevious() },
      Row("partition, matches") { $0.partition { $0 % 2 == 0 }.matches },
      Row("partition, others") { $0.partition { $0 % 2 == 0 }.nonMatches },
      Row("apply of a function") { $0.apply { $0.map { $0 + 1 } } },
    ]
  }

  private static var filtering: [Row] {
    [
      Row("first") { $0.apply(.first()) },
      Row("last") { $0.apply(.last()) },
      Row("single", errors: .handled) { $0.single().catchErrorJustComplete() },
      Row("single of some", errors: .handled) { $0.single { $0 == 3 }.catchErrorJustComplete() },
      Row("element(at:)", errors: .handled) { $0.element(at: 2).catchErrorJustComplete() },
      Row("element(at: -1)", errors: .handled) { $0.element(at: -1).catchErrorJustComplete() },
      Row("ignoreElements") { $0.ignoreElements() },
      Row("ignore") { $0.ignore(2, 3) },
      Row("ignoreWhen") { $0.ignoreWhen { $0 == 2 } },
      Row("takeLast") { $0.takeLast(3) },
      Row("takeLast(0)") { $0.takeLast(0) },
      Row("take(-1)") { $0.take(-1) },
      Row("skip(-1)") { $0.skip(-1) },
      Row("take(while:)") { $0.take(while: { $0 < 3 }) },
      Row("take(while:), inclusive") { $0.take(while: { $0 < 3 }, behavior: .inclusive) },
      Row("take(until:)") { $0.take(until: { $0 == 3 }) },
      Row("take(until:), inclusive") { $0.take(until: { $0 == 3 }, behavior: .inclusive) },
      Row("skip(while:)") { $0.skip(while: { $0 < 2 }) },
      Row("distinct") { $0.distinct() },
      Row("distinct by key") { $0.distinct { $0 / 2 } },
      Row("distinct of what can only be compared") { $0.map { OnlyEquatable(number: $0) }.distinct() },
      Row("distinctUntilChanged(at:)") { $0.distinctUntilChanged(at: \.description.count) },
      Row("ifEmpty(default:)") { $0.ifEmpty(default: 7) },
      Row("ifEmpty(switchTo:)") { $0.ifEmpty(switchTo: Observable.of(7, 8)) },
      Row("withUnretained") { $0.withUnretained(owner).map(\.1) },
    ]
  }

  private static var others: [Row] {
    [
      Row("catchAndReturn", errors: .handled) { $0.catchAndReturn(7) },
      Row("catchErrorJustComplete", errors: .handled) { $0.catchErrorJustComplete() },
      Row("catch(sequence:)", errors: .handled) { .catch(sequence: [$0, .of(8, 9)]) },
      Row("catch(sequence:) of one") { .catch(sequence: [$0]) },
      Row("ignoreErrors, of none") { $0.ignoreErrors { _ in false } },
      Row("repeatWithBehavior") { $0.repeatWithBehavior(.delayed(maxCount: 2, time: .milliseconds(5))) },
      Row("repeatWithBehavior at once") { $0.repeatWithBehavior(.immediate(maxCount: 2)) },
      Row("debug") { source in DebugOutput.$writer.withValue({ _ in }) { source.debug() } },
      Row("using") { source in
        Observable.using({ CompositeDisposable() }, observableFactory: { _ in source })
      },
    ]
  }

  private static var throwingSingle: [Row] {
    [
      Row(throwing: "reduce") { source, probe in source.reduce(0) { try probe($0 + $1) } },
      Row(throwing: "reduce(into:)") { source, probe in source.reduce(into: 0) { $0 += try probe($1) } },
      Row(throwing: "count") { source, probe in source.count { try probe($0) > 1 } },
      Row(throwing: "toSortedArray") { source, probe in source.apply(.toSortedArray { try probe($0) < $1 }) },
      Row(throwing: "mapMany") { source, probe in source.map { [$0] }.mapMany { try probe($0) } },
      Row(throwing: "filterMap") { source, probe in source.filterMap { .map(try probe($0)) } },
      Row(throwing: "partition") { source, probe in source.partition { try probe($0) > 0 }.matches },
      Row(throwing: "single") { source, probe in source.single { try probe($0) > 9 } },
      Row(throwing: "ignoreWhen") { source, probe in source.ignoreWhen { try probe($0) > 1 } },
      Row(throwing: "take(while:)") { source, probe in source.take(while: { try probe($0) < 9 }) },
      Row(throwing: "take(until:)") { source, probe in source.take(until: { try probe($0) > 9 }) },
      Row(throwing: "skip(while:)") { source, probe in source.skip(while: { try probe($0) < 9 }) },
      Row(throwing: "distinct") { source, probe in source.distinct { try probe($0) } },
      Row(throwing: "withUnretained") { source, probe in
        source.withUnretained(owner, resultSelector: { try probe($1) })
      },
    ]
  }

  /// An object that lives as long as the tests.
  private final class Owner: Sendable {}

  private static let owner = Owner()

  private struct OnlyEquatable: Equatable {
    var number: Int
  }

  @Test(arguments: singleRows.indices) func `operators with one source keep the laws`(index: Int) {
    check(Self.singleRows[index])
  }
}

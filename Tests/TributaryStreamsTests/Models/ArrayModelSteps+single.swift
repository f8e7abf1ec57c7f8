import TributaryStreams
import TributaryTesting
import TributaryTime

/// Steps of one source, on a stream and on an array.
extension ArrayModelTests {
  static func singleStep(_ random: inout SeededGenerator) -> Step {
    let number = Int.random(in: 0...6, using: &random)
    let other = (0..<Int.random(in: 0...3, using: &random)).map { _ in Int.random(in: 0...9, using: &random) }
    let steps =
      folding(number) + forms(number) + runs(number) + picking(number) + dropping(number) + ending(number, other)
    return steps[Int.random(in: steps.indices, using: &random)]
  }

  private static func folding(_ number: Int) -> [Step] {
    [
      ("reduce", { $0.reduce(number, accumulator: &+) }, { [$0.reduce(number, &+)] }),
      ("reduce(into:)", { $0.reduce(into: number) { $0 = $0 &+ $1 } }, { [$0.reduce(number, &+)] }),
      (
        "reduce with a result", { $0.reduce(number, accumulator: &+, mapResult: { $0 &* 2 }) },
        { [$0.reduce(number, &+) &* 2] }
      ),
      ("count", { $0.count() }, { [$0.count] }),
      ("count of some", { $0.count { $0 > number } }, { [$0.filter { $0 > number }.count] }),
      (
        "and", { $0.map { $0 > number }.apply(.and()).map { $0 ? 1 : 0 } },
        { input in input.isEmpty ? [] : [input.allSatisfy { $0 > number } ? 1 : 0] }
      ),
      ("toArray", { $0.apply(.toArray()).flatMap { Observable.from($0.reversed()) } }, { $0.reversed() }),
      ("toSortedArray", { $0.apply(.toSortedArray()).flatMap { Observable.from($0) } }, { $0.sorted() }),
      (
        "toSortedArray, descending", { $0.apply(.toSortedArray(.descending)).flatMap { Observable.from($0) } },
        { $0.sorted(by: >) }
      ),
    ]
  }

  private static func forms(_ number: Int) -> [Step] {
    [
      ("enumerated", { $0.enumerated().map { $0.index &- $0.element } }, { $0.enumerated().map { $0 &- $1 } }),
      ("materialize", { $0.materialize().dematerialize() }, { $0 }),
      ("elements", { $0.materialize().elements() }, { $0 }),
      ("unwrap", { $0.map { $0 > number ? $0 : nil }.unwrap() }, { $0.filter { $0 > number } }),
      ("mapTo", { $0.mapTo(number) }, { $0.map { _ in number } }),
      ("mapAt", { $0.mapAt(\.nonzeroBitCount) }, { $0.map(\.nonzeroBitCount) }),
      (
        "mapMany", { $0.map { [$0, number] }.mapMany { $0 &+ 1 }.map { $0.reduce(0, &+) } },
        { $0.map { $0 &+ number &+ 2 } }
      ),
      ("not", { $0.map { $0 > number }.not().map { $0 ? 1 : 0 } }, { $0.map { $0 > number ? 0 : 1 } }),
      (
        "filterMap", { $0.filterMap { $0 > number ? .map($0 &+ 1) : .ignore } },
        { $0.filter { $0 > number }.map { $0 &+ 1 } }
      ),
      ("ofType", { $0.map { $0 > number ? $0 as any Sendable : "" }.ofType(Int.self) }, { $0.filter { $0 > number } }),
      ("apply", { $0.apply { $0.map { $0 &+ number } } }, { $0.map { $0 &+ number } }),
      ("withUnretained", { $0.withUnretained(owner).map(\.1) }, { $0 }),
    ]
  }

  private static func runs(_ number: Int) -> [Step] {
    [
      (
        "nwise", { $0.nwise(number).map { $0.reduce(0, &+) } },
        { input in
          let count = max(number, 1)
          guard input.count >= count else { return [] }
          return (0...(input.count - count)).map { input[$0..<($0 + count)].reduce(0, &+) }
        }
      ),
      ("pairwise", { $0.pairwise().map { $1 &- $0 } }, { zip($0, $0.dropFirst()).map { $1 &- $0 } }),
      (
        "currentAndPrevious", { $0.currentAndPrevious().map { $0.current &- ($0.previous ?? number) } },
        { zip($0, [number] + $0).map { $0 &- $1 } }
      ),
      ("partition", { $0.partition { $0 > number }.matches }, { $0.filter { $0 > number } }),
      ("partition, others", { $0.partition { $0 > number }.nonMatches }, { $0.filter { $0 <= number } }),
    ]
  }

  private static func picking(_ number: Int) -> [Step] {
    [
      ("first", { $0.apply(.first()).map { $0 ?? -1 } }, { [$0.first ?? -1] }),
      ("last", { $0.apply(.last()).map { $0 ?? -1 } }, { [$0.last ?? -1] }),
      ("single", { $0.single().catchErrorJustComplete() }, { $0.count == 1 ? $0 : [] }),
      (
        "single of some", { $0.single { $0 > number }.catchAndReturn(-1) },
        { input in
          let some = input.filter { $0 > number }
          return some.count == 1 ? some : [-1]
        }
      ),
      (
        "element(at:)", { $0.element(at: number).catchErrorJustComplete() },
        { $0.indices.contains(number) ? [$0[number]] : [] }
      ),
      ("ignoreElements", { $0.ignoreElements().ofType(Int.self) }, { _ in [] }),
      ("takeLast", { $0.takeLast(number) }, { $0.suffix(number) }),
      ("take(-n)", { $0.take(-number) }, { _ in [] }),
      ("take(while:)", { $0.take(while: { $0 < number }) }, { Array($0.prefix { $0 < number }) }),
      (
        "take(while:), inclusive", { $0.take(while: { $0 < number }, behavior: .inclusive) },
        { input in Array(input.prefix((input.firstIndex { $0 >= number } ?? input.count) + 1)) }
      ),
      ("take(until:)", { $0.take(until: { $0 == number }) }, { Array($0.prefix { $0 != number }) }),
    ]
  }

  private static func dropping(_ number: Int) -> [Step] {
    [
      ("ignore", { $0.ignore(number, 1) }, { $0.filter { $0 != number && $0 != 1 } }),
      ("ignore of a sequence", { $0.ignore(number...9) }, { $0.filter { !(number...9).contains($0) } }),
      ("ignoreWhen", { $0.ignoreWhen { $0 > number } }, { $0.filter { $0 <= number } }),
      ("skip(-n)", { $0.skip(-number) }, { $0 }),
      ("skip(while:)", { $0.skip(while: { $0 < number }) }, { Array($0.drop { $0 < number }) }),
      (
        "distinct", { $0.distinct() },
        { $0.reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } } }
      ),
      (
        "distinct by key", { $0.distinct { $0 % 3 } },
        {
          $0.reduce(into: [Int]()) { all, next in if !all.contains(where: { $0 % 3 == next % 3 }) { all.append(next) } }
        }
      ),
      (
        "distinctUntilChanged(at:)", { $0.distinctUntilChanged(at: \.nonzeroBitCount) },
        { $0.reduce(into: [Int]()) { if $0.last?.nonzeroBitCount != $1.nonzeroBitCount { $0.append($1) } } }
      ),
    ]
  }

  private static func ending(_ number: Int, _ other: [Int]) -> [Step] {
    [
      ("ifEmpty(default:)", { $0.ifEmpty(default: number) }, { $0.isEmpty ? [number] : $0 }),
      ("ifEmpty(switchTo: \(other))", { $0.ifEmpty(switchTo: Observable.from(other)) }, { $0.isEmpty ? other : $0 }),
      ("catchAndReturn", { $0.concat(.error(Failure())).catchAndReturn(number) }, { $0 + [number] }),
      ("catchErrorJustComplete", { $0.concat(.error(Failure())).catchErrorJustComplete() }, { $0 }),
      (
        "catch(sequence: \(other))", { .catch(sequence: [$0.concat(.error(Failure())), .from(other), .never()]) },
        { $0 + other }
      ),
      ("ignoreErrors", { $0.ignoreErrors() }, { $0 }),
      (
        "repeatWithBehavior",
        { $0.repeatWithBehavior(.immediate(maxCount: UInt(number % 3)), scheduler: ImmediateScheduler()) },
        { input in (0..<max(number % 3, 1)).flatMap { _ in input } }
      ),
      (
        "using", { source in .using({ CompositeDisposable() }, observableFactory: { _ in source }) }, { $0 }
      ),
    ]
  }

  /// An object that lives as long as the tests.
  private final class Owner: Sendable {}

  private static let owner = Owner()
}

import Testing
import TributaryStreams
import TributaryTesting

/// What `scripts/check-operators.sh` asks for and no other table has: forms of an operator, sources made from a stream,
/// conversions.
extension OperatorLawsTests {
  static var tableRows: [Row] {
    operators + sources + narrowed + conversions + controls + tableThrowing
  }

  private static var operators: [Row] {
    [
      Row("identity") { $0.apply(.identity) },
      Row("then") { $0.apply(.map { $0 + 1 }.then(.filter { $0 > 2 })) },
      Row("asObservable") { $0.asObservable() },
      Row("delaySubscription") { $0.delaySubscription(.milliseconds(5)) },
      Row("delaySubscription 0") { $0.delaySubscription(.zero) },
      Row("decode") { $0.decode(type: Int.self, decoder: Doubling()) },
      Row("retry", errors: .handled) { anew($0) { $0.retry() } },
      Row("ignoreErrors", errors: .handled) { anew($0) { $0.ignoreErrors() } },
      Row("multicast of a subject") { source in
        .deferred { source.multicast(PublishSubject()).refCount() }
      },
    ]
  }

  private static var sources: [Row] {
    [
      Row("create") { source in .create { source.subscribe($0) } },
      Row("deferred") { source in .deferred { source } },
      Row("Maybe.create(subscribe:)") { source in
        Maybe<Int>.create { observer in
          source.take(1).subscribe(
            onNext: { observer(.success($0)) }, onError: { observer(.error($0)) }, onCompleted: { observer(.completed) }
          )
        }.asObservable()
      },
    ]
  }

  private static var narrowed: [Row] {
    [
      Row("first as a single") { $0.first().asObservable() },
      Row("last as a single") { $0.last().asObservable() },
      Row("toArray as a single") { $0.toArray().asObservable() },
      Row("toSortedArray as a single") { $0.toSortedArray(.descending).asObservable() },
      Row("and as a maybe") { $0.map { $0 > 0 }.and().asObservable() },
      Row("and of several") { Observable.and($0.map { $0 > 0 }, $0.map { $0 < 3 }).asObservable() },
      Row("asCompletable") { $0.take(1).asMaybe().asCompletable().asObservable() },
      Row("asCompletable of no elements") { $0.ignoreElements().asCompletable().asObservable() },
      Row("do of a single") {
        $0.startWith(1).take(1).asSingle().do(onSuccess: { _ in }, onError: { _ in }).asObservable()
      },
      Row("do of a completable") { $0.ignoreElements().asCompletable().do(onCompleted: {}).asObservable() },
      Row("flatMapMaybe") { $0.take(1).asMaybe().flatMapMaybe { .just($0) }.asObservable() },
      Row("flatMapCompletable") { $0.take(1).asMaybe().flatMapCompletable { _ in .empty() }.asObservable() },
      Row("amb of maybes") { Maybe.amb($0.take(1).asMaybe(), .never()).asObservable() },
    ]
  }

  private static var conversions: [Row] {
    [
      Row("asInfallible, again", errors: .handled) { handled($0).asInfallible().asObservable() },
      Row("asInfallible(onErrorFallbackTo:)", errors: .handled) {
        $0.asInfallible(onErrorFallbackTo: .of(8, 9)).asObservable()
      },
      Row("asInfallible(onErrorRecover:)", errors: .handled) {
        $0.asInfallible { _ in .of(8, 9) }.asObservable()
      },
      Row("asDriver of what cannot fail", errors: .handled) { handled($0).asDriver().asObservable() },
      Row("asDriver(onErrorDriveWith:)", errors: .handled) {
        $0.asDriver(onErrorDriveWith: .of(8, 9)).asObservable()
      },
      Row("asDriver(onErrorRecover:)", errors: .handled) {
        $0.asDriver(onErrorRecover: { _ in .of(8, 9) }).asObservable()
      },
      Row("asSignal of what cannot fail", errors: .handled) { handled($0).asSignal().asObservable() },
      Row("asSignal(onErrorSignalWith:)", errors: .handled) {
        $0.asSignal(onErrorSignalWith: .of(8, 9)).asObservable()
      },
      Row("asSignal(onErrorRecover:)", errors: .handled) {
        $0.asSignal(onErrorRecover: { _ in .of(8, 9) }).asObservable()
      },
      Row("asTrait", errors: .handled) {
        $0.asTrait(InfallibleTrait.self, onErrorRecover: { _ in .of(8, 9) }).asObservable()
      },
      Row("do of an infallible", errors: .handled) { handled($0).do(onNext: { _ in }, onCompleted: {}).asObservable() },
    ]
  }

  private static var controls: [Row] {
    [
      Row("changed", errors: .handled) { property($0).changed.asObservable() },
      Row("orEmpty", errors: .handled) { property($0.map { $0 > 1 ? "\($0)" : nil }).orEmpty.asObservable() },
      Row("asControlProperty", errors: .handled) { property($0).asControlProperty().asObservable() },
      Row("asControlEvent", errors: .handled) { ControlEvent(events: $0).asControlEvent().asObservable() },
    ]
  }

  private static var tableThrowing: [Row] {
    [
      Row(throwing: "zip(with:)") { source, probe in
        source.zip(with: Observable.from(1...99)) { first, _ in try probe(first) }
      },
      Row(throwing: "distinctUntilChanged by key and comparer") { source, probe in
        source.distinctUntilChanged({ try probe($0) }, comparer: ==)
      },
      Row(throwing: "distinctUntilChanged by comparer and key") { source, probe in
        source.distinctUntilChanged({ $0 }, comparer: { try probe($0) == $1 })
      },
      Row(throwing: "reduce with a result") { source, probe in
        source.reduce(0, accumulator: { try probe($0 + $1) }, mapResult: { $0 })
      },
      Row(throwing: "do of a single") { source, probe in
        source.flatMap { Single.just($0).do(onSuccess: { _ = try probe($0) }) }
      },
      Row(throwing: "do of a completable") { source, probe in
        source.flatMap { element in Completable.empty().do(onCompleted: { _ = try probe(element) }) }
      },
      Row(throwing: "flatMapMaybe") { source, probe in
        source.flatMap { Maybe.just($0).flatMapMaybe { .just(try probe($0)) } }
      },
      Row(throwing: "flatMapCompletable") { source, probe in
        source.flatMap { element in Maybe.just(element).flatMapCompletable { try probe($0) > 0 ? .empty() : .never() } }
      },
      Row(throwing: "decode") { source, probe in
        source.decode(type: Int.self, decoder: Doubling(probe: probe))
      },
    ]
  }

  /// An operator over a source that is itself in its first run, and one element in the next.
  private static func anew(
    _ source: Observable<Int>, _ operation: @escaping (Observable<Int>) -> Observable<Int>
  ) -> Observable<Int> {
    .deferred {
      var isFirst = true
      return operation(
        .deferred {
          defer { isFirst = false }
          return isFirst ? source : .just(9)
        })
    }
  }

  private static func handled(_ source: Observable<Int>) -> Infallible<Int> {
    source.asInfallible(onErrorJustReturn: 9)
  }

  private static func property<Value>(_ values: Observable<Value>) -> ControlProperty<Value> {
    ControlProperty(values: values, valueSink: PublishRelay<Value>())
  }

  /// Reads numbers from numbers.
  private struct Doubling: DataDecoder {
    var probe: (Int) throws -> Int = { $0 }

    func decode<Item: Decodable>(_ type: Item.Type, from data: Int) throws -> Item {
      guard let item = try probe(data) * 2 as? Item else { throw LawError() }
      return item
    }
  }

  @Test(arguments: tableRows.indices) func `other forms and conversions keep the laws`(index: Int) {
    UnhandledErrors.$handler.withValue({ _, _ in }) { check(Self.tableRows[index]) }
  }
}

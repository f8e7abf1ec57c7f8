import Testing
import TributaryStreams
import TributaryTesting

extension OperatorLawsTests {
  /// Conversions to traits, and operators of traits, as operators from a stream.
  static var traitsRows: [Row] {
    [
      Row("asSingle of one") { $0.startWith(0).take(1).asSingle().asObservable() },
      Row("asMaybe") { $0.take(1).asMaybe().asObservable() },
      Row("asMaybe of several", errors: .passed) { $0.asMaybe().asObservable() },
      Row("a chain of maybes") {
        $0.take(1).asMaybe().map { $0 + 1 }.filter { $0 > 0 }.flatMap { .just($0) }.do(onNext: { _ in }).asObservable()
      },
      Row("a chain of singles", errors: .handled) {
        $0.startWith(1).take(1).asSingle().map { $0 + 1 }.flatMap { .just($0) }.catchAndReturn(9).asObservable()
      },
      Row("Single.zip") { .deferred(Single.zip($0.startWith(1).take(1).asSingle(), .just("a")).asObservable) },
      Row("andThen") { $0.filter { _ in false }.asMaybe().asCompletable().andThen(Observable.of(8, 9)) },
      Row("Completable.zip") { Completable.zip($0.take(1).asMaybe().asCompletable(), .empty()).asObservable() },
      Row("retry of a maybe") { $0.take(1).asMaybe().retry(2).asObservable() },
      Row("asInfallible", errors: .handled) { $0.asInfallible(onErrorJustReturn: 9).asObservable() },
      Row("asDriver", errors: .handled) { $0.asDriver(onErrorJustReturn: 9).asObservable() },
      Row("asSignal", errors: .handled) { $0.asSignal(onErrorJustReturn: 9).asObservable() },
      Row("a chain of drivers", errors: .handled) {
        $0.asDriver(onErrorJustReturn: 9).map { $0 + 1 }.filter { $0 > 2 }.scan(0, accumulator: +)
          .distinctUntilChanged()
          .startWith(1).asObservable()
      },
      Row("drivers combined", errors: .handled) {
        let driver = $0.asDriver(onErrorJustReturn: 9)
        return Driver.combineLatest(driver, driver.map { $0 * 10 }, resultSelector: +).asObservable()
      },
      Row("signals flattened", errors: .handled) {
        $0.asSignal(onErrorJustReturn: 9).flatMapLatest { Signal.of($0, 9) }.asObservable()
      },
      Row("a control property", errors: .handled) { source in
        UnhandledErrors.$handler.withValue({ _, _ in }) {
          ControlProperty(values: source, valueSink: PublishRelay<Int>()).asObservable()
        }
      },
    ]
  }

  @Test(arguments: traitsRows.indices) func `traits keep the laws`(index: Int) {
    UnhandledErrors.$handler.withValue({ _, _ in }) { check(Self.traitsRows[index]) }
  }
}

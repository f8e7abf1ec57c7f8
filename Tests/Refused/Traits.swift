// What the compiler refuses: the promises of traits that are kept by types. See scripts/check-refused.sh.
import TributaryStreams

func load() throws -> Int { 1 }

func everyStream<Stream: ObservableType>(_ stream: Stream) {}

func closuresOfWhatCannotFail(_ driver: Driver<Int>, _ signal: Signal<Int>, _ infallible: Infallible<Int>) {
  _ = driver.map { $0 + (try load()) }  // refused: from throwing function
  _ = signal.filter { $0 == (try load()) }  // refused: from throwing function
  _ = infallible.scan(0) { $0 + $1 + (try load()) }  // refused: from throwing function
  _ = driver.compactMap { _ in try load() }  // refused: from throwing function
  _ = signal.do(onNext: { _ in _ = try load() })  // refused: from throwing function
  _ = Infallible<Int>.deferred { .just(try load()) }  // refused: from throwing function
  _ = Driver.combineLatest(driver, signal) { $0 + $1 + (try load()) }  // refused: from throwing function
}

func streamsThatCanFail(_ driver: Driver<Int>, _ stream: Observable<Int>, _ single: Single<Int>) {
  _ = driver.flatMapLatest { _ in single }  // refused: no exact matches
  _ = driver.withLatestFrom(stream)  // refused: conform to 'InfallibleType'
  _ = driver.take(until: stream)  // refused: conform to 'InfallibleType'
  _ = Driver.zip(driver, stream)  // refused: conform to 'InfallibleType'
  _ = stream.asDriver()  // refused: missing argument for parameter 'onErrorJustReturn'
  _ = driver.retry()  // refused: be equivalent
}

func theNumberOfElements(_ single: Single<Int>, _ completable: Completable) {
  _ = single.take(2)  // refused: be equivalent
  _ = Single<Int>.empty()  // refused: be equivalent
  _ = completable.map { $0 }  // refused: conform to 'ElementTrait'
  let _: Single<Int> = single.filter { $0 > 1 }  // refused: TraitStream<MaybeTrait, Int>
  everyStream(single)  // refused: conform to 'ObservableType'
}

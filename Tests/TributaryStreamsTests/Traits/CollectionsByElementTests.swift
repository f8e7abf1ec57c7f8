import Testing
import TributaryStreams

/// The static functions of a collection of streams, called on the type of one stream as RxSwift has them, and what else
/// RxSwift's users write that names the same thing in another way.
@Suite struct CollectionsByElementTests {
  private let first = BehaviorRelay(value: 1)
  private let second = BehaviorRelay(value: 10)

  private var streams: [Observable<Int>] { [first.asObservable(), second.asObservable()] }
  private var drivers: [Driver<Int>] { [first.asDriver(), second.asDriver()] }

  private func elements<Stream: ObservableConvertibleType>(_ stream: Stream) -> [Stream.Element] {
    var seen: [Stream.Element] = []
    let subscription = stream.asObservable().subscribe(onNext: { seen.append($0) })
    second.accept(20)
    subscription.dispose()
    second.accept(10)
    return seen
  }

  @Test func combineLatestOfACollectionIsCalledOnTheTypeOfAStreamOrOfTheResult() {
    let byElement: Observable<[Int]> = Observable<Int>.combineLatest(streams)
    let byResult: Observable<[Int]> = .combineLatest(streams)
    let byNeither = Observable.combineLatest(streams)
    for stream in [byElement, byResult, byNeither] { #expect(elements(stream) == [[1, 10], [1, 20]]) }
    #expect(elements(Observable<Int>.combineLatest([first, second])) == [[1, 10], [1, 20]])
    #expect(elements(Observable<Int>.combineLatest(streams) { $0.reduce(0, +) }) == [11, 21])
    #expect(elements(Observable<String>.combineLatest(streams) { "\($0)" }) == ["[1, 10]", "[1, 20]"])
  }

  @Test func zipOfACollectionIsCalledOnTheTypeOfAStreamOrOfTheResult() {
    let rows = [Observable.of(1, 2), Observable.of(10, 20, 30)]
    let byElement: Observable<[Int]> = Observable<Int>.zip(rows)
    let byResult: Observable<[Int]> = .zip(rows)
    let byNeither = Observable.zip(rows)
    for stream in [byElement, byResult, byNeither] { #expect(elements(stream) == [[1, 10], [2, 20]]) }
    #expect(elements(Observable<Int>.zip(rows) { $0.reduce(0, +) }) == [11, 22])
  }

  @Test func sharedStreamsAreCombinedByEitherType() {
    let combined: Driver<[Int]> = Driver<Int>.combineLatest(drivers)
    #expect(elements(combined) == [[1, 10], [1, 20]])
    #expect(elements(Driver<[Int]>.combineLatest(drivers)) == [[1, 10], [1, 20]])
    let texts: Driver<String> = Driver<Int>.combineLatest(drivers) { "\($0)" }
    #expect(elements(texts) == ["[1, 10]", "[1, 20]"])
    let sums: Driver<Int> = Driver<Int>.combineLatest(drivers) { $0.reduce(0, +) }
    #expect(elements(sums) == [11, 21])
    #expect(elements(Infallible<Int>.combineLatest([first, second])) == [[1, 10], [1, 20]])
    let rows = [Infallible.of(1, 2), Infallible.of(10, 20)]
    #expect(elements(Infallible<Int>.zip(rows)) == [[1, 10], [2, 20]])
    #expect(elements(Infallible<Int>.zip(rows) { "\($0)" }) == ["[1, 10]", "[2, 20]"])
  }

  @Test func singlesAreZippedByEitherType() {
    let singles = [Single.just(1), Single.just(2)]
    let byElement: Single<[Int]> = Single<Int>.zip(singles)
    let byResult: Single<[Int]> = .zip(singles)
    #expect(elements(byElement) == [[1, 2]] && elements(byResult) == [[1, 2]])
    let text: Single<String> = Single<Int>.zip(singles) { "\($0)" }
    #expect(elements(text) == ["[1, 2]"])
    #expect(elements(Single<Int>.zip([Single<Int>]())) == [[]])
  }

  @Test func cascadeOfACollectionIsCalledOnTheTypeOfItsStreams() {
    let rows = [Observable.of(1).concat(.never()), Observable.of(2, 3)]
    #expect(elements(Observable<Observable<Int>>.cascade(rows)) == [1, 2, 3])
    #expect(elements(Observable<Int>.cascade(rows)) == [1, 2, 3])
  }

  @Test func concatOfASequenceRunsItsStreamsAsTheyAreAskedFor() {
    var asked = 0
    let endless = sequence(first: 1) { $0 + 1 }.lazy.map { number -> Int in
      asked = number
      return number
    }
    let drivers = AnySequence(endless.map { Driver.just($0) })
    #expect(elements(Driver.concat(drivers).take(3)) == [1, 2, 3])
    #expect(asked == 3)
    #expect(elements(Signal.concat(AnySequence([Signal.just(1), .just(2)]))) == [1, 2])
    #expect(elements(Infallible.concat(AnySequence([Infallible.just(1), .just(2)]))) == [1, 2])
    var done: [Int] = []
    let work = (1...3).map { number in Completable.empty().do(onCompleted: { done.append(number) }) }
    #expect(elements(Completable.concat(AnySequence(work))).isEmpty)
    #expect(done == [1, 2, 3])
  }

  @Test func zipWithAnotherStreamIsThereForEachKind() {
    let add = { (first: Int, second: Int) in first + second }
    #expect(elements(Single.just(1).zip(with: Single.just(2), resultSelector: add)) == [3])
    #expect(elements(Maybe.just(1).zip(with: Maybe.just(2), resultSelector: add)) == [3])
    #expect(elements(Maybe<Int>.empty().zip(with: Maybe.just(2), resultSelector: add)).isEmpty)
    #expect(elements(Single.just(1).zip(with: Observable.of(2, 3), resultSelector: add)) == [3])
    #expect(elements(Driver.of(1, 2).zip(with: Driver.of(2, 3), resultSelector: add)) == [3, 5])
  }

  @Test func aLeadingDotMakesTheOtherStream() {
    #expect(elements(Observable<Int>.empty().ifEmpty(switchTo: .just(1))) == [1])
    #expect(elements(Observable.just(1).merge(with: .just(2))) == [1, 2])
    #expect(elements(Observable.just(1).merge(with: [.just(2), .of(3, 4)])) == [1, 2, 3, 4])
  }

  @Test func singleEventIsATypeByItself() {
    var events: [SingleEvent<Int>] = []
    let handle = { (event: SingleEvent<Int>) in events.append(event) }
    _ = Single.just(1).subscribe(handle)
    #expect(events.map { try? $0.get() } == [1])
  }
}

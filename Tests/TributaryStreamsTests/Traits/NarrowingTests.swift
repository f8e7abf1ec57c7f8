import Testing
import TributaryStreams
import TributaryTesting

@Suite struct NarrowingTests {
  let run = MarbleRun()

  @Test func `asSingle passes on the only element when its source has completed`() throws {
    let source = try run.hot("-1--|")
    #expect(run.picture { source.asSingle() } == "----(1|)")
  }

  @Test func `asMaybe may be empty`() throws {
    let one = try run.hot("-1--|")
    #expect(run.picture { one.asMaybe() } == "----(1|)")
    let none = try run.hot("----|")
    #expect(run.picture { none.asMaybe() } == "----|")
  }

  @Test func `no element, or a second one, is an error`() {
    let recorder = Recorder<Int>()
    recorder.record(Observable<Int>.empty().asSingle())
    recorder.record(Observable.of(1, 2).asSingle())
    recorder.record(Observable.of(1, 2).asMaybe())
    recorder.record(Observable<Int>.error(Failure()).asSingle())
    #expect(
      recorder.events.map { $0.event.error as? RxError } == [
        .noElements, .moreThanOneElement, .moreThanOneElement, nil,
      ])
    #expect(recorder.events.last == .error(.zero, Failure()))
  }

  @Test func `the second element ends the source at once`() {
    let source = PublishSubject<Int>()
    var hadObservers: Bool?
    let subscription = source.asSingle().subscribe(onFailure: { _ in hadObservers = source.hasObservers })
    source.onNext(1)
    #expect(source.hasObservers && hadObservers == nil)
    source.onNext(2)
    #expect(hadObservers == false && subscription.isDisposed)
  }

  @Test func `first is one, also when its source sends again from inside it`() {
    let source = PublishSubject<Int>()
    let recorder = Recorder<Int?>()
    recorder.record(source.first()) { _ in source.onNext(2) }
    source.onNext(1)
    #expect(recorder.events == [.next(.zero, 1), .completed(.zero)] && !source.hasObservers)
    recorder.record(Observable<Int>.empty().first())
    recorder.record(Observable.of(1, 2).last())
    #expect(recorder.elements == [1, nil, 2])
  }

  @Test func `arrays of all elements are singles`() {
    let recorder = Recorder<[Int]>()
    recorder.record(Observable.of(2, 3, 1).toArray())
    recorder.record(Observable<Int>.empty().toArray())
    recorder.record(Observable.of(2, 3, 1).toSortedArray())
    recorder.record(Observable.of(2, 3, 1).toSortedArray(.descending))
    recorder.record(Observable.of(2, 3, 1).toSortedArray { $0 > $1 })
    #expect(recorder.elements == [[2, 3, 1], [], [1, 2, 3], [3, 2, 1], [3, 2, 1]])
  }

  @Test func `and of one stream and of several is a maybe`() {
    let (first, second) = (PublishSubject<Bool>(), PublishSubject<Bool>())
    let recorder = Recorder<Bool>()
    recorder.record(Observable.of(true, true).and())
    recorder.record(Observable<Bool>.empty().and())
    recorder.record(Observable.and(first, second.asObservable()))
    first.onNext(true)
    first.onCompleted()
    #expect(recorder.elements == [true])
    second.onNext(false)
    #expect(recorder.elements == [true, false] && !second.hasObservers)
    recorder.record(Observable.and([Observable.just(true), .of(true, true)]))
    #expect(recorder.elements == [true, false, true])
  }

  @Test func `and of several comes when all have completed`() throws {
    let (a, b) = try (run.hot("t---t-|"), run.hot("--t-----|"))
    let answer = Observable.and(a.map { $0 == "t" }, b.map { $0 == "t" }).map { $0 ? "t" : "f" }
    #expect(run.picture { answer } == "--------(t|)")
  }

  @Test func `a stream that drops its elements is a completable`() {
    let recorder = Recorder<Never>()
    recorder.record(Observable.of(1, 2).ignoreElements().asCompletable())
    #expect(recorder.events.count == 1 && recorder.isStopped)
  }
}

import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

@Suite struct TraitErrorsTests {
  let run = MarbleRun()

  /// A single that fails so many times, then succeeds with the number of its run.
  private func failing(_ times: Int) -> (single: Single<Int>, runs: () -> Int) {
    var runs = 0
    let single = Single<Int>.deferred {
      runs += 1
      return runs > times ? .just(runs) : .error(Failure())
    }
    return (single, { runs })
  }

  private func events<Element>(_ stream: some ObservableConvertibleType<Element>) -> [Recorded<Element>] {
    let recorder = Recorder<Element>()
    recorder.record(stream)
    return recorder.events
  }

  @Test func `retry runs again until it does not fail`() {
    #expect(events(failing(5).single.retry()) == [.next(.zero, 6), .completed(.zero)])
    #expect(events(failing(2).single.retry(3)) == [.next(.zero, 3), .completed(.zero)])
    #expect(events(failing(3).single.retry(3)) == [.error(.zero, Failure())])
  }

  @Test func `a single of no attempt would be empty, so there is always one`() {
    for count in [0, -1, Int.min] {
      let (single, runs) = failing(5)
      #expect(events(single.retry(count)) == [.error(.zero, Failure())])
      #expect(runs() == 1)
    }
  }

  @Test func `retry when another stream says so, and never an empty single`() {
    #expect(events(failing(2).single.retry { errors in errors }) == [.next(.zero, 3), .completed(.zero)])
    let typed = failing(2).single.retry { (errors: Observable<Failure>) in errors }
    #expect(events(typed) == [.next(.zero, 3), .completed(.zero)])
    let ended = failing(2).single.retry { _ in Observable<Int>.empty() }
    #expect(events(ended) == [.error(.zero, RxError.noElements)])
    let maybe = failing(2).single.asMaybe().retry { _ in Observable<Int>.empty() }
    #expect(events(maybe) == [.completed(.zero)])
    let work = failing(2).single.asCompletable().retry { errors in errors }
    #expect(events(work).map(\.event.isStopEvent) == [true])
  }

  @Test func `retry after a pause, and time-outs`() throws {
    let time = VirtualScheduler()
    let recorder = Recorder<Int>(time)
    let (single, _) = failing(2)
    time.run { recorder.record(single.retry(.delayed(maxCount: 3, time: .seconds(5)))) }
    time.advance(by: .seconds(20))
    #expect(recorder.events == [.next(.seconds(10), 3), .completed(.seconds(10))])
    let source = try run.hot("-----1|")
    #expect(run.picture { source.asSingle().timeout(.milliseconds(20)) } == "--#")
    let other = try run.hot("-----1|")
    #expect(run.picture { other.asMaybe().timeout(.milliseconds(20), other: .just("9")) } == "--(9|)")
    #expect(
      run.picture { Completable.never().timeout(.milliseconds(20), other: .empty()).andThen(Single.just("1")) }
        == "--(1|)")
    #expect(run.picture { Single<Character>.just("1").timeout(.milliseconds(20)) } == "(1|)")
    #expect(run.picture { Single<Character>.just("1").delaySubscription(.milliseconds(20)) } == "--(1|)")
  }
}

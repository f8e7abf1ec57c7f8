import Testing
import TributaryStreams
import TributaryTesting

@Suite struct MergeWithTests {
  let run = MarbleRun()

  @Test func `merge takes sources of any kind`() throws {
    let (a, b) = try (run.hot("1---3---|"), run.hot("--2---4---|"))
    #expect(run.picture { Observable.merge(a, b.asObservable()) } == "1-2-3-4---|")
    let (c, d) = try (run.hot("1---3---|"), run.hot("--2---4---|"))
    #expect(run.picture { c.merge(with: d) } == "1-2-3-4---|")
    let (e, f) = try (run.hot("1---3---|"), run.hot("--2---4---|"))
    #expect(run.picture { e.merge(with: [f]) } == "1-2-3-4---|")
    let (g, h) = try (run.hot("1---3---|"), run.hot("--2---4---|"))
    #expect(run.picture { Observable.merge([g, h]) } == "1-2-3-4---|")
    let relay = BehaviorRelay(value: Character("7"))
    #expect(run.picture { Observable.merge(relay, Observable.just("8")).take(2) } == "(78|)")
  }

  @Test func `concat takes sources of any kind`() throws {
    let relay = BehaviorRelay(value: 7)
    #expect(run.picture { Observable.concat(Observable.of(1, 2), relay).take(3) } == "(127|)")
    #expect(run.picture { Observable.just(1).concat(with: [Observable.just(2), .just(3)]) } == "(123|)")
    let subjects = [BehaviorSubject(value: 1), BehaviorSubject(value: 2)]
    #expect(run.picture { Observable.concat(subjects) } == "1")
  }

  @Test func whatAnotherSourceSendsFromInsideADeliveryComesAfterIt() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    var log: [String] = []
    let subscription = a.merge(with: b).subscribe(
      onNext: { element in
        log.append("\(element)")
        if element == 1 {
          b.onNext(10)
          // Waits in the subject, which is being delivered; the elements of the other wait in the operator.
          a.onNext(2)
          b.onNext(11)
        }
        log.append("after \(element)")
      }, onCompleted: { log.append("|") })
    a.onNext(1)
    #expect(log == ["1", "after 1", "10", "after 10", "11", "after 11", "2", "after 2"])
    a.onCompleted()
    b.onCompleted()
    #expect(log.last == "|" && subscription.isDisposed)
  }

  @Test func `behind a share all see one order`() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let shared = a.merge(with: b).share()
    let (first, second) = (Recorder<Int>(), Recorder<Int>())
    first.record(shared) { if $0 < 100 { b.onNext($0 + 100) } }
    second.record(shared)
    a.onNext(1)
    a.onNext(2)
    #expect(first.elements == [1, 101, 2, 102])
    #expect(second.elements == first.elements)
  }

  @Test func `an end from inside is the only one`() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let recorder = Recorder<Int>()
    recorder.record(a.merge(with: b)) { _ in b.onError(Failure()) }
    a.onNext(1)
    a.onNext(2)
    #expect(recorder.events == [.next(.zero, 1), .error(.zero, Failure())])
    #expect(!a.hasObservers)
  }
}

import Testing
import TributaryStreams
import TributaryTesting

@Suite struct MulticastTests {
  let run = MarbleRun()

  @Test func `multicast with a selector uses one run of the source as often as the result likes`() throws {
    let source = try run.hot("1---2---3-|").numbers
    var runs = 0
    let counted = Observable<Int>.deferred {
      runs += 1
      return source
    }
    let picture = run.picture {
      counted.multicast({ PublishSubject() }) { shared in .zip(shared, shared.skip(1), resultSelector: +) }
    }
    #expect(picture == "----3---5-|")
    #expect(runs == 1)
  }

  @Test func `multicast with a selector runs the source once for each subscriber, after the result`() {
    var runs = 0
    let source = Observable<Int>.deferred {
      runs += 1
      return .of(1, 2)
    }
    // `deferred` puts off its subscription until its source has run.
    let result = source.multicast({ PublishSubject() }) { shared in .deferred { shared.map { $0 * 10 } } }
    for _ in 0..<2 {
      let recorder = Recorder<Int>()
      recorder.record(result)
      #expect(recorder.elements == [10, 20] && recorder.isStopped)
    }
    #expect(runs == 2)
  }

  @Test func `multicast with a selector lets its source go with the result`() {
    let subject = PublishSubject<Int>()
    var isObserved: Bool?
    let first = subject.multicast({ ReplaySubject.create(bufferSize: 1) }) { $0.take(1) }
    let subscription = first.subscribe(onCompleted: { isObserved = subject.hasObservers })
    subject.onNext(1)
    #expect(isObserved == false && subscription.isDisposed)
    // A result that ends in the place of another.
    let second = subject.multicast({ PublishSubject() }) { $0.take(1).concat(Observable.just(2)) }
    let other = second.subscribe(onCompleted: { isObserved = subject.hasObservers })
    subject.onNext(1)
    #expect(isObserved == false && other.isDisposed)
    let disposed = subject.multicast({ PublishSubject() }) { $0 }.subscribe()
    #expect(subject.hasObservers)
    disposed.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func `a function that throws ends the stream, and the source never runs`() {
    struct Other: Error {}
    var runs = 0
    let source = Observable<Int>.deferred {
      runs += 1
      return .just(1)
    }
    let makeNone = { () throws -> PublishSubject<Int> in throw Failure() }
    let recorder = Recorder<Int>()
    recorder.record(source.multicast(makeNone) { $0 })
    recorder.record(
      source.multicast({ PublishSubject() }) { (_: Observable<Int>) throws -> Observable<Int> in throw Other() })
    #expect(recorder.events == [.error(.zero, Failure()), .error(.zero, Other())])
    #expect(runs == 0)
  }

  @Test func `a subject of one's own keeps what went through it, whatever becomes of the runs`() {
    let source = PublishSubject<Int>()
    let subject = ReplaySubject<Int>.create(bufferSize: 2)
    let shared = source.multicast(subject)
    let connection = shared.connect()
    source.onNext(1)
    connection.dispose()
    subject.onNext(2)
    let recorder = Recorder<Int>()
    recorder.record(shared.refCount())
    source.onNext(3)
    #expect(recorder.elements == [1, 2, 3])
  }

  @Test func `once a subject of one's own has ended, the source does not run any more`() {
    var runs = 0
    let source = Observable<Int>.deferred {
      runs += 1
      return .of(1, 2)
    }
    let subject = ReplaySubject<Int>.create(bufferSize: 1)
    let shared = source.multicast(subject)
    for _ in 0..<2 {
      #expect(shared.connect().isDisposed)
      let (counted, plain) = (Recorder<Int>(), Recorder<Int>())
      counted.record(shared.refCount())
      plain.record(shared)
      #expect(counted.events == [.next(.zero, 2), .completed(.zero)])
      #expect(plain.events == counted.events)
    }
    #expect(runs == 1)
    let ended = PublishSubject<Int>()
    ended.onCompleted()
    #expect(source.multicast(ended).connect().isDisposed && runs == 1)
  }

  /// A subject that never ends, whose stream puts off its subscription.
  final class Endless: SubjectType {
    typealias Element = Int
    let relay = PublishRelay<Int>()
    var isStopped: Bool { false }

    func asObserver(at place: SourcePlace) -> Observer<Int> {
      Observer(onNext: relay.accept, onTermination: { _ in })
    }

    func asObservable() -> Observable<Int> {
      .deferred { self.relay.asObservable() }
    }
  }

  @Test func `a subject that does not end goes on with the next run`() {
    let shared = Observable.of(1, 2).multicast(Endless())
    let recorder = Recorder<Int>()
    recorder.record(shared.refCount())
    #expect(recorder.elements == [1, 2])
    shared.connect()
    #expect(recorder.elements == [1, 2, 1, 2])
    #expect(!recorder.isStopped)
  }
}

import Testing
import TributaryStreams
import TributaryTesting

/// `first`, `last`, `single`, `element(at:)`: the streams of one element.
@Suite struct FirstTests {
  let run = MarbleRun()

  @Test func `first passes on the first, or nil`() throws {
    let source = try run.hot("--1-2-|")
    #expect(run.picture { source.apply(.first()).unwrap() } == "--(1|)")
    #expect(!source.hasObservers)
    let recorder = Recorder<Int?>()
    recorder.record(Observable<Int>.empty().apply(.first()))
    #expect(recorder.events == [.next(.zero, nil), .completed(.zero)])
    let failing = try run.hot("--#")
    #expect(run.picture { failing.apply(.first()) } == "--#")
  }

  @Test func `last passes on the last at the completion, or nil`() throws {
    let source = try run.hot("--1-2-|").numbers
    #expect(run.picture { source.apply(.last()).unwrap() } == "------(2|)")
    let recorder = Recorder<Int?>()
    recorder.record(Observable<Int>.empty().apply(.last()))
    #expect(recorder.events == [.next(.zero, nil), .completed(.zero)])
    let failing = try run.hot("1-#")
    #expect(run.picture { failing.apply(.last()) } == "--#")
  }

  @Test func `element(at:) passes one on and lets the source go`() throws {
    let source = try run.hot("1-2-3-4-|")
    #expect(run.picture { source.element(at: 2) } == "----(3|)")
    #expect(!source.hasObservers)
    #expect(run.picture { Observable.of(7, 8).element(at: 0) } == "(7|)")
    let failing = try run.hot("1-#")
    #expect(run.picture { failing.element(at: 2) } == "--#")
  }

  @Test func `an element at a place that is not there is an error, at once for a negative one`() {
    let recorder = Recorder<Int>()
    recorder.record(Observable.of(1, 2).element(at: 2))
    recorder.record(Observable.of(1, 2).element(at: .max))
    #expect(
      recorder.events == [.error(.zero, RxError.argumentOutOfRange), .error(.zero, RxError.argumentOutOfRange)])
    var runs = 0
    let source = Observable<Int>.deferred {
      runs += 1
      return .never()
    }
    for index in [-1, .min] {
      let negative = Recorder<Int>()
      negative.record(source.element(at: index))
      #expect(negative.events == [.error(.zero, RxError.argumentOutOfRange)])
    }
    #expect(runs == 0)
  }

  @Test func `single is sure before it speaks`() throws {
    let source = try run.hot("--1---|").numbers
    #expect(run.picture { source.single() } == "------(1|)")
    let two = try run.hot("1-2-|")
    #expect(run.picture { two.single() } == "--#")
    #expect(!two.hasObservers)
    let some = try run.hot("1-2-3-|").numbers
    #expect(run.picture { some.single { $0 % 2 == 0 } } == "------(2|)")
  }

  @Test func `single says what is wrong`() {
    let recorder = Recorder<Int>()
    recorder.record(Observable.of(1, 2).single())
    recorder.record(Observable<Int>.empty().single())
    recorder.record(Observable.of(1).single { $0 > 1 })
    recorder.record(Observable.of(1).concat(.error(Failure())).single())
    recorder.record(Observable.of(1).single { _ in throw Failure() })
    #expect(
      recorder.events == [
        .error(.zero, RxError.moreThanOneElement), .error(.zero, RxError.noElements),
        .error(.zero, RxError.noElements), .error(.zero, Failure()), .error(.zero, Failure()),
      ])
    let optional = Recorder<Int?>()
    optional.record(Observable<Int?>.of(nil).single())
    #expect(optional.elements == [nil])
  }

  @Test func `an element that comes in meanwhile makes no second one`() {
    let streams: [(Observable<Int>) -> Observable<Int>] = [
      { $0.apply(.first()).unwrap() }, { $0.element(at: 0) }, { $0.take(1) },
      { $0.take(until: { $0 == 1 }, behavior: .inclusive) },
    ]
    for (index, stream) in streams.enumerated() {
      let subject = PublishSubject<Int>()
      let other = PublishSubject<Int>()
      let recorder = Recorder<Int>()
      recorder.record(stream(.merge(subject.asObservable(), other.asObservable()))) { _ in
        #expect(!other.hasObservers)
        other.onNext(1)
      }
      subject.onNext(1)
      #expect(recorder.events == [.next(.zero, 1), .completed(.zero)], "form \(index)")
    }
  }
}

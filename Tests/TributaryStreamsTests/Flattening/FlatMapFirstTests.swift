import Testing
import TributaryStreams
import TributaryTesting

@Suite struct FlatMapFirstTests {
  let run = MarbleRun()

  @Test func `flatMapFirst drops what comes while a stream runs`() throws {
    let source = try run.hot("1--2----3----|")
    let inner = { (number: Character) in try? self.run.cold("\(number)--\(number)--\(number)|") }
    #expect(run.picture { source.flatMapFirst { inner($0)?.asObservable() ?? .never() } } == "1--1--1-3--3--3|")
  }

  @Test func `the selector is not called for what is dropped, nor from inside itself`() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    var calls: [Int] = []
    let recorder = Recorder<Int>()
    recorder.record(
      Observable.merge(a.asObservable(), b.asObservable()).flatMapFirst { number in
        calls.append(number)
        b.onNext(number + 1)
        return Observable<Int>.never().startWith(number)
      })
    a.onNext(1)
    a.onNext(5)
    #expect(calls == [1] && recorder.elements == [1])
  }

  @Test func `a next stream may run once the one before has completed`() {
    let (source, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
    let recorder = Recorder<Int>()
    recorder.record(source.flatMapFirst { _ in inner.take(1) })
    for number in 1...3 {
      source.onNext(0)
      inner.onNext(number)
    }
    #expect(recorder.elements == [1, 2, 3])
    source.onCompleted()
    #expect(recorder.isStopped)
  }
}

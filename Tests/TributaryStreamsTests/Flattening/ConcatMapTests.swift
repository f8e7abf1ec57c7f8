import Testing
import TributaryStreams
import TributaryTesting

@Suite struct ConcatMapTests {
  let run = MarbleRun()

  @Test func `concatMap runs the streams one after the other`() throws {
    let source = try run.hot("1-2------|")
    let inner = { (number: Character) in try? self.run.cold("\(number)--\(number)--\(number)|") }
    #expect(run.picture { source.concatMap { inner($0)?.asObservable() ?? .never() } } == "1--1--12--2--2|")
  }

  @Test func `concat of a stream of streams is concatMap`() throws {
    let source = try run.hot("a--b---|")
    let streams = try ["a" as Character: run.cold("1---1|"), "b": run.cold("2-2|")]
    #expect(run.picture { source.map { streams[$0]?.asObservable() ?? .never() }.concat() } == "1---12-2|")
  }

  @Test func `merge runs so many at a time, and the others in the order in which they came`() throws {
    let source = try run.hot("abc------|")
    let streams = try ["a" as Character: run.cold("1---1|"), "b": run.cold("2----2|"), "c": run.cold("3--3|")]
    #expect(
      run.picture { source.map { streams[$0]?.asObservable() ?? .never() }.merge(maxConcurrent: 2) } == "12--132-3|")
  }

  @Test(arguments: [0, -1, .min, 1])
  func `a limit of less than one is one`(most: Int) {
    let subjects = (0..<3).map { _ in PublishSubject<Int>() }
    let recorder = Recorder<Int>()
    recorder.record(Observable.from(subjects).merge(maxConcurrent: most))
    #expect(subjects.map(\.hasObservers) == [true, false, false])
    for subject in subjects { subject.onNext(1) }
    for subject in subjects { subject.onCompleted() }
    #expect(recorder.events == [.next(.zero, 1), .completed(.zero)])
  }

  @Test func `the selector is called when its stream is to run`() {
    let gate = PublishSubject<Int>()
    var calls: [Int] = []
    let recorder = Recorder<Int>()
    recorder.record(
      Observable.of(1, 2, 3).concatMap { number in
        calls.append(number)
        return gate.take(1)
      })
    #expect(calls == [1])
    gate.onNext(7)
    #expect(calls == [1, 2])
    gate.onNext(8)
    gate.onNext(9)
    #expect(recorder.elements == [7, 8, 9] && recorder.isStopped)
  }

  @Test func `an error of the source, of a stream or of the selector drops what waits`() {
    for form in 0..<3 {
      let (source, inner) = (PublishSubject<Int>(), PublishSubject<Int>())
      var calls = 0
      let recorder = Recorder<Int>()
      recorder.record(
        source.concatMap { number in
          calls += 1
          if number == 9 { throw Failure() }
          return inner
        })
      source.onNext(1)
      source.onNext(form == 2 ? 9 : 2)
      source.onNext(3)
      switch form {
      case 0: source.onError(Failure())
      case 1: inner.onError(Failure())
      default: inner.onCompleted()
      }
      #expect(recorder.events == [.error(.zero, Failure())])
      #expect(calls == (form == 2 ? 2 : 1))
      #expect(!source.hasObservers && !inner.hasObservers)
    }
  }

  @Test func `a hundred thousand streams that wait and end at once take constant stack`() {
    let gate = PublishSubject<Int>()
    var sum = 0
    let subscription = Observable.from(0...100_000).concatMap { $0 == 0 ? gate.asObservable() : .just(1) }
      .subscribe(onNext: { sum += $0 })
    gate.onCompleted()
    #expect(sum == 100_000)
    #expect(subscription.isDisposed)
  }

  @Test(arguments: 0..<4)
  func `streams that feed their own source take constant stack and memory`(form: Int) {
    let census = ChainTests.Census()
    let subject = PublishSubject<Int>()
    let streams = { (number: Int) in Observable.just(ChainTests.Round(number, census)) }
    let rounds =
      switch form {
      case 0: subject.concatMap(streams)
      case 1: subject.map(streams).merge(maxConcurrent: 2)
      case 2: subject.map(streams).switchLatest()
      default: subject.flatMapFirst(streams)
      }
    var received = 0
    let subscription = rounds.subscribe(onNext: { round in
      received += 1
      if round.number < ChainTests.rounds { subject.onNext(round.number + 1) }
    })
    subject.onNext(1)
    #expect(received == ChainTests.rounds)
    subscription.dispose()
    #expect(census.most < 10 && census.live == 0)
  }

  @Test func `what a source that no subject guards sends from inside waits for its turn`() {
    let (a, b) = (PublishSubject<Int>(), PublishSubject<Int>())
    let recorder = Recorder<Int>()
    recorder.record(a.merge(with: b).concatMap { Observable.of($0, $0 + 1) }) { element in
      if element == 10 { b.onNext(20) }
    }
    a.onNext(10)
    #expect(recorder.elements == [10, 11, 20, 21])
  }

  @Test func `switchLatest hears the latest only`() throws {
    let source = try run.hot("a-------b----|")
    let streams = try ["a" as Character: run.cold("1--1--1--1"), "b": run.cold("-2--2|")]
    #expect(run.picture { source.map { streams[$0]?.asObservable() ?? .never() }.switchLatest() } == "1--1--1--2--2|")
  }
}

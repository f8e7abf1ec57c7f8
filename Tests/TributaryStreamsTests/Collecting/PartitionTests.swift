import Testing
import TributaryStreams
import TributaryTesting

@Suite struct PartitionTests {
  let run = MarbleRun()

  @Test func `partition splits by a question`() throws {
    let source = try run.hot("1-2-3-4-|").numbers
    #expect(run.picture { source.partition { $0 % 2 == 0 }.matches } == "--2---4-|")
    let again = try run.hot("1-2-3-4-|").numbers
    #expect(run.picture { again.partition { $0 % 2 == 0 }.nonMatches } == "1---3---|")
  }

  @Test func `both halves share one run, and the question is asked once for each element`() {
    var (runs, calls) = (0, 0)
    let subject = PublishSubject<Int>()
    let source = Observable<Int>.deferred {
      runs += 1
      return subject.asObservable()
    }
    let (even, odd) = source.partition { element in
      calls += 1
      return element % 2 == 0
    }
    let (evens, odds) = (Recorder<Int>(), Recorder<Int>())
    let listening = [evens.record(even), odds.record(odd)]
    for element in 1...4 { subject.onNext(element) }
    #expect(evens.elements == [2, 4])
    #expect(odds.elements == [1, 3])
    #expect((runs, calls) == (1, 4))
    for subscription in listening { subscription.dispose() }
    #expect(!subject.hasObservers)
  }

  @Test func `a source that sends all at once runs for each half`() {
    let (even, odd) = Observable.from(1...4).partition { $0 % 2 == 0 }
    #expect(run.picture { even } == "(24|)")
    #expect(run.picture { odd } == "(13|)")
  }

  @Test func `a question that fails ends both halves`() {
    let subject = PublishSubject<Int>()
    let (even, odd) = subject.partition { element in
      if element == 2 { throw Failure() }
      return element % 2 == 0
    }
    let recorder = Recorder<Int>()
    recorder.record(even)
    recorder.record(odd)
    subject.onNext(1)
    subject.onNext(2)
    #expect(recorder.events == [.next(.zero, 1), .error(.zero, Failure()), .error(.zero, Failure())])
  }
}

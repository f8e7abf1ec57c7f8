import Testing
import TributaryStreams
import TributaryTesting

@Suite struct FlatMapTests {
  let run = MarbleRun()

  @Test func `flatMap passes on the events of all streams`() throws {
    let source = try run.hot("1--2----|")
    let inners = try ["1" as Character: run.cold("1--1--1|"), "2": run.cold("-2--2--2|")]
    #expect(run.picture { source.flatMap { inners[$0]?.asObservable() ?? .never() } } == "1--12-12--2|")
  }

  @Test func `an error of a stream ends all`() throws {
    for latest in [true, false] {
      let source = try run.hot("1--2----|")
      let inner = try run.cold("-x#")
      #expect(run.picture { latest ? source.flatMapLatest { _ in inner } : source.flatMap { _ in inner } } == "-x#")
      #expect(!source.hasObservers)
    }
  }

  @Test func `merge of a stream of streams is flatMap`() {
    #expect(run.picture { Observable.of(Observable.of(1, 2), .just(3)).merge() } == "(123|)")
  }

  @Test func `streams that end in another order leave nothing behind`() {
    let subjects = (0..<5).map { _ in PublishSubject<Int>() }
    let recorder = Recorder<Int>()
    let subscription = recorder.record(Observable.from(subjects).merge())
    for index in [1, 4, 0] { subjects[index].onCompleted() }
    for subject in subjects { subject.onNext(1) }
    #expect(recorder.elements == [1, 1])
    #expect(subjects.map(\.hasObservers) == [false, false, true, true, false])
    subscription.dispose()
    #expect(subjects.allSatisfy { !$0.hasObservers })
  }
}

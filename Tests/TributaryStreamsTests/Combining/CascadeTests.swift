import Testing
import TributaryStreams
import TributaryTesting

@Suite struct CascadeTests {
  let run = MarbleRun()

  @Test func `cascade goes on to later streams, for good`() throws {
    let (a, b, c) = try (run.hot("1--2---3---|"), run.hot("----4---5-6-7|"), run.hot("---------8---9|"))
    #expect(run.picture { Observable.cascade([a, b, c]) } == "1--24---58---9|")
    let (d, e) = try (run.hot("1--2---3---|"), run.hot("----4---5|"))
    #expect(run.picture { d.cascade([e]) } == "1--24---5|")
    #expect(run.picture { Observable.cascade([Observable<Int>]()) } == "|")
  }

  @Test func `a stream that brings an element lets those before it go first`() {
    let subjects = (0..<3).map { _ in PublishSubject<Int>() }
    var observed: [[Bool]] = []
    let recorder = Recorder<Int>()
    recorder.record(Observable.cascade(subjects)) { _ in observed.append(subjects.map(\.hasObservers)) }
    for index in [0, 2, 1] { subjects[index].onNext(index) }
    #expect(recorder.elements == [0, 2])
    #expect(observed == [[true, true, true], [false, false, true]])
  }

  @Test func `cascade ends when nothing more can come, and no earlier`() {
    let subjects = (0..<3).map { _ in PublishSubject<Int>() }
    let recorder = Recorder<Int>()
    recorder.record(Observable.cascade(subjects))
    subjects[1].onNext(1)
    subjects[2].onCompleted()
    subjects[1].onNext(2)
    #expect(recorder.elements == [1, 2] && !recorder.isStopped)
    subjects[1].onCompleted()
    #expect(recorder.isStopped)
    let others = (0..<2).map { _ in PublishSubject<Int>() }
    let second = Recorder<Int>()
    second.record(Observable.cascade(others))
    others[0].onCompleted()
    others[1].onNext(5)
    others[1].onCompleted()
    #expect(second.events == [.next(.zero, 5), .completed(.zero)])
  }

  @Test func `an error of a later stream ends all, one of a stream that was left is not heard`() {
    let subjects = (0..<3).map { _ in PublishSubject<Int>() }
    let recorder = Recorder<Int>()
    recorder.record(Observable.cascade(subjects))
    subjects[1].onNext(1)
    subjects[0].onError(Failure())
    #expect(!recorder.isStopped)
    subjects[2].onError(Failure())
    #expect(recorder.events == [.next(.zero, 1), .error(.zero, Failure())])
    #expect(!subjects[1].hasObservers)
  }
}

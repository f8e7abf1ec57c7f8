import Testing
import TributaryStreams
import TributaryTesting

/// `nwise`, `pairwise`, `currentAndPrevious`.
@Suite struct NwiseTests {
  let run = MarbleRun()

  @Test func `nwise passes on each run of so many`() throws {
    let recorder = Recorder<[Int]>()
    recorder.record(Observable.from(1...5).nwise(3))
    #expect(recorder.elements == [[1, 2, 3], [2, 3, 4], [3, 4, 5]])
    let source = try run.hot("1-2-3-4-|").numbers
    #expect(run.picture { source.nwise(3).map { $0.reduce(0, +) } } == "----6-9-|")
    #expect(run.picture { Observable.of(1, 2).nwise(3) } == "|")
  }

  @Test func `a count below one counts as one, and a great one allocates nothing ahead`() {
    for count in [1, 0, -1, .min] {
      let recorder = Recorder<[Int]>()
      recorder.record(Observable.of(1, 2).nwise(count))
      #expect(recorder.elements == [[1], [2]])
    }
    #expect(run.picture { Observable.of(1, 2).nwise(.max) } == "|")
  }

  @Test func `runs that are kept do not change`() {
    var kept: [[Int]] = []
    _ = Observable.from(1...4).nwise(2).subscribe(onNext: { kept.append($0) })
    #expect(kept == [[1, 2], [2, 3], [3, 4]])
  }

  @Test func `pairwise joins each with the one before, currentAndPrevious the first too`() throws {
    let source = try run.hot("1-2-3-4-|").numbers
    #expect(run.picture { source.pairwise().map { $1 * 2 - $0 } } == "--3-4-5-|")
    let again = try run.hot("1-2-3-4-|").numbers
    #expect(run.picture { again.currentAndPrevious().map { $0.current * 2 - ($0.previous ?? 0) } } == "2-3-4-5-|")
    let recorder = Recorder<String>()
    recorder.record(
      Observable.of(1, 2, 3, 4).currentAndPrevious().map { "\($0.current)\($0.previous.map(String.init) ?? "-")" })
    #expect(recorder.elements == ["1-", "21", "32", "43"])
  }

  @Test func `an element that is nil has been there`() {
    let recorder = Recorder<Bool>()
    recorder.record(Observable<Int?>.of(nil, 1).pairwise().map { $0 == nil && $1 == 1 })
    #expect(recorder.elements == [true])
  }

  @Test func `an element sent from inside a delivery finds the right one before it`() {
    let subject = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    let recorder = Recorder<[Int]>()
    recorder.record(Observable.merge(subject.asObservable(), other.asObservable()).nwise(2)) { pair in
      if pair == [1, 2] { other.onNext(3) }
    }
    subject.onNext(1)
    subject.onNext(2)
    subject.onNext(4)
    #expect(recorder.elements == [[1, 2], [2, 3], [3, 4]])
  }

  @Test func `what leaves a run may speak as it goes`() {
    final class Speaking {
      let onEnd: () -> Void
      init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
      deinit { onEnd() }
    }
    let subject = PublishSubject<Speaking>()
    let other = PublishSubject<Speaking>()
    var counts: [Int] = []
    let stream = Observable.merge(subject.asObservable(), other.asObservable())
    let listening = [
      stream.nwise(2).subscribe(onNext: { counts.append($0.count) }),
      stream.takeLast(1).subscribe(onNext: { _ in counts.append(100) }),
      stream.toLast().subscribe(onNext: { _ in counts.append(1000) }),
    ]
    subject.onNext(Speaking { other.onNext(Speaking {}) })
    for _ in 0..<3 { subject.onNext(Speaking {}) }
    subject.onCompleted()
    other.onCompleted()
    #expect(counts.filter { $0 == 2 }.count == counts.count - 2)
    #expect(counts.suffix(2) == [100, 1000])
    for subscription in listening { subscription.dispose() }
  }
}

extension ObservableType {
  fileprivate func toLast() -> Observable<Element?> {
    apply(.last())
  }
}

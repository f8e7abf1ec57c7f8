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

  @Test func `what leaves a run is gone when the run is handed on, and may speak then`() {
    final class Speaking {
      let name: String
      let onEnd: () -> Void
      init(_ name: String, onEnd: @escaping () -> Void = {}) {
        self.name = name
        self.onEnd = onEnd
      }
      deinit { onEnd() }
    }
    for form in 0..<3 {
      let subject = PublishSubject<Speaking>()
      let other = PublishSubject<Speaking>()
      let stream = Observable.merge(subject.asObservable(), other.asObservable())
      var runs: [String] = []
      let names: Observable<String> =
        switch form {
        case 0: stream.nwise(2).map { $0.map(\.name).joined() }
        case 1: stream.pairwise().map { $0.name + $1.name }
        default: stream.takeLast(2).map(\.name)
        }
      let subscription = names.subscribe(onNext: { runs.append($0) })
      subject.onNext(Speaking("a") { other.onNext(Speaking("x")) })
      for name in ["b", "c", "d"] { subject.onNext(Speaking(name)) }
      subject.onCompleted()
      other.onCompleted()
      let expected = [["ab", "bc", "cx", "xd"], ["ab", "bx", "xc", "cd"], ["x", "d"]][form]
      #expect(runs == expected, "form \(form)")
      subscription.dispose()
    }
  }
}

import Synchronization
import Testing
import TributaryStreams
import TributaryTesting

@Suite struct CompletableTraitTests {
  let run = MarbleRun()

  private func log(_ completable: Completable) -> [String] {
    var log: [String] = []
    let subscription = completable.subscribe(
      onCompleted: { log.append("completed") }, onError: { log.append("\($0)") },
      onDisposed: { log.append("disposed") })
    if !subscription.isDisposed { log.append("running") }
    return log
  }

  /// Work that is done when it is told to, and says that it began.
  final class Work {
    private(set) var runs = 0
    private var call: ((CompletableEvent) -> Void)?
    private(set) var isReleased = false

    var completable: Completable {
      .create { observer in
        self.runs += 1
        self.call = observer
        return Disposables.create { self.isReleased = true }
      }
    }

    func end(_ event: CompletableEvent) {
      call?(event)
    }
  }

  @Test func `a completable completes or fails`() {
    #expect(log(.empty()) == ["completed", "disposed"])
    #expect(log(.error(Failure())) == ["Failure()", "disposed"])
    #expect(log(.never()) == ["running"])
  }

  @Test func `the first event counts`() {
    let work = Work()
    var events: [String] = []
    let subscription = work.completable.subscribe { event in
      events.append("\(event), released: \(work.isReleased)")
      work.end(.error(Failure()))
    }
    work.end(.completed)
    work.end(.completed)
    #expect(events == ["completed, released: true"] && subscription.isDisposed)
  }

  @Test func `andThen goes on when the work is done`() throws {
    let first = try run.hot("--|")
    let second = try run.cold("-1|")
    let work = first.asMaybe().asCompletable()
    #expect(run.picture { work.andThen(second) } == "---1|")
  }

  @Test func `andThen keeps the kind of what follows`() {
    let single: Single<Int> = Completable.empty().andThen(.just(1))
    let maybe: Maybe<Int> = Completable.empty().andThen(.empty())
    let completable: Completable = Completable.empty().andThen(.error(Failure()))
    let recorder = Recorder<Int>()
    recorder.record(single)
    recorder.record(maybe)
    recorder.record(Completable.empty().andThen(Observable.of(2, 3)))
    #expect(recorder.elements == [1, 2, 3])
    #expect(log(completable) == ["Failure()", "disposed"])
  }

  @Test func `what follows waits for the end of the first, and never runs after an error`() {
    let (first, second) = (Work(), Work())
    let recorder = Recorder<Never>()
    recorder.record(first.completable.andThen(second.completable))
    #expect(first.runs == 1 && second.runs == 0)
    first.end(.completed)
    #expect(second.runs == 1 && first.isReleased)
    second.end(.completed)
    #expect(recorder.isStopped && second.isReleased)
    let (failing, never) = (Work(), Work())
    recorder.record(failing.completable.andThen(never.completable))
    failing.end(.error(Failure()))
    #expect(never.runs == 0)
    #expect(recorder.events.last?.event.error is Failure)
  }

  @Test func `concat does one after the other and stops at an error`() {
    let works = (0..<3).map { _ in Work() }
    var lines: [String] = []
    let subscription = Completable.concat(works.map(\.completable))
      .subscribe(onCompleted: { lines.append("completed") }, onError: { lines.append("\($0)") })
    #expect(works.map(\.runs) == [1, 0, 0])
    works[0].end(.completed)
    works[1].end(.error(Failure()))
    #expect(works.map(\.runs) == [1, 1, 0] && lines == ["Failure()"] && subscription.isDisposed)
    #expect(log(.concat([Completable]())) == ["completed", "disposed"])
    #expect(log(.concat(.empty(), .empty())) == ["completed", "disposed"])
    #expect(log(Completable.empty().concat(.error(Failure()))) == ["Failure()", "disposed"])
  }

  @Test func `zip does all at once, and the first error wins`() {
    let works = (0..<3).map { _ in Work() }
    var lines: [String] = []
    func start() -> Subscription {
      Completable.zip(works[0].completable, works[1].completable, works[2].completable)
        .subscribe(onCompleted: { lines.append("completed") }, onError: { lines.append("\($0)") })
    }
    let first = start()
    #expect(works.map(\.runs) == [1, 1, 1])
    for work in works { work.end(.completed) }
    #expect(lines == ["completed"] && first.isDisposed)
    let second = start()
    works[1].end(.error(Failure()))
    #expect(lines == ["completed", "Failure()"] && second.isDisposed)
    #expect(works.map(\.isReleased) == [true, true, true])
    #expect(log(.zip([Completable]())) == ["completed", "disposed"])
  }

  @Test func `do and catch`() {
    var lines: [String] = []
    let watched = Completable.error(Failure()).do(
      onError: { lines.append("before \($0)") }, afterError: { lines.append("after \($0)") },
      onDispose: { lines.append("dispose") })
    #expect(log(watched.catch { _ in .empty() }) == ["completed", "disposed"])
    #expect(lines == ["before Failure()", "after Failure()", "dispose"])
    #expect(log(Completable.empty().do(onCompleted: { throw Failure() })) == ["Failure()", "disposed"])
  }

  @Test func `an object that is not kept`() {
    final class Object {
      var isTold = false
    }
    let work = Work()
    let object = Object()
    let first = work.completable.subscribe(with: object, onCompleted: { $0.isTold = true })
    work.end(.completed)
    #expect(object.isTold && first.isDisposed)
    var isTold = false
    let second = work.completable.subscribe(
      with: Object(), onCompleted: { _ in isTold = true }, onDisposed: { _ in isTold = true })
    work.end(.completed)
    #expect(!isTold && second.isDisposed)
  }

  @Test func `a stream without elements is a completable`() {
    let source = PublishSubject<Never>()
    let recorder = Recorder<Never>()
    recorder.record(source.asCompletable())
    source.onCompleted()
    #expect(recorder.isStopped)
  }

  @Test func `an error that nobody asked for is reported with the place of the subscribe`() {
    let lines = ControlPropertyTests.Lines()
    UnhandledErrors.$handler.withValue({ error, place in lines.all.withLock { $0.append("\(error) \(place)") } }) {
      let all = [
        Single<Int>.error(Failure()).subscribe(onSuccess: { _ in }),
        Maybe<Int>.error(Failure()).subscribe(onSuccess: { _ in }),
        Completable.error(Failure()).subscribe(),
      ]
      #expect(all.map(\.isDisposed) == [true, true, true])
    }
    let all = lines.all.withLock { $0 }
    #expect(all.count == 3)
    #expect(all.filter { $0.hasPrefix("Failure() TributaryStreamsTests/CompletableTraitTests.swift:") } == all)
  }
}

import Observation
import Testing
import TributaryStreams
import TributaryTime

/// Contract line 96: an await of a stream that has fallen silent for good ends, or the run lists its task.
@Suite struct SilentEndTests {
  final class Log {
    var lines: [String] = []
  }

  /// What a task logs that awaits, and whether the run lists it, after a body ended what it awaits.
  private func trial(
    _ wait: @escaping () async throws -> String, after silence: (VirtualScheduler) -> Void
  ) -> (lines: [String], stalled: [String]) {
    let log = Log()
    let time = VirtualScheduler()
    time.run {
      Scope.current.task("waiting") {
        do { log.lines.append(try await wait()) } catch { log.lines.append("\(type(of: error))") }
      }
    }
    #expect(time.stalledTasks.isEmpty)
    time.run { silence(time) }
    time.advance(by: .seconds(60))
    return (log.lines, time.stalledTasks.map(\.name))
  }

  /// Awaits all elements.
  private static func drain(_ stream: Observable<Int>) async throws -> String {
    for try await _ in stream.values {}
    return "completed"
  }

  /// A way to await a stream of a subject: what it logs when the subject is disposed.
  static var ways: [(name: String, wait: (Observable<Int>) async throws -> String)] {
    [
      (
        "values",
        {
          return try await drain($0)
        }
      ),
      (
        "values of a chain",
        {
          return try await drain($0.map { $0 + 1 }.filter { $0 > 1 }.scan(0, accumulator: +))
        }
      ),
      ("a single's value", { "\(try await $0.asSingle().value)" }),
      ("a maybe's value", { "\(String(describing: try await $0.asMaybe().value))" }),
      ("a completable's value", { "\(try await $0.ignoreElements().asCompletable().value)" }),
      (
        "with onDispose",
        {
          return try await drain($0.do(onDispose: {}))
        }
      ),
      (
        "shared",
        {
          return try await drain($0.share())
        }
      ),
      (
        "shared with replay",
        {
          return try await drain($0.share(replay: 1).map { $0 })
        }
      ),
      (
        "in concat",
        {
          return try await drain($0.concat(.just(1)))
        }
      ),
      (
        "in catch",
        {
          return try await drain($0.catch { _ in .just(1) })
        }
      ),
      (
        "in retry",
        {
          return try await drain($0.retry(3))
        }
      ),
      (
        "in the last flatMap",
        { source in
          try await drain(Observable.just(1).flatMap { _ in source })
        }
      ),
    ]
  }

  @Test(arguments: ways.indices) func anAwaitOfADisposedSubjectEndsWithACancellation(index: Int) {
    let subject = PublishSubject<Int>()
    let source = subject.asObservable()
    let result = trial {
      try await Self.ways[index].wait(source)
    } after: { _ in
      subject.onNext(7)
      subject.dispose()
    }
    #expect(result.lines == ["CancellationError"], "\(Self.ways[index].name)")
    #expect(result.stalled.isEmpty)
  }

  static var doubtful: [(name: String, join: (Observable<Int>) -> Observable<Int>)] {
    [
      ("merge", { $0.merge(with: Observable.never()) }),
      ("combineLatest", { Observable.combineLatest($0, Observable<Int>.never()) { $0 + $1 } }),
      ("flatMap", { source in Observable.just(1).concat(.never()).flatMap { _ in source } }),
      ("take(until:)", { $0.take(until: Observable<Int>.never()) }),
      ("withLatestFrom", { Observable<Int>.never().withLatestFrom($0) }),
      ("amb", { $0.amb(Observable.never()) }),
      ("shared merge", { $0.merge(with: Observable.never()).share() }),
    ]
  }

  @Test(arguments: doubtful.indices) func anAwaitOfSeveralSourcesIsListedWhenOneIsDisposed(index: Int) {
    let subject = PublishSubject<Int>()
    let stream = Self.doubtful[index].join(subject.asObservable())
    let result = trial {
      return try await Self.drain(stream)
    } after: { _ in
      subject.dispose()
    }
    #expect(result.lines.isEmpty, "\(Self.doubtful[index].name)")
    #expect(result.stalled == ["waiting"], "\(Self.doubtful[index].name)")
  }

  @Test func whoAwaitsALaterElementOfADisposedSubjectGetsWhatCameBefore() {
    let subject = PublishSubject<Int>()
    let result = trial {
      var sum = 0
      do { for try await number in subject.values { sum += number } } catch { return "\(sum) \(type(of: error))" }
      return "completed"
    } after: { _ in
      subject.onNext(1)
      subject.onNext(2)
      subject.dispose()
    }
    #expect(result.lines == ["3 CancellationError"])
  }

  @Test func aCancellationIsThrownOnceAndThenTheIterationIsOver() {
    let subject = PublishSubject<Int>()
    let result = trial {
      var iterator = subject.values.makeAsyncIterator()
      let first = await (try? iterator.next()).map { "\(String(describing: $0))" } ?? "thrown"
      return "\(first) \(String(describing: try await iterator.next()))"
    } after: { _ in
      subject.dispose()
    }
    #expect(result.lines == ["thrown nil"])
  }

  @Test func anAwaitOfAFreedRelayEndsWithoutAnError() {
    final class Model {
      let names = PublishRelay<String>()
    }
    final class Owner {
      var model: Model? = Model()
      var names: StreamValues<String, Never>? { model?.names.values }
    }
    let owner = Owner()
    let result = trial {
      var iterator = owner.names?.makeAsyncIterator()
      while await iterator?.next() != nil {}
      return "ended"
    } after: { _ in
      owner.model = nil
    }
    #expect(result.lines == ["ended"])
  }

  @Test func anAwaitOfACreatedStreamEndsWhenItsObserverIsLetGo() {
    var kept: Observer<Int>?
    let single = trial {
      "\(try await Single<Int>.create { _ in Disposables.create() }.value)"
    } after: { _ in
    }
    #expect(single.lines == ["CancellationError"])
    let stream = Observable<Int>.create { observer in
      kept = observer
      return Disposables.create()
    }
    let values = trial {
      return try await Self.drain(stream)
    } after: { _ in
      kept?.onNext(1)
      kept = nil
    }
    #expect(values.lines == ["CancellationError"])
  }

  @Test func aCreatedStreamKeepsItsResourceWhenItsObserverIsLetGo() {
    var ended = 0
    let subscription = Observable<Int>.create { observer in
      observer.onNext(1)
      return Disposables.create { ended += 1 }
    }.subscribe()
    #expect(ended == 0 && !subscription.isDisposed)
    subscription.dispose()
    #expect(ended == 1)
  }

  @Test func anAwaitOfAnInletThatIsLetGoEnds() {
    final class Box {
      var inlet: Inlet<Int>?
      func makeStream() -> Observable<Int> {
        let (stream, inlet) = Inlet<Int>.makeStream()
        self.inlet = inlet
        return stream
      }
      var answer: (@Sendable (Int) -> Void)?
    }
    let box = Box()
    let values = trial {
      try await Self.drain(box.makeStream())
    } after: { _ in
      box.inlet = nil
    }
    #expect(values.lines == ["CancellationError"])
    let answer = trial {
      let stream = Observable<Int>.fromAsync { box.answer = $0 }
      return try await Self.drain(stream)
    } after: { _ in
      box.answer = nil
    }
    #expect(answer.lines == ["CancellationError"])
  }

  @Test func anAwaitOfWorkEndsWithItsScope() {
    let result = trial {
      let single = Single<Int>.create {
        try await Scope.current.clock.sleep(for: .seconds(90))
        return 1
      }
      return "\(try await single.value)"
    } after: { time in
      time.scope.cancel()
    }
    #expect(result.lines == ["CancellationError"])
  }
}

import Testing
import TributaryStreams
import TributaryTesting

@Suite struct CreateTests {
  let run = MarbleRun()

  @Test func `create runs its closure for each subscription and ends what it returns`() {
    var log: [String] = []
    let stream = Observable<Int>.create { observer in
      log.append("run")
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create { log.append("ended") }
    }
    for _ in 0..<2 { #expect(run.picture { stream } == "(1|)") }
    #expect(log == ["run", "ended", "run", "ended"])
  }

  /// The ways in which a chain ends while its source is inside `subscribe`.
  static var ends: [(name: String, source: (Observable<Int>) -> Observable<Int>)] {
    [
      ("completion", { $0 }),
      ("an end from below", { $0.take(1) }),
      ("an error of a closure", { $0.map { _ in throw Failure() } }),
      ("concat", { $0.concat(.empty()) }),
      ("as the last of concat", { Observable.empty().concat($0) }),
      ("catch", { $0.catch { _ in .empty() } }),
      ("in flatMap", { source in Observable.just(1).flatMap { _ in source } }),
      ("in merge", { $0.merge(with: Observable.empty()) }),
      ("in combineLatest", { Observable.combineLatest($0, Observable.just(1)) { $0 + $1 } }),
      ("shared", { $0.share() }),
      ("in using", { source in Observable.using({ CompositeDisposable() }, observableFactory: { _ in source }) }),
    ]
  }

  @Test(arguments: ends.indices) func callbacksOfTheEndComeAfterWhatTheSourceHeldIsDisposed(index: Int) {
    var log: [String] = []
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create { log.append("resource") }
    }
    let subscription = Self.ends[index].source(source.do(onDispose: { log.append("inner") }))
      .do(onDispose: { log.append("outer") })
      .subscribe(onError: { _ in }, onDisposed: { log.append("subscriber") })
    #expect(log == ["resource", "inner", "outer", "subscriber"], "\(Self.ends[index].name)")
    #expect(subscription.isDisposed)
  }

  @Test func callbacksOfAnEndFromAnInnerStreamComeAfterItsResourceIsDisposed() {
    var log: [String] = []
    let failing = Observable<Int>.create { observer in
      observer.onError(Failure())
      return Disposables.create { log.append("resource") }
    }
    let trigger = PublishSubject<Int>()
    let subscription = trigger.flatMap { _ in failing.do(onDispose: { log.append("inner") }) }
      .do(onDispose: { log.append("outer") })
      .subscribe(onError: { _ in log.append("error") }, onDisposed: { log.append("subscriber") })
    trigger.onNext(1)
    #expect(log == ["error", "resource", "inner", "outer", "subscriber"])
    #expect(subscription.isDisposed)
  }

  @Test func callbacksOfADisposalInsideSubscribeComeAfterTheResource() {
    var log: [String] = []
    let subscription = SerialDisposable()
    subscription.disposable = Observable<Int>.create { observer in
      observer.onNext(1)
      return Disposables.create { log.append("resource") }
    }.do(onDispose: { log.append("do") })
      .subscribe(onNext: { _ in log.append("next") }, onDisposed: { log.append("subscriber") })
    subscription.dispose()
    #expect(log == ["next", "resource", "do", "subscriber"])
  }
}

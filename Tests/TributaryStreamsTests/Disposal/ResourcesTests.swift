import Testing
import TributaryStreams
import TributaryTime

/// Nothing of a stream stays alive once it is over.
///
/// The count is the process's, so each test has a process of its own, in which nothing else runs.
@Suite struct ResourcesTests {
  @Test func `the count follows what lives`() async {
    await #expect(processExitsWith: .success) {
      #expect(Resources.total == 0)
      do {
        let subject = PublishSubject<Int>()
        #expect(Resources.total == 1)
        let subscription = subject.map { $0 + 1 }.filter { $0 > 1 }.subscribe()
        #expect(Resources.total == 2)
        subscription.dispose()
        #expect(Resources.total == 2)
        withExtendedLifetime(subscription) {}
      }
      #expect(Resources.total == 0)
    }
  }

  @Test func `every operator returns to zero after each way to end`() async {
    await #expect(processExitsWith: .success) {
      for row in OperatorLawsTests.everyRow {
        let before = Resources.total
        UnhandledErrors.$handler.withValue({ _, _ in }) { _ = row.violations() }
        #expect(Resources.total == before, "\(row.testDescription)")
      }
    }
  }

  @Test func `a chain that goes round returns to zero`() async {
    await #expect(processExitsWith: .success) {
      for (name, body) in Self.rounds {
        body()
        #expect(Resources.total == 0, "\(name)")
      }
    }
  }

  static var rounds: [(String, () -> Void)] {
    [
      (
        "recursion through concat",
        {
          func count(_ n: Int) -> Observable<Int> { Observable.just(n).concat(.deferred { count(n + 1) }) }
          _ = count(0).take(1000).subscribe()
        }
      ),
      (
        "recursion through flatMap",
        {
          func count(_ n: Int) -> Observable<Int> {
            n == 1000 ? .just(n) : Observable.just(n).flatMap { count($0 + 1) }
          }
          _ = count(0).subscribe()
        }
      ),
      (
        "recursion in time",
        {
          let time = VirtualScheduler()
          func tick(_ n: Int) -> Observable<Int> {
            Observable<Int>.timer(.seconds(1)).flatMap { _ in Observable.just(n).concat(.deferred { tick(n + 1) }) }
          }
          let subscription = time.run { tick(0).subscribe() }
          time.advance(by: .seconds(10))
          subscription.dispose()
        }
      ),
      (
        "retry",
        {
          var runs = 0
          _ = Observable<Int>.deferred {
            runs += 1
            return runs < 100 ? .error(RxError.timeout) : .just(runs)
          }.retry().subscribe()
        }
      ),
      (
        "traits, ended and disposed of",
        {
          let subject = PublishSubject<Int>()
          let driver = subject.asDriver(onErrorJustReturn: 0).map { $0 + 1 }
          let bag = CompositeDisposable(driver.drive(), driver.drive(), subject.asSignal(onErrorJustReturn: 0).emit())
          _ = subject.asSingle().subscribe(onFailure: { _ in })
          let first = subject.take(1).asMaybe().subscribe()
          subject.onNext(1)
          first.dispose()
          bag.dispose()
          subject.onError(RxError.timeout)
          _ = Single.zip(Single.just(1), Single.just(2)).flatMapCompletable { _ in .empty() }.subscribe()
        }
      ),
      (
        "a subject that feeds itself",
        {
          let subject = PublishSubject<Int>()
          let subscription = subject.filter { $0 < 10 }.map { $0 + 1 }.bind(to: subject)
          subject.onNext(0)
          subscription.dispose()
        }
      ),
      (
        "a subject that feeds itself and ends",
        {
          let subject = PublishSubject<Int>()
          _ = subject.map { $0 + 1 }.take(3).bind(to: subject)
          subject.onNext(0)
        }
      ),
      (
        "two relays that feed each other",
        {
          let (left, right) = (BehaviorRelay(value: 0), BehaviorRelay(value: 1))
          let bag = DisposeBag()
          left.distinctUntilChanged().bind(to: right).disposed(by: bag)
          right.distinctUntilChanged().bind(to: left).disposed(by: bag)
          left.accept(3)
        }
      ),
      (
        "a subscriber that keeps its own subscription",
        {
          let subject = PublishSubject<Int>()
          var own: Subscription?
          own = subject.subscribe(onNext: { _ in own?.dispose() })
          subject.onNext(1)
          own = nil
        }
      ),
      (
        "async work, an inlet and the values of a stream",
        {
          let time = VirtualScheduler()
          time.run {
            let (stream, inlet) = Inlet<Int>.makeStream()
            Scope.current.task {
              do {
                for try await _ in stream.flatMap(.latest, { $0 }).values {}
                _ = try await Single.create { 1 }.value
              } catch {}
            }
            time.drain()
            inlet.send(1)
            inlet.finish()
            time.drain()
          }
        }
      ),
    ]
  }
}

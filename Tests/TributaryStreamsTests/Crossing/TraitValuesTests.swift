import Observation
import Testing
import TributaryStreams
import TributaryTime

@Suite struct TraitValuesTests {
  struct Failure: Error {}

  /// What a task logs that waits for something while a body goes on.
  private func log(
    of wait: @escaping () async throws -> String, _ body: (VirtualScheduler, ScopeTask) -> Void = { _, _ in }
  ) -> [String] {
    let log = Log()
    let time = VirtualScheduler()
    time.run {
      let task = Scope.current.task("waiting") {
        do { log.lines.append(try await wait()) } catch { log.lines.append("\(type(of: error))") }
      }
      time.drain()
      body(time, task)
    }
    return log.lines
  }

  final class Log {
    var lines: [String] = []
  }

  @Test func `a single's value is its element or its error`() {
    #expect(log { "\(try await Single.just(1).value)" } == ["1"])
    #expect(log { "\(try await Single<Int>.error(Failure()).value)" } == ["Failure"])
    let subject = PublishSubject<Int>()
    let late = log {
      "\(try await subject.asSingle().value)"
    } _: { time, _ in
      subject.onNext(1)
      time.drain()
      #expect(subject.hasObservers)
      subject.onCompleted()
    }
    #expect(late == ["1"])
  }

  @Test func `a maybe's value is nil if it is empty, and a completable's comes when it is done`() {
    #expect(log { "\(String(describing: try await Maybe.just(1).value))" } == ["Optional(1)"])
    #expect(log { "\(String(describing: try await Maybe<Int>.empty().value))" } == ["nil"])
    #expect(log { "\(String(describing: try await Maybe<Int>.error(Failure()).value))" } == ["Failure"])
    #expect(log { "\(try await Completable.empty().value)" } == ["()"])
    #expect(log { "\(try await Completable.error(Failure()).value)" } == ["Failure"])
  }

  @Test func `a cancelled wait throws at once and ends the subscription`() {
    let subject = PublishSubject<Int>()
    func cancelled(_ wait: @escaping () async throws -> String) -> [String] {
      log(of: wait) { time, task in
        #expect(subject.hasObservers)
        task.cancel()
        time.drain()
        #expect(!subject.hasObservers)
      }
    }
    #expect(cancelled { "\(try await subject.asSingle().value)" } == ["CancellationError"])
    #expect(cancelled { "\(String(describing: try await subject.asMaybe().value))" } == ["CancellationError"])
    #expect(cancelled { "\(try await subject.ignoreElements().asCompletable().value)" } == ["CancellationError"])
  }

  @Test func `a task that is cancelled already does not subscribe`() {
    var subscriptions = 0
    let single = Observable<Int>.deferred {
      subscriptions += 1
      return .just(1)
    }.asSingle()
    let lines = log {
      withUnsafeCurrentTask { $0?.cancel() }
      return "\(try await single.value)"
    }
    #expect(lines == ["CancellationError"])
    #expect(subscriptions == 0)
  }

  @Test func `an element that came before the cancellation is not lost`() {
    let subject = PublishSubject<Int>()
    let lines = log {
      "\(try await subject.first().value ?? 0)"
    } _: { _, task in
      subject.onNext(1)
      task.cancel()
    }
    #expect(lines == ["1"])
  }

  @Test func `the values of what cannot fail are awaited without try`() {
    let time = VirtualScheduler()
    time.run {
      let relay = BehaviorRelay(value: 1)
      let subject = PublishSubject<Int>()
      let log = Log()
      Scope.current.task { for await value in relay.values { log.lines.append("relay \(value)") } }
      Scope.current.task { for await value in relay.asDriver().values { log.lines.append("driver \(value)") } }
      Scope.current.task {
        for await value in subject.asInfallible(onErrorJustReturn: 9).values { log.lines.append("infallible \(value)") }
        log.lines.append("end")
      }
      Scope.current.task {
        for await value in subject.asSignal(onErrorJustReturn: 9).values(buffering: .latest) {
          log.lines.append("signal \(value)")
        }
      }
      time.drain()
      #expect(log.lines == ["relay 1", "driver 1"])
      relay.accept(2)
      time.drain()
      #expect(log.lines.dropFirst(2).sorted() == ["driver 2", "relay 2"])
      log.lines = []
      subject.onNext(5)
      subject.onNext(6)
      subject.onError(Failure())
      time.drain()
      #expect(log.lines == ["infallible 5", "infallible 6", "infallible 9", "end", "signal 9"])
    }
  }

  @Test func `a single of async work runs it once a subscription and cancels it with that`() {
    let time = VirtualScheduler()
    time.run {
      let log = Log()
      let single = Single<Int>.create {
        log.lines.append("start")
        do { try await Scope.current.clock.sleep(for: .seconds(1)) } catch {
          log.lines.append("cancelled")
          throw error
        }
        return 1
      }
      #expect(log.lines == [])
      let first = single.subscribe(onSuccess: { log.lines.append("\($0)") })
      time.advance(by: .seconds(1))
      #expect(log.lines == ["start", "1"])
      #expect(first.isDisposed)
      let second = single.subscribe(
        onSuccess: { log.lines.append("\($0)") }, onFailure: { log.lines.append("\($0)") })
      time.drain()
      second.dispose()
      time.drain()
      #expect(log.lines == ["start", "1", "start", "cancelled"])
      let failing = Single<Int>.create { throw Failure() }
      _ = failing.subscribe(onFailure: { log.lines.append("\($0)") })
      time.drain()
      #expect(log.lines.last == "Failure()")
    }
  }

  @Test func `a callback with a value and an error makes a single`() {
    func answer(_ value: Int?, _ error: (any Error)?) -> [String] {
      log { "\(try await Single<Int>.fromAsync { $0(value, error) }.value)" }
    }
    #expect(answer(1, nil) == ["1"])
    #expect(answer(nil, Failure()) == ["Failure"])
    #expect(answer(nil, nil) == ["RxError"])
    #expect(answer(1, Failure()) == ["RxError"])
  }

  @Observation.Observable final class Model {
    var name = "a"
  }

  @Test func `a driver may watch a model`() {
    let time = VirtualScheduler()
    time.run {
      let model = Model()
      let log = Log()
      let name = Driver.observe { model.name }.map { $0 + "!" }
      let bag = DisposeBag()
      name.drive(onNext: { log.lines.append("1 \($0)") }).disposed(by: bag)
      name.drive(onNext: { log.lines.append("2 \($0)") }).disposed(by: bag)
      model.name = "b"
      time.drain()
      #expect(log.lines == ["1 a!", "2 a!", "1 b!", "2 b!"])
    }
  }
}

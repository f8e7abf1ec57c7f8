import Foundation
import Testing
import TributaryStreams
import TributaryTime

/// What docs/COMING_FROM_RX.md says of cases that behave in another way than a reader may expect.
@Suite struct RxSwiftDifferencesTests {
  private struct Failure: Error {}

  @Test func aConnectableThatIsConnectedAgainKeepsItsSubjectAndItsBuffer() {
    let source = PublishSubject<Int>()
    let connectable = source.replay(2)
    var early: [Int] = []
    var late: [Int] = []
    let first = connectable.subscribe(onNext: { early.append($0) })
    let connection = connectable.connect()
    for number in 1...3 { source.onNext(number) }
    connection.dispose()
    source.onNext(4)
    let second = connectable.subscribe(onNext: { late.append($0) })
    #expect(late == [2, 3])
    connectable.connect()
    source.onNext(5)
    #expect(early == [1, 2, 3, 5])
    #expect(late == [2, 3, 5])
    first.dispose()
    second.dispose()
  }

  @Test func aConnectableThatIsConnectedAfterItsEndStartsANewRun() {
    var runs = 0
    let connectable = Observable<Int>.deferred {
      runs += 1
      return .of(runs, runs * 10)
    }.replayAll()
    var seen: [Int] = []
    connectable.connect()
    let late = connectable.subscribe(onNext: { seen.append($0) })
    #expect(seen == [1, 10] && late.isDisposed)
    connectable.connect()
    let later = connectable.subscribe(onNext: { seen.append($0) })
    #expect(seen == [1, 10, 2, 20] && later.isDisposed)
  }

  @Test func valuesOfACancelledTaskEndWithoutAnError() {
    let time = VirtualScheduler()
    time.run { _ in
      var log: [String] = []
      let subject = PublishSubject<Int>()
      let task = Scope.current.task {
        do {
          for try await number in subject.values { log.append("\(number)") }
          log.append("ended, cancelled: \(Task.isCancelled)")
        } catch {
          log.append("\(error)")
        }
      }
      time.drain()
      subject.onNext(1)
      time.drain()
      task.cancel()
      time.drain()
      #expect(log == ["1", "ended, cancelled: true"])
    }
  }

  @Test func valueInATaskThatIsCancelledAlreadyThrowsAndDoesNotSubscribe() {
    let time = VirtualScheduler()
    time.run { _ in
      var log: [String] = []
      let single = Observable<Int>.deferred {
        log.append("subscribed")
        return .just(1)
      }.asSingle()
      Scope.current.task {
        withUnsafeCurrentTask { $0?.cancel() }
        do { log.append("\(try await single.value)") } catch { log.append("\(type(of: error))") }
      }
      time.drain()
      #expect(log == ["CancellationError"])
    }
  }

  @Test func andIsFalseAtTheFirstFalseAndEmptyWithoutAnElement() {
    var log: [String] = []
    func run(_ maybe: Maybe<Bool>) {
      _ = maybe.subscribe(onSuccess: { log.append("\($0)") }, onCompleted: { log.append("empty") })
    }
    run(Observable.of(true, true).and())
    run(Observable.of(true, false).concat(.never()).and())
    run(Observable<Bool>.empty().and())
    run(Observable.and([Observable.just(true), .just(true)]))
    run(Observable.and([Observable.never(), .just(false)]))
    #expect(log == ["true", "false", "empty", "true", "false"])
  }

  @Test func takeForNoTimeCompletesAtOnceAndNeverRunsItsSource() {
    let time = VirtualScheduler()
    time.run {
      var log: [String] = []
      let source = Observable<Int>.deferred {
        log.append("subscribed")
        return .just(1)
      }
      _ = source.take(for: .zero).subscribe(onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") })
      #expect(log == ["completed"])
    }
  }

  @Test func anOwnClassIsAStreamByOneFunction() {
    let thermometer = Thermometer()
    var seen: [Double] = []
    let subscription = thermometer.filter { $0 > 20 }.subscribe(onNext: { seen.append($0) })
    thermometer.measure(19)
    thermometer.measure(21)
    #expect(seen == [21])
    subscription.dispose()
  }

  @Test func anOwnClassIsAnObserverByOneFunction() {
    let log = Log()
    _ = Observable.of("a", "b").concat(.error(Failure())).subscribe(log)
    let subscription = Observable.just("c").concat(.never()).bind(to: log)
    log.onNext("d")
    #expect(log.lines == ["a", "b", "Failure()", "c", "d"])
    subscription.dispose()
  }

  @Test func aNotificationComesThroughAnInlet() {
    let time = VirtualScheduler()
    let bag = DisposeBag()
    let center = NotificationCenter()
    let name = Notification.Name("saved")
    time.run {
      var count = 0
      let (notes, inlet) = Inlet<Void>.makeStream()
      let token = center.addObserver(forName: name, object: nil, queue: nil) { _ in inlet.send(()) }
      notes.subscribe(onNext: { count += 1 }).disposed(by: bag)
      center.post(name: name, object: nil)
      time.drain()
      #expect(count == 1)
      center.removeObserver(token)
    }
  }
}

private final class Thermometer: ObservableType {
  private let degrees = PublishSubject<Double>()

  func asObservable() -> Observable<Double> { degrees.asObservable() }

  func measure(_ value: Double) { degrees.onNext(value) }
}

private final class Log: ObserverType {
  private(set) var lines: [String] = []

  func asObserver(at place: SourcePlace) -> Observer<String> {
    Observer { event in
      if let line = event.element { self.lines.append(line) }
      if let error = event.error { self.lines.append("\(error)") }
    }
  }
}

import Synchronization
import Testing
import TributaryStreams

/// Contract lines 4 and 8: upstream goes before an end is forwarded; a closure that throws ends the stream.
@Suite struct UserClosureTests {
  struct Failure: Error {}

  @Test func aClosureThatThrowsEndsTheStreamAndIsNotCalledAgain() {
    var calls = 0
    var events: [String] = []
    let subject = PublishSubject<Int>()
    let subscription = subject.map { element in
      calls += 1
      if element == 2 { throw Failure() }
      return element
    }
    .subscribe(onNext: { events.append("\($0)") }, onError: { events.append("\($0)") })
    subject.onNext(1)
    subject.onNext(2)
    subject.onNext(3)
    #expect(calls == 2)
    #expect(events == ["1", "Failure()"])
    #expect(!subject.hasObservers)
    #expect(subscription.isDisposed)
  }

  @Test func upstreamIsLetGoBeforeTheErrorIsForwarded() {
    var hadObservers: Bool?
    let subject = PublishSubject<Int>()
    let subscription = subject.filter { _ in throw Failure() }
      .subscribe(onError: { _ in hadObservers = subject.hasObservers })
    subject.onNext(1)
    #expect(hadObservers == false)
    #expect(subscription.isDisposed)
  }

  @Test func upstreamIsLetGoBeforeTheCompletionIsForwarded() {
    var order: [String] = []
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onNext(2)
      return Disposables.create { order.append("released") }
    }
    let subscription = source.subscribe(onCompleted: { order.append("completed") })
    subscription.dispose()
    #expect(order == ["released"])
    order = []
    let live = PublishSubject<Int>()
    let chain = Observable<Int>.create { observer in
      let inner = live.subscribe(observer)
      return Disposables.create {
        inner.dispose()
        order.append("released")
      }
    }
    let taking = chain.take(1).subscribe(onCompleted: { order.append("completed") })
    live.onNext(1)
    #expect(order == ["released", "completed"])
    #expect(taking.isDisposed)
  }

  @Test func anErrorThatNobodyHandlesReachesTheHookWithItsPlace() {
    let log = Log()
    UnhandledErrors.$handler.withValue({ error, place in log.lines.withLock { $0.append("\(error) \(place)") } }) {
      let subscription = Observable<Int>.error(Failure()).subscribe(onNext: { _ in })
      #expect(subscription.isDisposed)
      let relay = PublishRelay<Int>()
      #expect(Observable<Int>.error(Failure()).bind(to: relay).isDisposed)
    }
    let lines = log.lines.withLock { $0 }
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.hasPrefix("Failure() TributaryStreamsTests/UserClosureTests.swift:") })
  }

  final class Log: Sendable {
    let lines = Mutex<[String]>([])
  }
}

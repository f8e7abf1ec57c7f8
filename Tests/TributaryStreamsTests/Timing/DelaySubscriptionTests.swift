import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

@Suite struct DelaySubscriptionTests {
  let run = MarbleRun()

  @Test func `delaySubscription subscribes later, and misses what came before`() throws {
    let source = try run.hot("1-2-3-4-|")
    #expect(run.picture { source.delaySubscription(.milliseconds(30)) } == "----3-4-|")
    let cold = try run.cold("1-#")
    #expect(run.picture { cold.delaySubscription(.milliseconds(30)) } == "---1-#")
  }

  @Test func `a time of zero or less is as soon as it can be`() {
    for duration in [Duration.zero, .seconds(-1), Duration(attoseconds: .min)] {
      var order: [String] = []
      run.time.run {
        let stream = Observable.just(1).delaySubscription(duration)
        stream.subscribe(onNext: { order.append("\($0)") }).disposed(by: DisposeBag())
        order.append("a bag that goes ends it")
        let subscription = stream.subscribe(onNext: { order.append("\($0)") })
        order.append("subscribed")
        withExtendedLifetime(subscription) {}
      }
      #expect(order == ["a bag that goes ends it", "subscribed", "1"])
    }
  }

  @Test func `who leaves before never runs the source`() {
    var runs = 0
    let source = Observable<Int>.deferred {
      runs += 1
      return .never()
    }
    let subscription = run.time.run { source.delaySubscription(.seconds(1)).subscribe() }
    run.time.run { subscription.dispose() }
    run.time.advance(by: .seconds(2))
    #expect(runs == 0)
  }

  @Test func `a poll of a hundred thousand rounds takes constant stack and keeps no round`() {
    final class Alive {
      var count = 0
      var most = 0
    }
    final class Round {
      let alive: Alive
      init(_ alive: Alive) {
        self.alive = alive
        alive.count += 1
        alive.most = max(alive.most, alive.count)
      }
      deinit { alive.count -= 1 }
    }
    let alive = Alive()
    func poll(_ rest: Int) -> Observable<Int> {
      let round = Round(alive)
      let request = Observable.just(rest).do(onDispose: { _ = round })
      guard rest > 0 else { return request }
      return request.concat(Observable.deferred { poll(rest - 1).delaySubscription(.milliseconds(1)) })
    }
    var count = 0
    let stream = run.time.run { poll(100_000) }
    let subscription = run.time.run { stream.subscribe(onNext: { _ in count += 1 }) }
    run.time.advance(by: .seconds(1_000))
    #expect(count == 100_001 && subscription.isDisposed)
    #expect(alive.most <= 3)
  }
}

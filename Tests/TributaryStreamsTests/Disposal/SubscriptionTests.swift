import Testing
import TributaryStreams

@Suite struct SubscriptionTests {
  final class Trace {
    var lines: [String] = []
    func disposable(_ name: String) -> any Disposable {
      Disposables.create { self.lines.append(name) }
    }
  }

  @Test func endingAStageLetsGoOfItAndAllAboveTheSourceFirst() {
    let trace = Trace()
    let subscription = Subscription()
    let stages = (0..<4).map { _ in subscription.stage() }
    for number in [1, 3, 0, 2] { stages[number].hold(trace.disposable("\(number)")) }
    #expect(stages[1].end())
    #expect(trace.lines == ["3", "2", "1"])
    #expect(stages.map(\.isActive) == [true, false, false, false])
    #expect(!stages[2].end())
    subscription.dispose()
    #expect(trace.lines == ["3", "2", "1", "0"])
    #expect(subscription.isDisposed)
  }

  @Test func aStageKeepsOneThingAtATime() {
    let trace = Trace()
    let subscription = Subscription()
    let stages = (0..<2).map { _ in subscription.stage() }
    for stage in stages { stage.hold(trace.disposable("a\(trace.lines.count)")) }
    for stage in stages { stage.hold(trace.disposable("b")) }
    #expect(trace.lines == ["a0", "a0"])
    stages[1].release()
    #expect(trace.lines == ["a0", "a0", "b"])
    subscription.dispose()
    #expect(trace.lines == ["a0", "a0", "b", "b"])
  }

  @Test func whatComesTooLateEndsAtOnce() {
    let trace = Trace()
    let subscription = Subscription()
    let stage = subscription.stage()
    subscription.dispose()
    stage.hold(trace.disposable("late"))
    subscription.stage().hold(trace.disposable("later"))
    #expect(trace.lines == ["late", "later"])
  }

  @Test func aDisposableThatEndsTheSubscriptionAgainDoesNoHarm() {
    var count = 0
    let subscription = Subscription()
    for _ in 0..<3 {
      subscription.stage().hold(
        Disposables.create {
          count += 1
          subscription.dispose()
        })
    }
    subscription.dispose()
    #expect(count == 3)
  }

  @Test func aBagEndsItsContentWhenItGoes() {
    let trace = Trace()
    var bag: DisposeBag? = DisposeBag()
    bag.map { trace.disposable("1").disposed(by: $0) }
    bag.map { trace.disposable("2").disposed(by: $0) }
    #expect(trace.lines.isEmpty)
    bag = nil
    #expect(trace.lines == ["1", "2"])
  }

  @Test func aScopedTokenEndsItsDisposableWhenItGoes() {
    let trace = Trace()
    var token: ScopedDisposable? = trace.disposable("1").scoped()
    #expect(trace.lines.isEmpty && token != nil)
    token = nil
    #expect(trace.lines == ["1"])
    let early = trace.disposable("2").scoped()
    early.dispose()
    early.dispose()
    #expect(trace.lines == ["1", "2"])
  }

  @Test func aGroupEndsTogetherAndTakesNoMembersAfterwards() {
    let trace = Trace()
    let group = CompositeDisposable([trace.disposable("1")])
    group.insert(trace.disposable("2"))
    group.dispose()
    group.insert(trace.disposable("3"))
    group.dispose()
    #expect(trace.lines == ["1", "2", "3"])
  }
}

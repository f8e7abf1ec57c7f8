import Testing
import TributaryStreams

@Suite struct RelayTests {
  @Test func aPublishRelayHandsOnWhatItAccepts() {
    var log: [Int] = []
    let relay = PublishRelay<Int>()
    relay.accept(1)
    let subscription = relay.subscribe(onNext: { log.append($0) })
    relay.accept(2)
    subscription.dispose()
    relay.accept(3)
    #expect(log == [2])
  }

  @Test func aBehaviorRelayHasAValue() {
    var log: [String] = []
    let relay = BehaviorRelay(value: "a")
    #expect(relay.value == "a")
    let subscription = relay.subscribe(onNext: { log.append($0) })
    relay.accept("b")
    #expect(relay.value == "b")
    #expect(log == ["a", "b"])
    subscription.dispose()
  }
}

import Testing
import TributaryStreams

@Suite struct BindTests {
  @Test func aBoundRelayGetsTheElementsAndNotTheEnd() {
    let source = PublishSubject<Int>()
    let relay = BehaviorRelay(value: 0)
    let subscription = source.map { $0 * 2 }.bind(to: relay)
    source.onNext(1)
    #expect(relay.value == 2)
    source.onCompleted()
    relay.accept(5)
    #expect(relay.value == 5)
    #expect(subscription.isDisposed)
  }

  @Test func aBoundSubjectGetsTheEndToo() {
    let source = PublishSubject<Int>()
    let target = PublishSubject<Int>()
    let subscription = source.bind(to: target)
    source.onCompleted()
    #expect(target.isStopped)
    #expect(subscription.isDisposed)
  }

  @Test func elementsAreBoundToATargetOfOptionals() {
    let source = PublishSubject<Int>()
    let relay = BehaviorRelay<Int?>(value: nil)
    let subscription = source.bind(to: relay)
    source.onNext(1)
    #expect(relay.value == 1)
    subscription.dispose()
    source.onNext(2)
    #expect(relay.value == 1)
  }

  @Test func operatorsComposeInReadingOrder() {
    var log: [String] = []
    let composed = Operator<Int, Int>.filter { $0 % 2 == 0 }.then(.map { "<\($0)>" }).then(.identity)
    let source = PublishSubject<Int>()
    let subscription = source.apply(composed).bind(onNext: { log.append($0) })
    for element in 1...4 { source.onNext(element) }
    #expect(log == ["<2>", "<4>"])
    subscription.dispose()
  }
}

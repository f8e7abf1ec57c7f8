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

  @Test func `elements are bound to several targets in turn, by one run of the source`() {
    var runs = 0
    let subject = PublishSubject<Int>()
    let source = Observable<Int>.deferred {
      runs += 1
      return subject.asObservable()
    }
    var order: [String] = []
    let relay = BehaviorRelay(value: 0)
    let target = PublishSubject<Int>()
    let third = Observer<Int>(onNext: { order.append("third \($0)") }, onTermination: { _ in order.append("ended") })
    let listening = relay.subscribe(onNext: { order.append("relay \($0)") })
    let subscription = source.bind(to: relay, target, third)
    subject.onNext(1)
    #expect(runs == 1)
    #expect(order == ["relay 0", "relay 1", "third 1"])
    subject.onCompleted()
    #expect(order.last == "ended")
    #expect(target.isStopped)
    #expect(subscription.isDisposed)
    listening.dispose()
  }

  @Test func `elements are bound to several targets of optionals`() {
    let source = PublishSubject<Int>()
    let first = BehaviorRelay<Int?>(value: nil)
    let second = PublishSubject<Int?>()
    var elements: [Int?] = []
    let listening = second.subscribe(onNext: { elements.append($0) })
    let subscription = source.bind(to: first, second)
    source.onNext(1)
    #expect(first.value == 1)
    #expect(elements == [1])
    subscription.dispose()
    listening.dispose()
    #expect(!source.hasObservers)
  }

  @Test func `a target that disposes the binding is the last to get the element`() {
    let source = PublishSubject<Int>()
    var elements: [Int] = []
    var subscription: Subscription?
    let first = Observer<Int>(onNext: { _ in subscription?.dispose() }, onTermination: { _ in })
    let second = Observer<Int>(onNext: { elements.append($0) }, onTermination: { _ in })
    subscription = source.bind(to: first, second)
    source.onNext(1)
    #expect(elements.isEmpty)
  }

  @Test func `a stream is handed to a function, for bindings that are used again`() {
    func show(prefix: String) -> (Observable<Int>) -> Observable<String> {
      { $0.map { "\(prefix)\($0)" } }
    }
    var log: [String] = []
    let subscription = Observable.of(1, 2).bind(to: show(prefix: "n")).bind { log.append($0) }
    #expect(log == ["n1", "n2"] && subscription.isDisposed)
    let count = Observable.of(1, 2).bind(to: { _ in { (number: Int) in number + 1 } }, curriedArgument: 3)
    #expect(count == 4)
  }
}

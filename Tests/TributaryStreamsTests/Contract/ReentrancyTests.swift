import Testing
import TributaryStreams

/// Contract line 3: a send from inside a delivery waits; every subscriber sees the same elements in the same order.
@Suite struct ReentrancyTests {
  @Test func everySubscriberSeesTheSameOrder() {
    var first: [Int] = []
    var second: [Int] = []
    let relay = BehaviorRelay(value: 0)
    let bag = DisposeBag()
    relay.subscribe(onNext: {
      first.append($0)
      if $0 == 1 { relay.accept(2) }
    }).disposed(by: bag)
    relay.subscribe(onNext: { second.append($0) }).disposed(by: bag)
    relay.accept(1)
    #expect(first == [0, 1, 2])
    #expect(second == [0, 1, 2])
  }

  @Test func theValueIsTheLastAcceptedAlsoWhileEarlierOnesAreDelivered() {
    var seen: [String] = []
    let relay = BehaviorRelay(value: 0)
    let bag = DisposeBag()
    relay.subscribe(onNext: { element in
      if element == 1 {
        relay.accept(2)
        relay.accept(3)
        seen.append("value \(relay.value)")
        relay.subscribe(onNext: { seen.append("late \($0)") }).disposed(by: bag)
      }
    }).disposed(by: bag)
    relay.subscribe(onNext: { seen.append("second \($0)") }).disposed(by: bag)
    relay.accept(1)
    #expect(seen == ["second 0", "value 3", "late 3", "second 1", "second 2", "second 3"])
    relay.accept(4)
    #expect(Array(seen.dropFirst(6)) == ["second 4", "late 4"])
  }

  @Test func whoComesDuringADeliveryGetsNothingThatWaited() {
    var late: [Int] = []
    let subject = PublishSubject<Int>()
    let bag = DisposeBag()
    subject.subscribe(onNext: { element in
      if element == 1 {
        subject.onNext(2)
        subject.subscribe(onNext: { late.append($0) }).disposed(by: bag)
        subject.onNext(3)
      }
    }).disposed(by: bag)
    subject.onNext(1)
    #expect(late == [3])
  }

  @Test func aSendFromInsideTheFirstValueWaits() {
    var elements: [Int] = []
    let subject = BehaviorSubject(value: 1)
    let subscription = subject.subscribe(onNext: { element in
      elements.append(element)
      if element < 3 {
        subject.onNext(element + 1)
        elements.append(-element)
      }
    })
    #expect(elements == [1, -1, 2, -2, 3])
    subscription.dispose()
  }

  @Test func anEndFromInsideADeliveryComesAfterWhatWaited() {
    var events: [String] = []
    let subject = PublishSubject<Int>()
    let first = subject.subscribe(onNext: { element in
      guard element == 1 else { return }
      subject.onNext(2)
      subject.onCompleted()
      subject.onNext(3)
    })
    let second = subject.subscribe(onNext: { events.append("\($0)") }, onCompleted: { events.append("|") })
    subject.onNext(1)
    #expect(events == ["1", "2", "|"])
    #expect(first.isDisposed && second.isDisposed)
  }

  @Test func aHundredThousandSendsFromInsideTakeConstantStack() {
    var sum = 0
    let relay = PublishRelay<Int>()
    let subscription = relay.subscribe(onNext: { element in
      sum += 1
      if element < 100_000 { relay.accept(element + 1) }
    })
    relay.accept(1)
    #expect(sum == 100_000)
    subscription.dispose()
  }
}

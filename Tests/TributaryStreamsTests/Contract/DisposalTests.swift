import Testing
import TributaryStreams

/// Contract line 2: after `dispose()` returns, nothing is delivered to that subscriber.
@Suite struct DisposalTests {
  @Test func nothingIsDeliveredAfterDispose() {
    var elements: [Int] = []
    let subject = PublishSubject<Int>()
    let subscription = subject.subscribe(onNext: { elements.append($0) }, onCompleted: { elements.append(-1) })
    subject.onNext(1)
    subscription.dispose()
    subscription.dispose()
    subject.onNext(2)
    subject.onCompleted()
    #expect(elements == [1])
    #expect(!subject.hasObservers)
  }

  @Test func aCallbackThatDisposesAnotherSilencesItInTheSameDelivery() {
    var elements: [Int] = []
    let subject = PublishSubject<Int>()
    var second: Subscription?
    let first = subject.subscribe(onNext: { _ in second?.dispose() })
    second = subject.subscribe(onNext: { elements.append($0) }, onDisposed: { elements.append(-1) })
    subject.onNext(1)
    subject.onNext(2)
    #expect(elements == [-1])
    first.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func aCallbackThatDisposesAnotherSilencesItsEnd() {
    var ends: [String] = []
    let subject = PublishSubject<Int>()
    var second: Subscription?
    let first = subject.subscribe(onCompleted: {
      ends.append("first")
      second?.dispose()
    })
    second = subject.subscribe(onCompleted: { ends.append("second") })
    subject.onCompleted()
    #expect(ends == ["first"])
    #expect(first.isDisposed)
  }

  @Test func aCallbackThatDisposesItselfGetsNothingMore() {
    var elements: [Int] = []
    var subscription: Subscription?
    let subject = PublishSubject<Int>()
    subscription = subject.map { $0 * 10 }.subscribe(onNext: {
      elements.append($0)
      subject.onNext(2)
      subscription?.dispose()
    })
    subject.onNext(1)
    subject.onNext(3)
    #expect(elements == [10])
  }

  @Test func aDisposedSourceStopsInTheMiddleOfItsSequence() {
    var pulled = 0
    var elements: [Int] = []
    let bag = CompositeDisposable()
    let gate = PublishSubject<Int>()
    bag.insert(
      gate.subscribe(onNext: { _ in bag.dispose() }))
    let source = Observable<Int>.create { observer in
      for element in 1...10 {
        pulled += 1
        observer.onNext(element)
      }
      return Disposables.create()
    }
    bag.insert(
      source.subscribe(onNext: { element in
        elements.append(element)
        if element == 10 { gate.onNext(0) }
      }))
    #expect(elements == Array(1...10) && pulled == 10)
    #expect(bag.isDisposed)
    #expect(!gate.hasObservers)
  }

  @Test func manySubscribersComeAndGoDuringDeliveries() {
    var deliveries = 0
    let subject = PublishSubject<Int>()
    var all: [Subscription] = []
    for _ in 0..<1000 {
      all.append(
        subject.subscribe(onNext: { round in
          deliveries += 1
          // The first 200 end the next 200, all later ones end themselves; another comes in place of each.
          guard round == 0 else { return }
          all[deliveries + 199].dispose()
          all.append(subject.subscribe(onNext: { _ in deliveries += 1 }))
        }))
    }
    subject.onNext(0)
    #expect(deliveries == 800)
    #expect(all.count == 1800)
    deliveries = 10_000
    subject.onNext(1)
    #expect(deliveries == 11_000)
    all.forEach { $0.dispose() }
    #expect(!subject.hasObservers)
  }
}

import Testing
import TributaryStreams

@Suite struct SubjectTests {
  struct Failure: Error {}

  @Test func aPublishSubjectGivesWhatIsSentWhileSomebodyListens() {
    var log: [String] = []
    let subject = PublishSubject<Int>()
    subject.onNext(1)
    #expect(!subject.hasObservers)
    let first = subject.subscribe(onNext: { log.append("\($0)") }, onCompleted: { log.append("|") })
    #expect(subject.hasObservers)
    subject.onNext(2)
    subject.onCompleted()
    #expect(subject.isStopped && !subject.hasObservers)
    let late = subject.subscribe(onNext: { _ in }, onCompleted: { log.append("late |") })
    #expect(log == ["2", "|", "late |"])
    #expect(first.isDisposed && late.isDisposed)
  }

  @Test func anErrorReachesLateSubscribersToo() {
    var log: [String] = []
    let subject = PublishSubject<Int>()
    subject.onError(Failure())
    subject.onCompleted()
    let late = subject.subscribe(onError: { log.append("\($0)") }, onCompleted: { log.append("|") })
    #expect(log == ["Failure()"])
    #expect(late.isDisposed)
  }

  @Test func aBehaviorSubjectStartsWithItsLatestValue() throws {
    var log: [Int] = []
    let subject = BehaviorSubject(value: 0)
    subject.onNext(1)
    let subscription = subject.subscribe(onNext: { log.append($0) })
    subject.onNext(2)
    #expect(log == [1, 2])
    #expect(try subject.value() == 2)
    subscription.dispose()
    subject.onCompleted()
    subject.onNext(3)
    #expect(try subject.value() == 2)
  }

  @Test func theValueOfAFailedBehaviorSubjectIsItsError() {
    var log: [String] = []
    let subject = BehaviorSubject(value: 0)
    subject.onError(Failure())
    #expect(throws: Failure.self) { try subject.value() }
    let late = subject.subscribe(onNext: { log.append("\($0)") }, onError: { log.append("\($0)") })
    #expect(log == ["Failure()"])
    #expect(late.isDisposed)
  }

  @Test func subscribersHearInTheOrderTheyCame() {
    var log: [Int] = []
    let subject = PublishSubject<Int>()
    var subscriptions = (0..<100).map { number in subject.subscribe(onNext: { _ in log.append(number) }) }
    // Leave in a scattered order, so that the list closes its holes more than once.
    for number in stride(from: 0, to: 100, by: 3) { subscriptions[number].dispose() }
    for number in stride(from: 1, to: 100, by: 3) { subscriptions[number].dispose() }
    subscriptions.append(subject.subscribe(onNext: { _ in log.append(100) }))
    subject.onNext(0)
    #expect(log == Array(stride(from: 2, to: 100, by: 3)) + [100])
    subscriptions.forEach { $0.dispose() }
    #expect(!subject.hasObservers)
  }
}

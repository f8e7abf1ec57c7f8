import Testing
import Tributary
import TributaryTesting

/// Tests as RxTest's users write them.
@Suite struct TestSchedulerTests {
  @Test func `a hot source is subscribed at 200 and disposed at 1,000`() {
    let scheduler = TestScheduler(initialClock: 0)
    let xs = scheduler.createHotObservable([
      .next(150, 1), .next(210, 2), .next(220, 3), .next(230, 4), .completed(300),
    ])
    let result = scheduler.start { xs.map { $0 * 10 } }
    #expect(result.events == [.next(210, 20), .next(220, 30), .next(230, 40), .completed(300)])
    #expect(xs.subscriptions == [SubscriptionSpan(200, 300)])
    #expect(scheduler.clock == 1000)
  }

  @Test func `a cold source counts from its subscription, anew for each`() {
    let scheduler = TestScheduler()
    let xs = scheduler.createColdObservable([.next(10, 1), .error(20, Marbles.Failure())])
    let result = scheduler.start { xs.retry(2) }
    #expect(
      result.events == [.next(210, 1), .next(230, 1), .error(240, Marbles.Failure())])
    #expect(xs.subscriptions == [SubscriptionSpan(200, 220), SubscriptionSpan(220, 240)])
  }

  @Test func `the three ticks can be chosen`() {
    let scheduler = TestScheduler()
    let xs = scheduler.createHotObservable([.next(150, 1), .next(250, 2), .next(350, 3)])
    var made: Int?
    let result = scheduler.start(created: 50, subscribed: 120, disposed: 300) { () -> TestableObservable<Int> in
      made = scheduler.clock
      return xs
    }
    #expect(made == 50)
    #expect(result.events == [.next(150, 1), .next(250, 2)])
    #expect(xs.subscriptions == [SubscriptionSpan(120, 300)])
  }

  @Test func `ticks that passed, or are out of order, count as now`() {
    let scheduler = TestScheduler(initialClock: 500)
    let xs = scheduler.createHotObservable([.next(499, 0), .next(600, 1)])
    let result = scheduler.start(created: 300, subscribed: 200, disposed: 700) { xs }
    #expect(result.events == [.next(600, 1)])
    #expect(xs.subscriptions == [SubscriptionSpan(500, 700)])
    scheduler.advanceTo(100)
    #expect(scheduler.clock == 700)
  }

  @Test func `a delay of no time is the same tick`() {
    let scheduler = TestScheduler()
    let result = scheduler.start { Observable.just(1).delay(.zero, scheduler: scheduler) }
    #expect(result.events == [.next(200, 1), .completed(200)])
  }

  @Test func `a window is exact whatever the source's pace`() {
    let scheduler = TestScheduler()
    let pace = Duration.milliseconds(100)
    let result = scheduler.start(disposed: 211) {
      Observable<Int>.interval(pace, scheduler: scheduler).throttle(.seconds(5), mode: .leading, scheduler: scheduler)
    }
    // Every 50 elements, and not 46.
    #expect(result.elements == [0, 50, 100])
  }

  @Test func `work at a tick, and a recorder that a stream is bound to`() {
    let scheduler = TestScheduler()
    let observer = scheduler.createObserver(Int.self)
    let subject = PublishSubject<Int>()
    let bag = DisposeBag()
    scheduler.scheduleAt(10) { subject.bind(to: observer).disposed(by: bag) }
    scheduler.scheduleAt(20) { subject.onNext(1) }
    scheduler.scheduleAt(30) { subject.onCompleted() }
    scheduler.advanceTo(100)
    #expect(observer.events == [.next(20, 1), .completed(30)])
  }

  @Test func hotEventsOfTheCurrentTickWaitForTheRun() {
    let scheduler = TestScheduler(initialClock: 150)
    let xs = scheduler.createHotObservable([.next(149, 1), .next(150, 2), .next(151, 3)])
    let observer = scheduler.createObserver(Int.self)
    observer.record(xs)
    scheduler.advanceTo(200)
    #expect(observer.events == [.next(150, 2), .next(151, 3)])
  }

  @Test func `a hot source that has ended says nothing to who comes late`() {
    let scheduler = TestScheduler()
    let xs = scheduler.createHotObservable([.next(110, 1), .completed(150)])
    #expect(scheduler.start { xs }.events.isEmpty)
  }

  @Test func aHotSourceGoesOnAfterAnEndForThoseWhoComeLater() {
    let scheduler = TestScheduler()
    let xs = scheduler.createHotObservable([
      .next(110, 1), .completed(150), .next(210, 2), .error(220, Marbles.Failure()), .next(230, 3), .completed(240),
    ])
    let first = scheduler.createObserver(Int.self)
    scheduler.scheduleAt(100) { first.record(xs) }
    let result = scheduler.start { xs.retry(2) }
    #expect(first.events == [.next(110, 1), .completed(150)])
    #expect(result.events == [.next(210, 2), .next(230, 3), .completed(240)])
    #expect(xs.subscriptions == [SubscriptionSpan(100, 150), SubscriptionSpan(200, 220), SubscriptionSpan(220, 240)])
  }

  @Test func aColdSourceMayBeSubscribedOutsideTheRun() {
    let scheduler = TestScheduler()
    let xs = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let observer = scheduler.createObserver(Int.self)
    let subscription = xs.subscribe(observer)
    scheduler.advanceTo(100)
    #expect(observer.events == [.next(10, 1), .completed(20)])
    #expect(subscription.isDisposed)
  }

  @Test func anOperatorOfTimeMayBeSubscribedOutsideTheRun() {
    let scheduler = TestScheduler()
    let xs = scheduler.createHotObservable([.next(10, 1), .next(11, 2), .next(20, 3)])
    let observer = scheduler.createObserver(Int.self)
    let subscription = xs.debounce(.seconds(5), scheduler: scheduler).subscribe(observer)
    scheduler.start()
    #expect(observer.events == Recorded.events(.next(16, 2), .next(25, 3)))
    #expect(scheduler.clock == 25)
    subscription.dispose()
  }

  @Test func startRunsAllThatWaitsAndStopEndsItAfterTheWorkThatCallsIt() {
    let scheduler = TestScheduler()
    var ticks: [Int] = []
    for tick in [30, 10, 20, 20] {
      scheduler.scheduleAt(tick) {
        ticks.append(scheduler.clock)
        if ticks.count == 2 { scheduler.stop() }
      }
    }
    scheduler.start()
    #expect(ticks == [10, 20])
    #expect(scheduler.clock == 20)
    scheduler.start()
    #expect(ticks == [10, 20, 20, 30])
    #expect(scheduler.clock == 30)
  }

  @Test func theWordsOfRecordsAreThoseOfRxTest() {
    let scheduler = TestScheduler()
    let observer: TestableObserver<Int> = scheduler.createObserver(Int.self)
    observer.onNext(1)
    observer.onError(Marbles.Failure())
    let expected = Recorded.events(.next(0, 1), .error(0, Marbles.Failure(), Int.self))
    #expect(observer.events == expected)
    #expect(observer.events[0].value.element == 1)
    #expect(observer.events.map(\.tick) == [0, 0])
    let end = Recorded.completed(300, Int.self)
    #expect(end == Recorded(time: 300, value: Event<Int>.completed))
    let result = scheduler.start(created: 1, subscribed: 2, disposed: 3, create: { Observable.just(4) })
    #expect(result.events == [.next(2, 4), .completed(2)])
  }

  @Test func anUndisposedSubscriptionToAHotSourceIsFreedWithIt() async {
    await #expect(processExitsWith: .success) {
      do {
        let scheduler = TestScheduler()
        let xs = scheduler.createHotObservable([Recorded.next(10, 1)])
        _ = xs.subscribe()
        scheduler.advanceTo(100)
      }
      #expect(Resources.total == 0)
      do {
        let run = MarbleRun()
        let xs = try run.hot("-1-")
        _ = run.picture { xs }
        _ = xs.subscribe()
      }
      #expect(Resources.total == 0)
    }
  }
}

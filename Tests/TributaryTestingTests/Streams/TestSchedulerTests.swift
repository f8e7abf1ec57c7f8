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

  @Test func `a hot source sends what is due now before anybody listens, and what is of the past never`() {
    let scheduler = TestScheduler(initialClock: 150)
    let xs = scheduler.createHotObservable([.next(149, 1), .next(150, 2), .next(151, 3)])
    let observer = scheduler.createObserver(Int.self)
    observer.record(xs)
    scheduler.advanceTo(200)
    #expect(observer.events == [.next(151, 3)])
  }

  @Test func `a hot source that has ended says nothing to who comes late`() {
    let scheduler = TestScheduler()
    let xs = scheduler.createHotObservable([.next(110, 1), .completed(150)])
    #expect(scheduler.start { xs }.events == [.completed(200)])
  }
}

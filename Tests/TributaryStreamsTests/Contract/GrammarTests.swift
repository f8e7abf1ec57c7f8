import Testing
import TributaryStreams

/// Contract line 1: `next* (error | completed)?`, then silence, and all that the subscription holds is let go.
@Suite struct GrammarTests {
  struct Failure: Error {}

  @Test func nothingFollowsACompletion() {
    var events: [String] = []
    let subject = PublishSubject<Int>()
    let subscription = subject.subscribe(
      onNext: { events.append("\($0)") }, onError: { _ in events.append("error") },
      onCompleted: { events.append("completed") }, onDisposed: { events.append("disposed") })
    subject.onNext(1)
    subject.onCompleted()
    subject.onNext(2)
    subject.onCompleted()
    subject.onError(Failure())
    #expect(events == ["1", "completed", "disposed"])
    #expect(subscription.isDisposed)
  }

  @Test func anObserverThatTheSourceKeepsIsSilentAfterTheEnd() throws {
    var events: [String] = []
    var kept: Observer<Int>?
    let stream = Observable<Int>.create { observer in
      kept = observer
      return Disposables.create()
    }
    let subscription = stream.subscribe(
      onNext: { events.append("\($0)") }, onError: { _ in events.append("error") },
      onCompleted: { events.append("completed") })
    let observer = try #require(kept)
    observer.onNext(1)
    observer.onError(Failure())
    observer.onNext(2)
    observer.onCompleted()
    #expect(events == ["1", "error"])
    #expect(subscription.isDisposed)
  }

  @Test func whatTheSubscriptionHoldsIsLetGoAtTheEnd() {
    for end in [Termination.completed, .error(Failure())] {
      weak var held: Held?
      weak var resource: Held?
      let subject = PublishSubject<Int>()
      let subscription = subscribe(to: subject, &held, &resource)
      #expect(held != nil && resource != nil)
      switch end {
      case .completed: subject.onCompleted()
      case .error(let error): subject.onError(error)
      }
      #expect(held == nil && resource == nil)
      #expect(subscription.isDisposed)
    }
  }

  @Test func aSubjectThatGoesLetsItsSubscribersGoWithoutAWord() {
    weak var held: Held?
    weak var resource: Held?
    var subject: PublishSubject<Int>? = PublishSubject()
    var subscription = subject.map { subscribe(to: $0, &held, &resource) }
    #expect(held != nil && resource != nil)
    subject = nil
    #expect(resource == nil)
    subscription?.dispose()
    subscription = nil
    #expect(held == nil)
  }

  private func subscribe(
    to subject: PublishSubject<Int>, _ held: inout Held?, _ resource: inout Held?
  ) -> Subscription {
    let first = Held()
    let second = Held()
    held = first
    resource = second
    return subject.map { $0 + first.value }.subscribe(
      onNext: { _ in second.value += 1 }, onError: { _ in second.value += 1 }, onDisposed: { first.value += 1 })
  }

  final class Held {
    var value = 0
  }
}

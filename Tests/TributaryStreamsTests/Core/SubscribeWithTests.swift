import Synchronization
import Testing
import TributaryStreams

/// `subscribe(with:)`, `bind(with:)`, `subscribe(weak:)` and its kin, `subscribe(_:)` of events.
@Suite struct SubscribeWithTests {
  private final class Owner {
    var log: Log

    init(_ log: Log) {
      self.log = log
    }

    func next(_ element: Int) { log.lines.append("\(element)") }
    func failed(_ error: any Error) { log.lines.append("\(error)") }
    func completed() { log.lines.append("completed") }
    func disposed() { log.lines.append("disposed") }
    func event(_ event: Event<Int>) { log.lines.append("\(event)") }
  }

  private final class Log {
    var lines: [String] = []
  }

  /// The forms that take everything, as functions of the owner.
  private static func subscribe(_ form: Int, _ source: PublishSubject<Int>, _ owner: Owner) -> Subscription {
    switch form {
    case 0:
      source.subscribe(
        with: owner, onNext: { $0.next($1) }, onError: { $0.failed($1) }, onCompleted: { $0.completed() },
        onDisposed: { $0.disposed() })
    default:
      source.subscribe(
        weak: owner, onNext: Owner.next, onError: Owner.failed, onCompleted: Owner.completed,
        onDisposed: Owner.disposed)
    }
  }

  @Test(arguments: 0..<2) func `an owner that lives hears everything`(form: Int) {
    let log = Log()
    let owner = Owner(log)
    let source = PublishSubject<Int>()
    let subscription = Self.subscribe(form, source, owner)
    source.onNext(1)
    source.onCompleted()
    #expect(log.lines == ["1", "completed", "disposed"])
    #expect(subscription.isDisposed)
    let failing = PublishSubject<Int>()
    _ = Self.subscribe(form, failing, owner)
    failing.onError(Failure())
    #expect(log.lines.dropFirst(3) == ["Failure()", "disposed"])
    log.lines = []
    let disposed = Self.subscribe(form, PublishSubject<Int>(), owner)
    disposed.dispose()
    #expect(log.lines == ["disposed"])
  }

  @Test(arguments: 0..<2) func `an owner that is gone hears nothing, and the next event ends the subscription`(
    form: Int
  ) {
    for end in 0..<4 {
      let log = Log()
      let source = PublishSubject<Int>()
      weak var gone: Owner?
      let subscription: Subscription
      do {
        let owner = Owner(log)
        gone = owner
        subscription = Self.subscribe(form, source, owner)
        source.onNext(1)
      }
      #expect(gone == nil)
      #expect(!subscription.isDisposed)
      switch end {
      case 0: source.onNext(2)
      case 1: source.onCompleted()
      case 2: source.onError(Failure())
      default: subscription.dispose()
      }
      #expect(subscription.isDisposed)
      #expect(!source.hasObservers)
      #expect(log.lines == ["1"])
    }
  }

  @Test func `single methods of a weak owner, and binding with one`() {
    let log = Log()
    var owner: Owner? = Owner(log)
    let source = PublishSubject<Int>()
    if let owner {
      _ = source.subscribeNext(weak: owner, Owner.next)
      _ = source.subscribeCompleted(weak: owner, Owner.completed)
      _ = source.catchErrorJustComplete().subscribe(weak: owner, Owner.event)
      _ = source.catchErrorJustComplete().bind(with: owner) { $0.log.lines.append("bound \($1)") }
      _ = Observable<Int>.error(Failure()).subscribeError(weak: owner, Owner.failed)
    }
    #expect(log.lines == ["Failure()"])
    source.onNext(1)
    #expect(log.lines.dropFirst() == ["1", "next(1)", "bound 1"])
    owner = nil
    log.lines = []
    source.onNext(2)
    #expect(log.lines.isEmpty)
    #expect(!source.hasObservers)
  }

  @Test func `an error that a living owner does not ask for is reported with the place`() {
    let owner = Owner(Log())
    let places = UserClosureTests.Log()
    UnhandledErrors.$handler.withValue({ _, place in places.lines.withLock { $0.append("\(place)") } }) {
      _ = Observable<Int>.error(Failure()).subscribe(with: owner, onNext: { $0.next($1) })
      _ = Observable<Int>.error(Failure()).bind(with: owner) { $0.next($1) }
      _ = Observable<Int>.error(Failure()).subscribeNext(weak: owner, Owner.next)
    }
    let lines = places.lines.withLock { $0 }
    #expect(lines.count == 3)
    #expect(lines.allSatisfy { $0.hasPrefix("TributaryStreamsTests/SubscribeWithTests.swift:") })
  }

  @Test func `an error that comes when the owner is gone is nobody's, as after a disposal`() {
    let reports = UserClosureTests.Log()
    UnhandledErrors.$handler.withValue({ _, place in reports.lines.withLock { $0.append("\(place)") } }) {
      let source = PublishSubject<Int>()
      do {
        let owner = Owner(Log())
        _ = source.subscribe(with: owner, onNext: { $0.next($1) })
        _ = source.bind(with: owner) { $0.next($1) }
      }
      source.onError(Failure())
      #expect(!source.hasObservers)
    }
    #expect(reports.lines.withLock { $0 }.isEmpty)
  }

  @Test func `a closure takes events as values`() {
    var events: [String] = []
    _ = Observable.of(1, 2).subscribe { (event: Event<Int>) in events.append("\(event)") }
    _ = Observable<Int>.error(Failure()).subscribe { event in
      if let error = event.error { events.append("error(\(error))") }
    }
    #expect(events == ["next(1)", "next(2)", "completed", "error(Failure())"])
  }
}

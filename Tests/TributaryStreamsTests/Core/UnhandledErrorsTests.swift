import Synchronization
import Testing
import TributaryStreams

/// An error that nobody asked for reaches one hook, once, with the place of the call that subscribed.
@Suite struct UnhandledErrorsTests {
  struct Failure: Error {}

  final class Reports: Sendable {
    let lines = Mutex<[UInt]>([])
  }

  final class Owner {
    func hear(_ element: Int) {}
  }

  /// The lines of what a body leaves unhandled in this file.
  private func reports(_ body: () -> Void) -> [UInt] {
    let reports = Reports()
    UnhandledErrors.$handler.withValue({ error, place in
      #expect(error is Failure)
      #expect("\(place.fileID)" == "TributaryStreamsTests/UnhandledErrorsTests.swift")
      reports.lines.withLock { $0.append(place.line) }
    }) { body() }
    return reports.lines.withLock { $0 }
  }

  @Test func `each way to subscribe to a stream reports its place`() {
    let failing = Observable<Int>.error(Failure())
    let relay = PublishRelay<Int>()
    let optional = PublishRelay<Int?>()
    let owner = Owner()
    let first = #line + 2
    let lines = reports {
      _ = failing.subscribe()
      _ = failing.subscribe(onNext: { _ in })
      _ = failing.subscribe(onNext: { _ in }, onCompleted: {}, onDisposed: {})
      _ = failing.subscribe(relay)
      _ = failing.bind(to: relay)
      _ = failing.bind(to: optional)
      _ = failing.bind { _ in }
      _ = failing.bind(to: Binder(owner) { $0.hear($1) })
      _ = failing.subscribe(with: owner, onNext: { $0.hear($1) })
      _ = failing.bind(with: owner) { $0.hear($1) }
      _ = failing.subscribe(weak: owner, onNext: Owner.hear)
      _ = failing.subscribeNext(weak: owner, Owner.hear)
    }
    #expect(lines == (0..<12).map { UInt(first + $0) })
  }

  @Test func `each way to subscribe to a trait reports its place`() {
    let owner = Owner()
    let first = #line + 2
    let lines = reports {
      _ = Single<Int>.error(Failure()).subscribe(onSuccess: { _ in })
      _ = Single<Int>.error(Failure()).subscribe(with: owner, onSuccess: { $0.hear($1) })
      _ = Maybe<Int>.error(Failure()).subscribe(onSuccess: { _ in }, onCompleted: {})
      _ = Maybe<Int>.error(Failure()).subscribe(with: owner, onSuccess: { $0.hear($1) })
      _ = Completable.error(Failure()).subscribe(onCompleted: {})
      _ = Completable.error(Failure()).subscribe(with: owner, onCompleted: { _ in })
      _ = ControlEvent(events: Observable<Int>.error(Failure())).subscribe()
    }
    #expect(lines == (0..<7).map { UInt(first + $0) })
  }

  @Test func `nothing is reported of an error that somebody asked for`() {
    let failing = Observable<Int>.error(Failure())
    let lines = reports {
      _ = failing.subscribe(onError: { _ in })
      _ = failing.subscribe { (_: Event<Int>) in }
      _ = failing.catch { _ in .empty() }.subscribe()
      _ = failing.bind(to: PublishSubject<Int>())
      _ = failing.asDriver(onErrorJustReturn: 1).drive(onNext: { _ in })
      _ = Single<Int>.error(Failure()).subscribe { _ in }
      _ = Single<Int>.error(Failure()).subscribe(onFailure: { _ in })
      _ = Maybe<Int>.error(Failure()).subscribe(onError: { _ in })
      _ = Completable.error(Failure()).subscribe(onError: { _ in })
      failing.subscribe().dispose()
    }
    // The last alone: it fails before it can be disposed of.
    #expect(lines.count == 1)
  }
}

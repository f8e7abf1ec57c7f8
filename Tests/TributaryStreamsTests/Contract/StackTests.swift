import Foundation
import Testing
import TributaryStreams

/// A thread with a stack of 512 KB builds, subscribes, sends, disposes and releases deep streams.
@Suite struct StackTests {
  /// An operator that is put in a row, and how many of it a stream may have.
  enum Kind: CaseIterable {
    case map, filter, take, distinct, doOnNext, scanInto, withLatestFrom, flatMap, concatMap, catching, shared, combined

    var most: Int {
      switch self {
      case .map, .filter: 1_000
      case .take, .distinct, .doOnNext, .scanInto, .withLatestFrom: 500
      case .flatMap, .concatMap, .catching, .shared, .combined: 125
      }
    }

    func apply(to stream: Observable<Int>) -> Observable<Int> {
      switch self {
      case .map: stream.map { $0 &+ 1 }
      case .filter: stream.filter { $0 != 0 }
      case .take: stream.take(5)
      case .distinct: stream.distinctUntilChanged()
      case .doOnNext: stream.do(onNext: { _ in })
      case .scanInto: stream.scan(into: 0) { $0 += $1 }
      case .withLatestFrom: stream.withLatestFrom(Observable.just(1)) { $0 &+ $1 }
      case .flatMap: stream.flatMap { Observable.just($0) }
      case .concatMap: stream.concatMap { Observable.just($0) }
      case .catching: stream.catch { _ in .never() }
      case .shared: stream.share()
      case .combined: Observable.combineLatest(stream, Observable.just(1)) { $0 &+ $1 }
      }
    }
  }

  @Test(arguments: Kind.allCases) func aStreamAtTheLimitPassesOnASmallStack(kind: Kind) {
    #expect(
      elementsOnASmallStack { stream in (0..<kind.most).reduce(stream) { stream, _ in kind.apply(to: stream) } } == 1)
  }

  @Test func aHundredThousandStartWithsTakeConstantStack() {
    let count = 100_000
    #expect(elementsOnASmallStack { (0..<count).reduce($0) { $0.startWith($1) } } == count + 1)
  }

  @Test func startWithKeepsTheOrderWhenManyBecomeOneRow() {
    let stream = (0..<50).reduce(Observable.of(100, 101)) { $0.startWith($1, -$1) }
    var elements: [Int] = []
    let subscription = stream.subscribe(onNext: { elements.append($0) })
    #expect(elements == (0..<50).reversed().flatMap { [$0, -$0] } + [100, 101])
    #expect(subscription.isDisposed)
    var first: [Int] = []
    _ = stream.take(3).subscribe(onNext: { first.append($0) })
    #expect(first == [49, -49, 48])
  }

  @Test func twentyThousandNestedMergesTakeConstantStack() {
    let count = 20_000
    #expect(elementsOnASmallStack { (0..<count).reduce($0) { .merge($0, .just($1)) } } == count + 1)
    #expect(elementsOnASmallStack { (0..<count).reduce($0) { .merge(.just($1), $0) } } == count + 1)
    #expect(elementsOnASmallStack { (0..<count).reduce($0) { $0.merge(with: .just($1)) } } == count + 1)
  }

  @Test func nestedMergesSubscribeInTheOrderGivenAndEndWithTheLastOrTheFirstError() {
    let (left, middle, right) = (PublishSubject<Int>(), PublishSubject<Int>(), PublishSubject<Int>())
    var log: [String] = []
    let merged = Observable.merge(Observable.merge(left, middle), right)
    let first = merged.subscribe(onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") })
    left.onNext(1)
    right.onNext(2)
    left.onCompleted()
    middle.onNext(3)
    right.onCompleted()
    #expect(log == ["1", "2", "3"] && !first.isDisposed)
    middle.onCompleted()
    #expect(log == ["1", "2", "3", "completed"])
    let (one, two) = (PublishSubject<Int>(), PublishSubject<Int>())
    let second = Observable.merge(Observable.merge(one.asObservable(), .never()), two)
      .subscribe(onNext: { _ in }, onError: { _ in log.append("failed") })
    two.onError(RxError.timeout)
    #expect(log.last == "failed" && second.isDisposed && !one.hasObservers)
  }

  @Test func oneOperatorMoreThanTheLimitIsRefusedWithASentence() async throws {
    let result = try #require(
      await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        var stream = Observable.just(0)
        for _ in 0..<100_000 { stream = stream.map { $0 &+ 1 } }
      })
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("A stream was built of too many operators in a row"))
    #expect(text.contains("at most 1000 of `map` and `filter`"))
  }

  /// Builds, subscribes, sends one element, disposes and releases on a thread with 512 KB of stack.
  ///
  /// - Returns: how many elements came.
  private func elementsOnASmallStack(_ build: @escaping @Sendable (Observable<Int>) -> Observable<Int>) -> Int {
    let result = Result()
    let thread = Thread {
      var count = 0
      do {
        let subject = PublishSubject<Int>()
        let subscription = build(subject.asObservable()).subscribe(onNext: { _ in count += 1 })
        subject.onNext(1)
        subscription.dispose()
      }
      result.finish(with: count)
    }
    thread.stackSize = 512 * 1024
    thread.start()
    return result.wait()
  }

  private final class Result: @unchecked Sendable {
    private let condition = NSCondition()
    // SAFETY: read and written under the lock of `condition`.
    private var count: Int?

    func finish(with count: Int) {
      condition.lock()
      self.count = count
      condition.signal()
      condition.unlock()
    }

    func wait() -> Int {
      condition.lock()
      defer { condition.unlock() }
      while true {
        if let count { return count }
        condition.wait()
      }
    }
  }
}

import Testing
import TributaryStreams
import TributaryTesting

@Suite struct MaybeTraitTests {
  private func log(_ maybe: Maybe<Int>) -> [String] {
    var log: [String] = []
    let subscription = maybe.subscribe(
      onSuccess: { log.append("success \($0)") }, onError: { log.append("error \($0)") },
      onCompleted: { log.append("completed") }, onDisposed: { log.append("disposed") })
    #expect(subscription.isDisposed)
    return log
  }

  @Test func `a maybe has one of three ends`() {
    #expect(log(.just(1)) == ["success 1", "disposed"])
    #expect(log(.empty()) == ["completed", "disposed"])
    #expect(log(.error(Failure())) == ["error Failure()", "disposed"])
    #expect(log(.from(optional: nil)) == ["completed", "disposed"])
    #expect(log(.from(optional: 2)) == ["success 2", "disposed"])
  }

  @Test func `the first event counts, also for who calls again from inside it`() {
    for first in [MaybeEvent<Int>.success(1), .completed, .error(Failure())] {
      var events: [String] = []
      var call: ((MaybeEvent<Int>) -> Void)?
      let maybe = Maybe<Int>.create { observer in
        call = observer
        return Disposables.create { events.append("released") }
      }
      let subscription = maybe.subscribe { event in
        events.append("\(event)")
        call?(.success(2))
        call?(.completed)
      }
      call?(first)
      call?(.success(3))
      #expect(events == ["released", "\(first)"])
      #expect(subscription.isDisposed)
    }
  }

  @Test func `flatMap over none is none`() {
    #expect(log(Maybe<Int>.empty().flatMap { .just($0 + 1) }) == ["completed", "disposed"])
    #expect(log(Maybe.just(1).flatMap { .just($0 + 1) }) == ["success 2", "disposed"])
    #expect(log(Maybe.just(1).flatMap { _ in .empty() }) == ["completed", "disposed"])
    #expect(log(Maybe.just(1).map { _ in throw Failure() }) == ["error Failure()", "disposed"])
    #expect(log(Maybe.just(1).filter { $0 > 1 }) == ["completed", "disposed"])
  }

  @Test func `what is empty goes on in another way`() {
    let recorder = Recorder<Int>()
    let single: Single<Int> = Maybe<Int>.empty().ifEmpty(default: 1)
    let switched: Single<Int> = Maybe<Int>.empty().ifEmpty(switchTo: Single.just(2))
    let maybe: Maybe<Int> = Maybe<Int>.empty().ifEmpty(switchTo: Maybe.just(3))
    recorder.record(single)
    recorder.record(switched)
    recorder.record(maybe)
    recorder.record(Maybe.just(4).ifEmpty(default: 0))
    #expect(recorder.elements == [1, 2, 3, 4])
  }

  @Test func `zip with an empty one is empty, and lets the others go`() {
    let source = PublishSubject<Int>()
    #expect(log(Maybe.zip(source.asMaybe(), .empty(), resultSelector: +)) == ["completed", "disposed"])
    #expect(!source.hasObservers)
    #expect(log(Maybe.zip(.just(1), .just(2), resultSelector: +)) == ["success 3", "disposed"])
  }

  @Test func `do tells an end without an element from one with`() {
    var lines: [String] = []
    func watched(_ maybe: Maybe<Int>) -> Maybe<Int> {
      maybe.do(
        onNext: { lines.append("next \($0)") }, afterNext: { lines.append("after \($0)") },
        onError: { _ in lines.append("error") }, afterError: { _ in lines.append("after error") },
        onCompleted: { lines.append("completed") }, afterCompleted: { lines.append("after completed") })
    }
    _ = log(watched(.just(1)))
    #expect(lines == ["next 1", "after 1"])
    lines = []
    _ = log(watched(.empty()))
    #expect(lines == ["completed", "after completed"])
    lines = []
    _ = log(watched(.error(Failure())))
    #expect(lines == ["error", "after error"])
    lines = []
    // A state per subscription: the second run is empty though the first was not.
    var isEmpty = false
    let turns = watched(
      .deferred {
        defer { isEmpty = true }
        return isEmpty ? .empty() : .just(1)
      })
    for _ in 0..<2 { _ = log(turns) }
    #expect(lines == ["next 1", "after 1", "completed", "after completed"])
  }

  @Test func `an object that is not kept`() {
    final class Object {
      var log: [String] = []
    }
    let source = PublishSubject<Int>()
    var object: Object? = Object()
    let maybe = source.asMaybe()
    let first = maybe.subscribe(with: object ?? Object(), onCompleted: { $0.log.append("completed") })
    source.onCompleted()
    #expect(object?.log == ["completed"] && first.isDisposed)
    let other = PublishSubject<Int>()
    var called = false
    let second = other.asMaybe().subscribe(
      with: object ?? Object(), onSuccess: { _, _ in called = true }, onCompleted: { _ in called = true },
      onDisposed: { _ in called = true })
    object = nil
    other.onCompleted()
    #expect(!called && second.isDisposed)
  }
}

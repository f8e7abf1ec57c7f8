import Testing
import TributaryStreams
import TributaryTesting

@Suite struct SingleTraitTests {
  final class Object {
    var log: [String] = []
  }

  @Test func `a single brings its element and is over`() {
    let recorder = Recorder<Int>()
    recorder.record(Single.just(1))
    #expect(recorder.events == [.next(.zero, 1), .completed(.zero)])
    let failed = Recorder<Int>()
    failed.record(Single<Int>.error(Failure()))
    #expect(failed.events == [.error(.zero, Failure())])
    let never = Recorder<Int>()
    never.record(Single<Int>.never())
    #expect(never.events.isEmpty)
  }

  @Test func `the first result counts, also for who calls again from inside it`() {
    var results: [Int] = []
    var call: ((Result<Int, any Error>) -> Void)?
    let single = Single<Int>.create { observer in
      call = observer
      return Disposables.create()
    }
    let subscription = single.subscribe { result in
      results.append((try? result.get()) ?? -1)
      call?(.success(2))
      call?(.failure(Failure()))
    }
    call?(.success(1))
    call?(.success(3))
    #expect(results == [1])
    #expect(subscription.isDisposed)
  }

  @Test func `as a stream it is as strict`() {
    var call: ((Result<Int, any Error>) -> Void)?
    let single = Single<Int>.create { observer in
      call = observer
      return Disposables.create()
    }
    let recorder = Recorder<Int>()
    recorder.record(single.map { $0 * 10 }) { _ in call?(.success(2)) }
    call?(.success(1))
    #expect(recorder.events == [.next(.zero, 10), .completed(.zero)])
  }

  @Test func `what the closure made ends before the result is handed on, and the disposal comes last`() {
    var log: [String] = []
    var call: ((Result<Int, any Error>) -> Void)?
    let single = Single<Int>.create { observer in
      call = observer
      return Disposables.create { log.append("released") }
    }
    for result in [Result<Int, any Error>.success(1), .failure(Failure())] {
      log = []
      let subscription = single.subscribe(
        onSuccess: { log.append("success \($0)") }, onFailure: { log.append("failure \($0)") },
        onDisposed: { log.append("disposed") })
      call?(result)
      #expect(subscription.isDisposed)
      let name = (try? result.get()).map { "success \($0)" } ?? "failure Failure()"
      #expect(log == ["released", name, "disposed"])
    }
    log = []
    single.subscribe(onSuccess: { _ in log.append("success") }, onDisposed: { log.append("disposed") }).dispose()
    call?(.success(1))
    #expect(log == ["released", "disposed"])
  }

  @Test func `a result inside the closure that makes it still ends what it made`() {
    var log: [String] = []
    let single = Single<Int>.create { observer in
      observer(.success(1))
      return Disposables.create { log.append("released") }
    }
    let subscription = single.subscribe(onSuccess: { _ in log.append("success") })
    #expect(subscription.isDisposed)
    #expect(log.sorted() == ["released", "success"])
  }

  @Test func `an observer that is kept keeps no subscriber`() {
    var kept: [(Result<Int, any Error>) -> Void] = []
    weak var weakObject: Object?
    do {
      let object = Object()
      weakObject = object
      let single = Single<Int>.create { observer in
        kept.append(observer)
        return Disposables.create()
      }
      let first = single.subscribe { _ in object.log.append("never") }
      first.dispose()
      let second = single.subscribe { _ in object.log.append("once") }
      kept[1](.success(1))
      #expect(second.isDisposed && object.log == ["once"])
    }
    #expect(weakObject == nil && kept.count == 2)
  }

  @Test func `map fails with what its closure throws`() {
    let recorder = Recorder<Int>()
    recorder.record(Single.just(1).map { _ in throw Failure() })
    #expect(recorder.events == [.error(.zero, Failure())])
  }

  @Test func `a filtered single is a maybe`() {
    let odd: Maybe<Int> = Single.just(1).filter { $0 % 2 == 1 }
    let even: Maybe<String> = Single.just(1).compactMap { $0 % 2 == 0 ? "even" : nil }
    var log: [String] = []
    let first = odd.subscribe(onSuccess: { log.append("\($0)") }, onCompleted: { log.append("completed") })
    let second = even.subscribe(onSuccess: { log.append($0) }, onCompleted: { log.append("empty") })
    #expect(first.isDisposed && second.isDisposed)
    #expect(log == ["1", "empty"])
  }

  @Test func `flatMap goes on with another single, a maybe or work`() {
    let recorder = Recorder<String>()
    recorder.record(Single.just(1).flatMap { .just("\($0)") })
    recorder.record(Single.just(1).flatMapMaybe { _ in Maybe<String>.empty() })
    recorder.record(Single.just(1).flatMapCompletable { _ in Completable.empty() }.andThen(Single.just("done")))
    #expect(
      recorder.events == [
        .next(.zero, "1"), .completed(.zero), .completed(.zero), .next(.zero, "done"), .completed(.zero),
      ])
    let failed = Recorder<Int>()
    var runs = 0
    failed.record(
      Single<Int>.error(Failure()).flatMap { element in
        runs += 1
        return .just(element)
      })
    #expect(failed.events == [.error(.zero, Failure())] && runs == 0)
  }

  @Test func `zip waits for all, of whatever types`() {
    let recorder = Recorder<String>()
    recorder.record(Single.zip(Single.just(1), Single.just("a"), Single.just(2.5)).map { "\($0)\($1)\($2)" })
    recorder.record(Single.zip(Single.just(1), Single.just("b")) { "\($0)\($1)" })
    #expect(recorder.elements == ["1a2.5", "1b"] && recorder.isStopped)
    let source = PublishSubject<Int>()
    let failed = Recorder<Int>()
    failed.record(Single.zip(source.asSingle(), Single<Int>.error(Failure()), resultSelector: +))
    #expect(failed.events == [.error(.zero, Failure())] && !source.hasObservers)
  }

  @Test func `zip of a collection is one array, also of none`() {
    let recorder = Recorder<[Int]>()
    recorder.record(Single.zip((1...3).map { Single.just($0) }))
    recorder.record(Single.zip([Single<Int>]()))
    #expect(recorder.elements == [[1, 2, 3], []])
    let sum = Recorder<Int>()
    sum.record(Single.zip([Single.just(1), .just(2)]) { $0.reduce(0, +) })
    #expect(sum.events == [.next(.zero, 3), .completed(.zero)])
  }

  @Test func `do calls its functions beside the single`() {
    var log: [String] = []
    let single = Single.just(1).do(
      onSuccess: { log.append("before \($0)") }, afterSuccess: { log.append("after \($0)") },
      onSubscribe: { log.append("subscribe") }, onDispose: { log.append("dispose") })
    let subscription = single.subscribe(onSuccess: { log.append("\($0)") })
    #expect(subscription.isDisposed)
    #expect(log == ["subscribe", "before 1", "1", "after 1", "dispose"])
    let failed = Recorder<Int>()
    failed.record(Single.just(1).do(onSuccess: { _ in throw Failure() }))
    #expect(failed.events == [.error(.zero, Failure())])
  }

  @Test func `an error may be caught`() {
    let recorder = Recorder<Int>()
    recorder.record(Single<Int>.error(Failure()).catch { _ in .just(2) })
    recorder.record(Single<Int>.error(Failure()).catchAndReturn(3))
    recorder.record(Single.just(4).catchAndReturn(0))
    #expect(recorder.elements == [2, 3, 4])
  }

  @Test func `an object that is not kept`() {
    let source = PublishSubject<Int>()
    var object: Object? = Object()
    let first = source.take(1).asSingle().subscribe(with: object ?? Object(), onSuccess: { $0.log.append("\($1)") })
    source.onNext(1)
    #expect(object?.log == ["1"] && first.isDisposed)
    var log: [String] = []
    let second = source.take(1).asSingle().subscribe(
      with: object ?? Object(), onSuccess: { _, _ in log.append("success") },
      onDisposed: { _ in log.append("disposed") })
    object = nil
    source.onNext(2)
    #expect(log.isEmpty && second.isDisposed)
  }

  @Test func `a single becomes a maybe or a completable`() {
    let maybe = Recorder<Int>()
    maybe.record(Single.just(1).asMaybe())
    #expect(maybe.events == [.next(.zero, 1), .completed(.zero)])
    let completable = Recorder<Never>()
    completable.record(Single.just(1).asCompletable())
    #expect(completable.events.count == 1 && completable.isStopped)
  }

  @Test func `deferred asks anew for each subscription`() {
    var runs = 0
    let single = Single<Int>.deferred {
      runs += 1
      return .just(runs)
    }
    let recorder = Recorder<Int>()
    recorder.record(single)
    recorder.record(single)
    recorder.record(Single<Int>.deferred { throw Failure() })
    #expect(recorder.elements == [1, 2])
    #expect(recorder.events.last == .error(.zero, Failure()))
  }
}

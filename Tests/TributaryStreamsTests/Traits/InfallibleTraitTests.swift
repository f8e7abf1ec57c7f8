import Testing
import TributaryStreams
import TributaryTesting

@Suite struct InfallibleTraitTests {
  let run = MarbleRun()

  @Test func `an error becomes an element and the completion`() throws {
    let source = try run.hot("1-2-#")
    #expect(run.picture { source.asInfallible(onErrorJustReturn: "0") } == "1-2-(0|)")
  }

  @Test func `after an error it goes on with another stream`() throws {
    var errors: [any Error] = []
    let source = try run.cold("1-#")
    let other = try run.hot("-----8-|")
    let infallible = other.asInfallible(onErrorJustReturn: "x")
    #expect(run.picture { source.asInfallible(onErrorFallbackTo: infallible) } == "1----8-|")
    let recovered = run.picture {
      source.asInfallible { error in
        errors.append(error)
        return .just("9")
      }
    }
    #expect(recovered == "1-(9|)" && errors.count == 1 && errors[0] is Marbles.Failure)
  }

  @Test func `drivers and signals have a stand-in for an error too`() throws {
    let (source, other) = try (run.cold("1-2-#"), run.cold("8-9|"))
    #expect(run.picture { source.asDriver(onErrorJustReturn: "0") } == "1-2-(0|)")
    #expect(run.picture { source.asSignal(onErrorJustReturn: "0") } == "1-2-(0|)")
    let infallible = other.asInfallible(onErrorJustReturn: "x")
    #expect(run.picture { source.asInfallible(onErrorFallbackTo: infallible) } == "1-2-8-9|")
    #expect(run.picture { source.asDriver(onErrorDriveWith: infallible.asDriver()) } == "1-2-8-9|")
    #expect(run.picture { source.asSignal(onErrorSignalWith: infallible.asSignal()) } == "1-2-8-9|")
  }

  @Test func `create hands on what it is given`() {
    var log: [String] = []
    let infallible = Infallible<Int>.create { observer in
      observer(.next(1))
      observer(.next(2))
      observer(.completed)
      observer(.next(3))
      return Disposables.create { log.append("released") }
    }
    let first = infallible.subscribe { log.append("\($0)") }
    #expect(first.isDisposed && log == ["next(1)", "next(2)", "completed", "released"])
    log = []
    let second = infallible.subscribe(
      onNext: { log.append("\($0)") }, onCompleted: { log.append("|") }, onDisposed: { log.append("disposed") })
    #expect(second.isDisposed && log == ["1", "2", "|", "released", "disposed"])
  }

  @Test func `closures of a kind that cannot fail cannot throw, by their types`() {
    #expect(InfallibleTrait.Failure.self == Never.self)
    #expect(DriverTrait.Failure.self == Never.self)
    #expect(SignalTrait.Failure.self == Never.self)
    // A function that throws would not convert to the arguments of these; one that cannot throw does to a single's.
    let map: (@escaping (Int) -> Int) -> Driver<Int> = Driver<Int>.never().map
    let filter: (@escaping (Int) -> Bool) -> Signal<Int> = Signal<Int>.never().filter
    let single: (@escaping (Int) throws -> Int) -> Single<Int> = Single<Int>.just(1).map
    #expect(type(of: map) != type(of: single))
    #expect(type(of: filter) == ((@escaping (Int) -> Bool) -> Signal<Int>).self)
  }

  @Test func `relays cannot fail`() {
    let relay = BehaviorRelay(value: 1)
    let events = PublishRelay<Int>()
    let recorder = Recorder<Int>()
    recorder.record(relay.asInfallible())
    recorder.record(events.asInfallible())
    relay.accept(2)
    events.accept(3)
    #expect(recorder.elements == [1, 2, 3])
    let replayed = ReplayRelay<Int>.create(bufferSize: 2)
    for number in 4...6 { replayed.accept(number) }
    recorder.record(replayed.asInfallible())
    #expect(recorder.elements == [1, 2, 3, 5, 6])
  }

  @Test func `an infallible runs anew for each subscriber`() {
    var runs = 0
    let infallible = Infallible<Int>.deferred {
      runs += 1
      return .just(runs)
    }
    let recorder = Recorder<Int>()
    recorder.record(infallible)
    recorder.record(infallible)
    #expect(recorder.elements == [1, 2])
  }

  @Test func `it is bound to whatever takes its elements`() {
    final class Object {
      var log: [String] = []
    }
    let relay = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    let subject = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    recorder.record(subject)
    let source = PublishRelay<Int>()
    let infallible = source.asInfallible().take(2)
    let object = Object()
    var elements: [Int] = []
    let bag = DisposeBag()
    bag.insert {
      infallible.bind(to: relay, subject)
      infallible.bind(to: optional)
      infallible.bind { elements.append($0) }
      infallible.bind(with: object) { $0.log.append("\($1)") }
      infallible.subscribe(with: object, onCompleted: { $0.log.append("completed") })
    }
    source.accept(1)
    #expect(relay.value == 1 && optional.value == 1 && elements == [1] && object.log == ["1"])
    source.accept(2)
    #expect(object.log == ["1", "2", "completed"])
    #expect(recorder.events == [.next(.zero, 1), .next(.zero, 2), .completed(.zero)])
    #expect(infallible.bind(to: { $0.map { $0 + 1 } }) as Infallible<Int>? != nil)
    #expect(infallible.bind(to: { _ in { (number: Int) in number + 1 } }, curriedArgument: 1) == 2)
  }

  @Test func `its events are events`() {
    let recorder = Recorder<Int>()
    recorder.record(Observable<InfallibleEvent<Int>>.of(.next(1), .completed, .next(2)).dematerialize())
    #expect(recorder.events == [.next(.zero, 1), .completed(.zero)])
  }

  @Test func `do calls its functions beside the stream`() {
    var log: [String] = []
    let watched = Infallible.of(1).do(
      onNext: { log.append("before \($0)") }, afterNext: { log.append("after \($0)") },
      onCompleted: { log.append("completed") }, afterCompleted: { log.append("after completed") },
      onDispose: { log.append("dispose") })
    let subscription = watched.bind { log.append("\($0)") }
    #expect(subscription.isDisposed)
    #expect(log == ["before 1", "1", "after 1", "completed", "after completed", "dispose"])
  }

  @Test func `a kind of one's own says how it is shared`() {
    enum TwiceTrait: ElementTrait {
      typealias Failure = Never
      typealias Filtered = TwiceTrait
      static func seal<Element>(_ stream: Observable<Element>) -> Observable<Element> {
        stream.flatMap { Observable.of($0, $0) }
      }
    }
    let recorder = Recorder<Int>()
    recorder.record(Observable.of(1, 2).asTrait(TwiceTrait.self) { _ in .empty() }.map { $0 * 10 })
    #expect(recorder.elements == [10, 10, 10, 10, 20, 20, 20, 20])
  }
}

import Testing
import TributaryStreams
import TributaryTesting

@Suite struct SignalTraitTests {
  @Test func `who comes later gets what comes from then on, from one run`() {
    var runs = 0
    let source = PublishSubject<Int>()
    let signal = Observable<Int>.deferred {
      runs += 1
      return source.asObservable()
    }.asSignal(onErrorJustReturn: -1)
    let (first, second) = (Recorder<Int>(), Recorder<Int>())
    first.record(signal)
    source.onNext(1)
    second.record(signal)
    source.onNext(2)
    source.onError(Failure())
    #expect(first.elements == [1, 2, -1] && first.isStopped)
    #expect(second.elements == [2, -1] && second.isStopped)
    #expect(runs == 1)
  }

  @Test func `after an error it goes on with another stream`() {
    let recorder = Recorder<Int>()
    recorder.record(Observable<Int>.error(Failure()).asSignal(onErrorSignalWith: .of(8, 9)))
    recorder.record(Observable<Int>.error(Failure()).asSignal { $0 is Failure ? .just(7) : .empty() })
    #expect(recorder.elements == [8, 9, 7])
  }

  @Test func `it is emitted to relays, observers and closures`() {
    final class Object {
      var log: [String] = []
    }
    let source = PublishRelay<Int>()
    let signal = source.asSignal()
    let relay = BehaviorRelay(value: 0)
    let events = PublishRelay<Int>()
    let optional = BehaviorRelay<Int?>(value: nil)
    let recorder = Recorder<Int>()
    recorder.record(events)
    let object = Object()
    let bag = DisposeBag {
      signal.emit(to: relay, events)
      signal.emit(to: optional)
      signal.emit(with: object, onNext: { $0.log.append("\($1)") })
      signal.emit(onNext: { object.log.append("also \($0)") })
      signal.emit()
    }
    source.accept(1)
    #expect(relay.value == 1 && optional.value == 1 && recorder.elements == [1])
    #expect(object.log == ["1", "also 1"])
    withExtendedLifetime(bag) {}
  }
}

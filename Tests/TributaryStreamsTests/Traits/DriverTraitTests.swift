import Testing
import TributaryStreams
import TributaryTesting

@Suite struct DriverTraitTests {
  @Test func `who comes later gets the latest element, from one run`() {
    var (runs, calls) = (0, 0)
    let source = PublishSubject<Int>()
    let driver = Observable<Int>.deferred {
      runs += 1
      return source.asObservable()
    }.asDriver(onErrorJustReturn: -1).map { element in
      calls += 1
      return element * 10
    }
    let (first, second) = (Recorder<Int>(), Recorder<Int>())
    first.record(driver)
    source.onNext(1)
    second.record(driver)
    source.onNext(2)
    source.onNext(3)
    #expect(first.elements == [10, 20, 30] && second.elements == [10, 20, 30])
    #expect(runs == 1 && calls == 3)
  }

  @Test func `an error becomes the fallback and the completion`() {
    let source = PublishSubject<Int>()
    let recorder = Recorder<Int>()
    recorder.record(source.asDriver(onErrorJustReturn: -1))
    source.onNext(1)
    source.onError(Failure())
    #expect(recorder.events == [.next(.zero, 1), .next(.zero, -1), .completed(.zero)])
    let other = Recorder<Int>()
    other.record(Observable<Int>.error(Failure()).asDriver(onErrorDriveWith: .of(8, 9)))
    other.record(Observable<Int>.error(Failure()).asDriver { $0 is Failure ? .just(7) : .empty() })
    #expect(other.elements == [8, 9, 7])
  }

  @Test func `the run ends with the last who listens, and nothing is kept of it`() {
    let source = PublishSubject<Int>()
    let driver = source.asDriver(onErrorJustReturn: -1)
    let recorder = Recorder<Int>()
    let subscription = recorder.record(driver)
    source.onNext(1)
    subscription.dispose()
    #expect(!source.hasObservers)
    let late = Recorder<Int>()
    late.record(driver)
    #expect(late.events.isEmpty)
  }

  @Test func `it drives relays, binders, observers and closures`() {
    final class Object {
      var text = 0
      var log: [String] = []
    }
    let source = BehaviorRelay(value: 1)
    let driver = source.asDriver()
    let relay = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    let object = Object()
    var elements: [Int] = []
    let bag = DisposeBag {
      driver.drive(relay, Binder(object) { $0.text = $1 })
      driver.drive(optional)
      driver.drive { elements.append($0) }
      driver.drive(with: object, onNext: { $0.log.append("\($1)") })
      driver.drive()
    }
    source.accept(2)
    #expect(relay.value == 2 && optional.value == 2 && object.text == 2)
    #expect(elements == [1, 2] && object.log == ["1", "2"])
    withExtendedLifetime(bag) {}
  }

  @Test func `a driver is delivered at once`() {
    let source = BehaviorRelay(value: 1)
    var seen = 0
    let subscription = source.asDriver().map { $0 + 1 }.drive(onNext: { seen = $0 })
    #expect(seen == 2)
    source.accept(5)
    #expect(seen == 6)
    subscription.dispose()
  }

  @Test func `once the object is gone nothing is called, and the next element ends the subscription`() {
    final class Object {}
    let source = BehaviorRelay(value: 1)
    var (calls, object) = (0, Object() as Object?)
    let subscription = source.asDriver().drive(
      with: object ?? Object(), onNext: { _, _ in calls += 1 }, onCompleted: { _ in calls += 1 },
      onDisposed: { _ in calls += 1 })
    object = nil
    #expect(calls == 1 && !subscription.isDisposed)
    source.accept(2)
    #expect(calls == 1 && subscription.isDisposed)
  }
}

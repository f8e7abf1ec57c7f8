import Testing
import TributaryStreams
import TributaryTime

/// Contract line 9: an object that the library releases may send, subscribe, dispose and schedule in its `deinit`.
@Suite struct ReleaseTests {
  @Test func aModelThatGoesWithTheSubscriptionsThatCaptureItEndsItsOwn() {
    let subject = PublishSubject<String>()
    var heard = 0
    let bag = DisposeBag()
    func subscribe() {
      let model = Model(subject) { heard += 1 }
      for _ in 0..<20 { subject.take(1).subscribe(onNext: { _ in _ = model }).disposed(by: bag) }
    }
    subscribe()
    subject.onNext("x")
    #expect(heard == 1)
    #expect(!subject.hasObservers)
  }

  @Test func twoModelsThatGoAtOnceEndTheirSubscriptions() {
    let subject = PublishSubject<String>()
    let bag = DisposeBag()
    func subscribe() {
      let models = [Model(subject) {}, Model(subject) {}]
      for _ in 0..<20 {
        for model in models { subject.take(1).subscribe(onNext: { _ in _ = model }).disposed(by: bag) }
      }
    }
    subscribe()
    subject.onNext("x")
    subject.onNext("y")
    #expect(!subject.hasObservers)
  }

  @Test func twoModelsOfADyingSubjectEndTheirSubscriptions() {
    var released = 0
    func run() {
      let subject = PublishSubject<String>()
      let bag = DisposeBag()
      let models = [Model(subject) {}, Model(subject) {}]
      for model in models {
        model.onRelease = { released += 1 }
        for _ in 0..<3 { subject.take(1).subscribe(onNext: { _ in _ = model }).disposed(by: bag) }
      }
      subject.take(1).subscribe(onNext: { _ in _ = models }).disposed(by: bag)
    }
    run()
    #expect(released == 2)
  }

  @Test func theFirstAfterASkipOfARelayLeavesNothingBehind() {
    let relay = BehaviorRelay(value: 0)
    var heard: [Int?] = []
    func subscribe() {
      let model = Model(relay.map(String.init)) {}
      for _ in 0..<20 {
        _ = relay.skip(1).first().subscribe(onSuccess: { number in
          _ = model
          heard.append(number)
        })
      }
    }
    subscribe()
    relay.accept(7)
    #expect(heard == Array(repeating: 7, count: 20))
    #expect(!relay.subject.hasObservers)
  }

  @Test func aHandlerThatDisposesItselfReleasesWhatItCaptured() {
    let subject = PublishSubject<String>()
    func subscribe() {
      let model = Model(subject) {}
      for _ in 0..<20 {
        let own = SingleAssignmentDisposable()
        own.setDisposable(
          subject.subscribe(onNext: { _ in
            _ = model
            own.dispose()
          }))
      }
    }
    subscribe()
    subject.onNext("x")
    #expect(!subject.hasObservers)
  }

  @Test func anObjectThatSendsInItsDeinitSendsOnce() {
    let subject = PublishSubject<Int>()
    var heard: [Int] = []
    let all = subject.subscribe(onNext: { heard.append($0) })
    func subscribe() {
      let object = Releasing { subject.onNext(2) }
      for _ in 0..<3 { _ = subject.take(1).subscribe(onNext: { _ in _ = object }) }
    }
    subscribe()
    subject.onNext(1)
    #expect(heard == [1, 2])
    all.dispose()
    #expect(!subject.hasObservers)
  }

  @Test func anObjectThatSubscribesInItsDeinitIsHeardFromThenOn() {
    let subject = PublishSubject<Int>()
    var heard: [Int] = []
    for _ in 0..<20 {
      let object = Releasing { _ = subject.take(2).subscribe(onNext: { heard.append($0) }) }
      _ = subject.take(1).subscribe(onNext: { _ in _ = object })
    }
    for number in 1...4 { subject.onNext(number) }
    #expect(heard == Array(repeating: 2, count: 20) + Array(repeating: 3, count: 20))
    #expect(!subject.hasObservers)
  }

  @Test func anElementThatWaitedInTheQueueMaySendInItsDeinit() {
    let subject = PublishSubject<Releasing?>()
    var count = 0
    let subscription = subject.subscribe(onNext: { _ in
      count += 1
      guard count == 1 else { return }
      for _ in 0..<3 { subject.onNext(Releasing { subject.onNext(nil) }) }
    })
    subject.onNext(nil)
    #expect(count == 7)
    subscription.dispose()
  }

  @Test func aLongQueueOfElementsThatSendInTheirDeinitKeepsItsOrder() {
    let subject = PublishSubject<(number: Int, object: Releasing?)>()
    var heard: [Int] = []
    let subscription = subject.subscribe(onNext: { element in
      heard.append(element.number)
      guard element.number == 0 else { return }
      for number in 1...3000 {
        subject.onNext((number, Releasing { subject.onNext((number + 3000, nil)) }))
      }
    })
    subject.onNext((0, nil))
    #expect(heard.sorted() == Array(0...6000))
    #expect(heard.filter { $0 <= 3000 } == Array(0...3000))
    #expect(heard.filter { $0 > 3000 } == Array(3001...6000))
    subscription.dispose()
  }

  @Test func aPendingElementThatIsReplacedMaySendInItsDeinit() {
    let time = VirtualScheduler()
    time.run {
      let subject = PublishSubject<Releasing?>()
      var (debounced, throttled) = (0, 0)
      let bag = DisposeBag()
      subject.debounce(.milliseconds(5)).subscribe(onNext: { _ in debounced += 1 }).disposed(by: bag)
      subject.throttle(.milliseconds(5)).subscribe(onNext: { _ in throttled += 1 }).disposed(by: bag)
      for _ in 0..<3 { subject.onNext(Releasing { subject.onNext(nil) }) }
      time.drain()
      subject.onNext(nil)
      #expect((debounced, throttled) == (0, 1))
    }
    time.advance(by: .seconds(1))
  }

  @Test func aDelayedElementThatDisposesInItsDeinitIsTheLastHeard() {
    let time = VirtualScheduler()
    let subject = PublishSubject<Releasing>()
    let own = SingleAssignmentDisposable()
    var heard = 0
    time.run {
      own.setDisposable(subject.delay(.milliseconds(5)).subscribe(onNext: { _ in heard += 1 }))
      for _ in 0..<3 { subject.onNext(Releasing { own.dispose() }) }
    }
    time.advance(by: .seconds(1))
    #expect(heard == 1)
  }

  @Test func anEndWhoseDisposalDisposesTheWholeIsNotHeard() {
    var heard: [String] = []
    let own = SingleAssignmentDisposable()
    var entrance: Observer<Int>?
    let source = Observable<Int>.create { observer in
      entrance = observer
      return Disposables.create(with: { own.dispose() })
    }
    own.setDisposable(
      source.subscribe(
        onNext: { heard.append("\($0)") }, onCompleted: { heard.append("completed") },
        onDisposed: { heard.append("disposed") }))
    entrance?.onNext(1)
    entrance?.onCompleted()
    #expect(heard == ["1", "disposed"])
  }
}

/// Subscribes when it is made, as models do.
private final class Model {
  private let bag = DisposeBag()
  var onRelease: () -> Void = {}

  init(_ stream: some ObservableConvertibleType<String>, _ onNext: @escaping () -> Void) {
    stream.asObservable().subscribe(onNext: { _ in onNext() }).disposed(by: bag)
  }

  deinit {
    onRelease()
  }
}

/// Runs a closure in its `deinit`.
private final class Releasing {
  private let onRelease: () -> Void

  init(_ onRelease: @escaping () -> Void) {
    self.onRelease = onRelease
  }

  deinit {
    onRelease()
  }
}

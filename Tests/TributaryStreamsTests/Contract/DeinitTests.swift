import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

/// Contract line 9 for what is no operator: objects that re-enter in their `deinit` pass through subjects, relays,
/// shared streams, bags and disposables.
@Suite struct DeinitTests {
  /// A place to send to, with what is made of it.
  struct Kind: CustomTestStringConvertible, @unchecked Sendable {
    // SAFETY: the closure is called in the test that it is an argument of, and captures nothing.
    let testDescription: String
    let make: () -> Place

    init<Subject: SubjectType<ReentrantElement>>(
      _ name: String, _ make: @escaping () -> Subject, _ hasObservers: @escaping (Subject) -> Bool,
      share: @escaping (Observable<ReentrantElement>) -> Observable<ReentrantElement> = { $0 }
    ) {
      testDescription = name
      self.make = {
        let subject = make()
        let entrance = subject.asObserver()
        return Place(
          stream: share(subject.asObservable()), send: entrance.onNext, complete: entrance.onCompleted,
          hasObservers: { hasObservers(subject) })
      }
    }

    init(relay name: String, _ make: @escaping () -> Place) {
      testDescription = name
      self.make = make
    }
  }

  struct Place {
    let stream: Observable<ReentrantElement>
    let send: (ReentrantElement) -> Void
    var complete: () -> Void = {}
    var hasObservers: () -> Bool = { false }
  }

  static var kinds: [Kind] {
    [
      Kind("PublishSubject", { PublishSubject() }, { $0.hasObservers }),
      Kind("BehaviorSubject", { BehaviorSubject(value: ReentrantElement(0)) }, { $0.hasObservers }),
      Kind("ReplaySubject", { ReplaySubject.create(bufferSize: 2) }, { $0.hasObservers }),
      Kind("ReplaySubject of all", { ReplaySubject.createUnbounded() }, { $0.hasObservers }),
      Kind("AsyncSubject", { AsyncSubject() }, { $0.hasObservers }),
      Kind(relay: "PublishRelay") {
        let relay = PublishRelay<ReentrantElement>()
        return Place(stream: relay.asObservable(), send: relay.accept)
      },
      Kind(relay: "BehaviorRelay") {
        let relay = BehaviorRelay(value: ReentrantElement(0))
        return Place(stream: relay.asObservable(), send: relay.accept)
      },
      Kind(relay: "ReplayRelay") {
        let relay = ReplayRelay<ReentrantElement>.create(bufferSize: 2)
        return Place(stream: relay.asObservable(), send: relay.accept)
      },
      Kind("share", { PublishSubject() }, { $0.hasObservers }, share: { $0.share() }),
      Kind("share(replay: 2)", { PublishSubject() }, { $0.hasObservers }, share: { $0.share(replay: 2) }),
      Kind(
        "share(replay: 2, scope: .forever)", { PublishSubject() }, { $0.hasObservers },
        share: { $0.share(replay: 2, scope: .forever) }),
      Kind(relay: "a connectable") {
        let subject = PublishSubject<ReentrantElement>()
        let connectable = subject.replay(2)
        connectable.connect()
        return Place(stream: connectable.asObservable(), send: subject.onNext, complete: subject.onCompleted)
      },
    ]
  }

  /// Two subscribers from the start see the same; whatever an object does in its `deinit`, all is released.
  @Test(arguments: kinds, Reentry.allCases) func whatIsReleasedMayReenter(kind: Kind, reentry: Reentry) {
    let census = Census()
    run(kind, reentry, census)
    #expect(census.alive == 0)
  }

  private func run(_ kind: Kind, _ reentry: Reentry, _ census: Census) {
    let room = Room(kind, reentry, census)
    room.time.run {
      room.subscribe(0)
      room.subscribe(1)
      for _ in 0..<3 { room.subscribe(nil, taking: 1) }
      // A queue of objects, which are released as it is delivered.
      room.place.stream.subscribe(onNext: { [unowned room] element in
        if element.number == 2 { for number in 10...12 { room.place.send(room.object(number)) } }
      }).disposed(by: room.bag)
    }
    for number in 1...5 { room.time.run { room.place.send(room.object(number)) } }
    room.time.run { room.place.complete() }
    room.time.advance(by: .seconds(1))
    if !room.hasDisposed { #expect(room.logs[0] == room.logs[1]) }
    for log in room.logs { #expect(log.filter { $0 < 10 }.isSorted) }
    room.time.run {
      room.budget = 0
      room.dispose()
      room.isOver = true
      room.place.send(room.object(9))
    }
    room.time.advance(by: .seconds(1))
    #expect(room.late == 0)
    #expect(!room.place.hasObservers())
  }

  /// A place with subscribers, and objects that do one thing to it when they are released.
  private final class Room {
    let time = VirtualScheduler()
    let place: Place
    private let reentry: Reentry
    private let census: Census
    private(set) var bag = DisposeBag()
    private(set) var logs: [[Int]] = [[], []]
    private(set) var hasDisposed = false
    private(set) var late = 0
    var budget = 30
    var isOver = false

    init(_ kind: Kind, _ reentry: Reentry, _ census: Census) {
      (self.reentry, self.census) = (reentry, census)
      place = time.run { kind.make() }
    }

    func object(_ number: Int) -> ReentrantElement {
      census.alive += 1
      return ReentrantElement(number) { [weak self, census] in
        census.alive -= 1
        self?.reenter()
      }
    }

    func subscribe(_ log: Int?, taking count: Int = .max) {
      let captured = object(-1)
      place.stream.take(count).subscribe(onNext: { [unowned self] element in
        _ = captured
        if let log { logs[log].append(element.number) }
        if isOver { late += 1 }
      }).disposed(by: bag)
    }

    func dispose() {
      hasDisposed = true
      _ = exchange(&bag, with: DisposeBag())
    }

    private func reenter() {
      guard budget > 0 else { return }
      budget -= 1
      switch reentry {
      case .send: place.send(object(100 + budget))
      case .subscribe: subscribe(nil)
      case .dispose: dispose()
      case .schedule: time.schedule { [unowned self] in place.send(object(200 + budget)) }
      case .complete: place.complete()
      }
    }
  }

  @Test func disposablesMayBeUsedByWhatTheyEnd() {
    let census = Census()
    func run() {
      let serial = SerialDisposable()
      let composite = CompositeDisposable()
      let single = SingleAssignmentDisposable()
      var bag = DisposeBag()
      var budget = 40
      func disposable() -> any Disposable {
        census.alive += 1
        let captured = ReentrantElement(0) {
          census.alive -= 1
          guard budget > 0 else { return }
          budget -= 1
          switch budget % 6 {
          case 0: serial.disposable = disposable()
          case 1: composite.insert(disposable())
          case 2: bag.insert(disposable())
          case 3: _ = exchange(&bag, with: DisposeBag())
          case 4: single.dispose()
          default:
            if let key = composite.insert(disposable()) { composite.remove(for: key) }
          }
        }
        return Disposables.create(with: { _ = captured })
      }
      single.setDisposable(disposable())
      let counted = RefCountDisposable(disposable: disposable())
      let handle = counted.retain()
      counted.dispose()
      var keys: [CompositeDisposable.DisposeKey?] = []
      for _ in 0..<20 {
        keys.append(composite.insert(disposable()))
        serial.disposable = disposable()
        bag.insert(disposable())
        if keys.count % 3 == 0, let key = keys[keys.count - 2] { composite.remove(for: key) }
      }
      handle.dispose()
      #expect(counted.isDisposed)
      _ = exchange(&bag, with: DisposeBag())
      composite.dispose()
      serial.dispose()
      single.dispose()
      budget = 0
      _ = exchange(&bag, with: DisposeBag())
      #expect(composite.count == 0 && serial.disposable == nil)
    }
    run()
    #expect(census.alive == 0)
  }

  @Test func elementsOfAnInletMaySendInTheirDeinit() {
    let time = VirtualScheduler()
    let census = Census()
    var heard: [Int] = []
    time.run {
      let (stream, inlet) = Inlet<Sent>.makeStream(buffering: .dropOldest(limit: 3))
      let bag = DisposeBag()
      stream.subscribe(onNext: { heard.append($0.number) }).disposed(by: bag)
      for number in 1...6 { inlet.send(Sent(number, census, inlet)) }
      time.drain()
      #expect(inlet.droppedCount > 0)
      for number in 7...8 { inlet.send(Sent(number, census, inlet)) }
      time.drain()
      inlet.finish()
      withExtendedLifetime(bag) {}
    }
    time.drain()
    #expect(heard.contains(8) && heard.filter { $0 < 100 } == heard.filter { $0 < 100 }.sorted())
    #expect(census.alive == 0)
  }
}

// SAFETY: all objects of a test live on one thread.
/// An element of an inlet that sends another one when it is released.
private final class Sent: @unchecked Sendable {
  let number: Int
  private let census: Census
  private let inlet: Inlet<Sent>?

  init(_ number: Int, _ census: Census, _ inlet: Inlet<Sent>?) {
    (self.number, self.census, self.inlet) = (number, census, inlet)
    census.alive += 1
  }

  deinit {
    census.alive -= 1
    if number < 100 { inlet?.send(Sent(number + 100, census, nil)) }
  }
}

/// How many objects of a test are alive.
private final class Census {
  var alive = 0
}

extension [Int] {
  fileprivate var isSorted: Bool {
    self == sorted()
  }
}

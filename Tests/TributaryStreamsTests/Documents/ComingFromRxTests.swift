import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

/// The examples of docs/COMING_FROM_RX.md; `make lint` compares them with what stands here.
@Suite struct ComingFromRxTests {
  let time = VirtualScheduler()
  let bag = DisposeBag()

  @Test func `an actor searches for each query, and the rows come back to the owner`() {
    let catalog = Catalog()
    time.run {
      var shown: [String] = []
      let queries = PublishSubject<String>()
      queries.debounce(.milliseconds(300))
        .flatMap(.latest) { query in try await catalog.search(query) }
        .subscribe(onNext: { rows in shown = rows })
        .disposed(by: bag)
      queries.onNext("so")
      queries.onNext("soup")
      time.advance(by: .seconds(1))
      #expect(shown == ["soup of the day"])
    }
  }

  @Test func `one piece of work is a single of an async function`() {
    time.run {
      var result: Int?
      let total = Single.create { await sum(upTo: 1_000) }
      total.subscribe(onSuccess: { result = $0 }).disposed(by: bag)
      time.drain()
      #expect(result == 500_500)
    }
  }

  @Test func `an inlet takes what another thread sends`() {
    let sensor = Sensor()
    time.run {
      var values: [Int] = []
      let (readings, inlet) = Inlet<Int>.makeStream(buffering: .dropOldest(limit: 100))
      readings.subscribe(onNext: { values.append($0) }).disposed(by: bag)
      sensor.start { value in inlet.send(value) }  // on the sensor's thread
      time.drain()
      #expect(values == [20, 21])
    }
  }

  @Test func `an actor has streams of its own`() async {
    let meter = Meter()
    #expect(await meter.seconds == nil)
    await meter.start()
    #expect(await meter.seconds == 0)
    await meter.stop()
  }

  @Test func `so many downloads at a time`() {
    let counter = Counter()
    time.run {
      var done: [Int] = []
      let pages = Array(1...9)
      let download = counter.download
      let downloads =
        Observable.from(pages).flatMap(.merge(max: 3)) { page in await download(page) }
      downloads.subscribe(onNext: { done.append($0) }).disposed(by: bag)
      time.advance(by: .seconds(3))
      #expect(done.sorted() == pages)
      #expect(counter.most == 3)
    }
  }

  @Test func `what is sent from inside a delivery waits`() {
    var seen: [Int] = []
    let numbers = PublishSubject<Int>()
    numbers.subscribe(onNext: { if $0 < 3 { numbers.onNext($0 + 1) } }).disposed(by: bag)
    numbers.subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    numbers.onNext(1)
    #expect(seen == [1, 2, 3])
  }

  @Test func `a delay of nothing is a later turn`() {
    time.run {
      var events: [String] = []
      let clicks = PublishSubject<Int>()
      clicks.delay(.zero).subscribe(onNext: { events.append("click \($0)") }).disposed(by: bag)
      clicks.onNext(1)
      events.append("sent")
      time.drain()
      time.advance(by: .zero)
      #expect(events == ["sent", "click 1"])
    }
  }

  @Test func `a test takes no time`() {
    let time = VirtualScheduler()
    let recorder = Recorder<Int>(time)
    time.run { recorder.record(Observable<Int>.timer(.seconds(5))) }
    time.advance(by: .seconds(9))
    #expect(recorder.events == [.next(.seconds(5), 0), .completed(.seconds(5))])
  }

  @Test func `several sources that send at once come one after the other`() {
    var seen: [Int] = []
    Observable.merge(.of(1, 2), .of(10, 20)).subscribe(onNext: { seen.append($0) }).disposed(by: bag)
    #expect(seen == [1, 2, 10, 20])
  }
}

private actor Catalog {
  func search(_ query: String) throws -> [String] {
    ["\(query) of the day"]
  }
}

@concurrent private func sum(upTo last: Int) async -> Int {
  (1...last).reduce(0, +)
}

private struct Sensor {
  /// What a sensor's thread would do; a run in virtual time has no other threads.
  func start(_ report: @escaping @Sendable (Int) -> Void) {
    report(20)
    report(21)
  }
}

private final class Counter {
  private var running = 0
  private(set) var most = 0

  func download(_ page: Int) async -> Int {
    running += 1
    most = max(most, running)
    try? await Scope.current.clock.sleep(for: .seconds(1))
    running -= 1
    return page
  }
}

private actor Meter {
  private let bag = DisposeBag()
  private var scope: Scope?
  private(set) var seconds: Int?

  func start() {
    let scope = Scope.live()
    self.scope = scope
    scope.run {
      Observable.interval(.seconds(1)).startWith(0)
        .subscribe(onNext: { self.seconds = $0 }).disposed(by: bag)
    }
  }

  func stop() {
    scope?.cancel()
  }
}

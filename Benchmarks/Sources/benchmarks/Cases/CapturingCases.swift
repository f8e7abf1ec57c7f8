import TributaryStreams

/// The cost of streams as users write them: closures capture, elements are structs, sinks are ordinary classes.
enum CapturingCases {
  static var all: [Benchmark] {
    [
      subjectToOne, chain, scan, relay, distinct, merged, latest, zipped, withLatest, flattened, hundredMaps, fold,
      built,
    ]
      + [share, shareOfNumbers]
  }

  /// An element of an app's own.
  struct Reading: Equatable {
    var id = 0
    var value = 0.0
    var isValid = true
  }

  /// The captures of an app's closures: a value and an object.
  final class Screen {
    private(set) var last = Reading()
    private(set) var count = 0

    func show(_ reading: Reading) {
      last = reading
      count += 1
    }
  }

  private static func event(
    _ name: String, limits: Limits = Limits(allocations: 0),
    _ make: @escaping (PublishSubject<Reading>, Reading) -> Observable<Reading>
  ) -> Benchmark {
    Benchmark("capturing/\(name)", limits: limits) {
      let screen = Screen()
      let subject = PublishSubject<Reading>()
      let offset = opaque(Reading(id: 1, value: 0.5))
      let subscription = make(subject, offset).subscribe(onNext: { screen.show($0) })
      return { operations in
        for number in 0..<operations { subject.onNext(Reading(id: number, value: 1)) }
        withExtendedLifetime(subscription) {}
      }
    }
  }

  private static var subjectToOne: Benchmark { event("subject-to-1") { subject, _ in subject.asObservable() } }

  private static var chain: Benchmark { event("subject-map-filter-map-filter-map-to-1", fiveOperators) }

  static func fiveOperators(on subject: PublishSubject<Reading>, _ offset: Reading) -> Observable<Reading> {
    subject.map { Reading(id: $0.id &+ offset.id, value: $0.value) }.filter { $0.id != -offset.id }
      .map { Reading(id: $0.id, value: $0.value + offset.value) }.filter { $0.isValid == offset.isValid }
      .map { Reading(id: $0.id &- offset.id, value: $0.value) }
  }

  private static var scan: Benchmark {
    event("scan-to-1") { subject, offset in
      subject.scan(offset) { Reading(id: $0.id &+ $1.id &+ offset.id, value: $1.value) }
    }
  }

  private static var relay: Benchmark {
    Benchmark("capturing/behavior-relay-map-to-1", limits: Limits(allocations: 0)) {
      let screen = Screen()
      let relay = BehaviorRelay(value: Reading())
      let offset = opaque(Reading(id: 1))
      let subscription = relay.map { Reading(id: $0.id &+ offset.id) }.subscribe(onNext: { screen.show($0) })
      return { operations in
        for number in 0..<operations { relay.accept(Reading(id: number)) }
        withExtendedLifetime(subscription) {}
      }
    }
  }

  private static var distinct: Benchmark {
    event("distinct-until-changed-to-1") { subject, _ in subject.distinctUntilChanged() }
  }

  private static var merged: Benchmark {
    event("merge-of-2-to-1") { subject, _ in Observable.merge(subject.asObservable(), .never()) }
  }

  private static var latest: Benchmark {
    event("combine-latest-of-2-to-1") { subject, offset in
      Observable.combineLatest(subject, Observable.just(offset)) { Reading(id: $0.id &+ $1.id) }
    }
  }

  private static var zipped: Benchmark {
    event("zip-of-2-to-1") { subject, offset in
      Observable.zip(subject, subject) { Reading(id: $0.id &+ $1.id &+ offset.id) }
    }
  }

  private static var withLatest: Benchmark {
    event("with-latest-from-to-1") { subject, offset in
      subject.withLatestFrom(Observable.just(offset)) { Reading(id: $0.id &+ $1.id &+ offset.id) }
    }
  }

  private static var flattened: Benchmark {
    event("flat-map-latest-to-just", limits: Limits(allocations: 1)) { subject, offset in
      subject.flatMapLatest { Observable.just(Reading(id: $0.id &+ offset.id)) }
    }
  }

  private static var hundredMaps: Benchmark {
    event("100-maps-to-1") { subject, offset in
      var stream = subject.asObservable()
      for _ in 0..<100 { stream = stream.map { Reading(id: $0.id &+ offset.id) } }
      return stream
    }
  }

  private static var fold: Benchmark {
    Benchmark("capturing/from-map-filter-reduce", limits: Limits(allocations: 0)) {
      let screen = Screen()
      let offset = opaque(Reading(id: 1))
      return { operations in
        let subscription = Observable.from(1...operations).map { Reading(id: $0 &+ offset.id) }
          .filter { $0.id != -offset.id }.reduce(offset, accumulator: { Reading(id: $0.id &+ $1.id &+ offset.id) })
          .subscribe(onNext: { screen.show($0) })
        withExtendedLifetime(subscription) {}
      }
    }
  }

  /// Closures that capture two numbers, as `limits` of an app.
  private static var built: Benchmark {
    let limits = Limits(allocations: 17, instructions: 8_200)
    return Benchmark("capturing/build-subscribe-dispose-five-operators", limits: limits) {
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let offset = opaque(3)
      return { operations in
        for _ in 0..<operations {
          subject.map { $0 &+ offset }.filter { $0 != -offset }.map { $0 &* offset }.filter { $0 != offset }
            .map { $0 &- offset }.subscribe(onNext: { sum.add($0) }).dispose()
        }
      }
    }
  }

  private static var share: Benchmark {
    Benchmark("capturing/map-share-to-1000", limits: Limits(allocations: 0)) {
      let screens = (0..<1_000).map { _ in Screen() }
      let subject = PublishSubject<Reading>()
      let offset = opaque(Reading(id: 1))
      let shared = subject.map { Reading(id: $0.id &+ offset.id) }.share()
      let subscriptions = screens.map { screen in shared.subscribe(onNext: { screen.show($0) }) }
      return { operations in
        for number in 0..<operations { subject.onNext(Reading(id: number)) }
        withExtendedLifetime(subscriptions) {}
      }
    }
  }

  /// A sink as apps have it: a class whose property is checked for exclusive access at run time.
  final class Counter {
    private(set) var total = 0

    func add(_ number: Int) { total &+= number }
  }

  private static var shareOfNumbers: Benchmark {
    Benchmark("capturing/map-share-to-1000-counters", limits: Limits(allocations: 0, instructions: 25_000)) {
      let counters = (0..<1_000).map { _ in Counter() }
      let subject = PublishSubject<Int>()
      let shared = subject.map { $0 &+ 1 }.share()
      let subscriptions = counters.map { counter in shared.subscribe(onNext: { counter.add($0) }) }
      return { operations in
        for number in 0..<operations { subject.onNext(number) }
        withExtendedLifetime(subscriptions) {}
      }
    }
  }
}

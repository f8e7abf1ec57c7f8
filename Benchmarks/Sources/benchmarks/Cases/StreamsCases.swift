import TributaryStreams

/// What an event costs on its way through one chain.
enum StreamsCases {
  static var all: [Benchmark] {
    [subjectToOne, chain, throwingChain, scan, relay, distinct, hundredMaps, arrayOperators, toHundred]
  }

  private static var subjectToOne: Benchmark {
    eventCase("streams/subject-to-1", limits: Limits(allocations: 0, instructions: 100)) { $0.asObservable() }
  }

  private static var chain: Benchmark {
    let limits = Limits(ratio: 4, allocations: 0, instructions: 315)
    return eventCase("streams/subject-map-filter-map-filter-map-to-1", limits: limits, fiveOperators)
  }

  private static var throwingChain: Benchmark {
    let limits = Limits(allocations: 0, instructions: 450)
    return eventCase("streams/subject-map-filter-map-filter-map-that-throw-to-1", limits: limits) { subject in
      subject.map { try refused($0) &+ 1 }.filter { try refused($0) != -1 }.map { try refused($0) &* 3 }
        .filter { try refused($0) != -2 }.map { try refused($0) &- 1 }
    }
  }

  private static var scan: Benchmark {
    eventCase("streams/scan-to-1", limits: Limits(allocations: 0, instructions: 180)) { subject in
      subject.scan(0) { $0 &+ $1 }
    }
  }

  private static var relay: Benchmark {
    relayCase("streams/behavior-relay-map-to-1", limits: Limits(allocations: 0)) { $0.map { $0 &+ 1 } }
  }

  private static var distinct: Benchmark {
    let limits = Limits(allocations: 0, instructions: 250)
    return relayCase("streams/behavior-relay-distinct-until-changed-to-1", limits: limits) { $0.distinctUntilChanged() }
  }

  private static var hundredMaps: Benchmark {
    eventCase("streams/100-maps-to-1", limits: Limits(allocations: 0, instructions: 4_700)) { subject in
      var stream = subject.asObservable()
      for _ in 0..<100 { stream = stream.map { $0 &+ 1 } }
      return stream
    }
  }

  /// An operation is an element; subscribing is counted once.
  private static var arrayOperators: Benchmark {
    Benchmark("streams/from-map-filter-reduce", limits: Limits(allocations: 0, instructions: 157)) {
      let sum = Sum()
      return { operations in
        let subscription = Observable.from(1...operations).map { $0 &+ 1 }.filter { $0 != -1 }
          .reduce(0, accumulator: { $0 &+ $1 }).subscribe(onNext: { sum.add($0) })
        withExtendedLifetime(subscription) {}
      }
    }
  }

  private static var toHundred: Benchmark {
    Benchmark("streams/subject-to-100", limits: Limits(allocations: 0)) {
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let subscriptions = (0..<100).map { _ in subject.subscribe(onNext: { sum.add($0) }) }
      return { operations in
        for number in 0..<operations { subject.onNext(number) }
        withExtendedLifetime(subscriptions) {}
      }
    }
  }

  /// Every element passes, so that every operator is paid for.
  static func fiveOperators(on subject: PublishSubject<Int>) -> Observable<Int> {
    subject.map { $0 &+ 1 }.filter { $0 != -1 }.map { $0 &* 3 }.filter { $0 != -2 }.map { $0 &- 1 }
  }

  private static func relayCase(
    _ name: String, limits: Limits, _ make: @escaping (BehaviorRelay<Int>) -> Observable<Int>
  ) -> Benchmark {
    Benchmark(name, limits: limits) {
      let sum = Sum()
      let relay = BehaviorRelay(value: 0)
      let subscription = make(relay).subscribe(onNext: { sum.add($0) })
      return { operations in
        for number in 0..<operations { relay.accept(number) }
        withExtendedLifetime(subscription) {}
      }
    }
  }
}

/// A case whose operation is one event of a subject, on its way through what `make` makes of it.
func eventCase(
  _ name: String, limits: Limits = Limits(), _ make: @escaping (PublishSubject<Int>) -> Observable<Int>
) -> Benchmark {
  Benchmark(name, limits: limits) {
    let sum = Sum()
    let subject = PublishSubject<Int>()
    let subscription = make(subject).subscribe(onNext: { sum.add($0) })
    return { operations in
      for number in 0..<operations { subject.onNext(number) }
      withExtendedLifetime(subscription) {}
    }
  }
}

private struct Refusal: Error {}

/// Throws for one number, which no case sends.
@inline(__always) private func refused(_ number: Int) throws -> Int {
  if number == .min { throw Refusal() }
  return number
}

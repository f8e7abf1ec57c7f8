import TributaryStreams

/// What an event, a subscription and its end cost.
enum StreamsCases {
  static var all: [Benchmark] {
    [subjectToOne, chain, relayChain, subscription, subscriptionToSubject]
  }

  private static var subjectToOne: Benchmark {
    Benchmark("streams/subject-to-1", limits: Limits(allocations: 0)) {
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let subscription = subject.subscribe(onNext: { sum.add($0) })
      return { operations in
        for number in 0..<operations { subject.onNext(number) }
        withExtendedLifetime(subscription) {}
      }
    }
  }

  private static var chain: Benchmark {
    Benchmark("streams/subject-map-filter-map-filter-map-to-1", limits: Limits(ratio: 4, allocations: 0)) {
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let subscription = fiveOperators(on: subject).subscribe(onNext: { sum.add($0) })
      return { operations in
        for number in 0..<operations { subject.onNext(number) }
        withExtendedLifetime(subscription) {}
      }
    }
  }

  private static var relayChain: Benchmark {
    Benchmark("streams/behavior-relay-map-to-1", limits: Limits(allocations: 0)) {
      let sum = Sum()
      let relay = BehaviorRelay(value: 0)
      let subscription = relay.map { $0 &+ 1 }.subscribe(onNext: { sum.add($0) })
      return { operations in
        for number in 0..<operations { relay.accept(number) }
        withExtendedLifetime(subscription) {}
      }
    }
  }

  /// The chain is built once: what is counted is subscribing to it and disposing.
  private static var subscription: Benchmark {
    let live = { (things: Int, measure: (() -> Void) -> Void) in
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let chain = fiveOperators(on: subject)
      var subscriptions: [Subscription] = []
      subscriptions.reserveCapacity(things)
      measure {
        for _ in 0..<things { subscriptions.append(chain.subscribe(onNext: { sum.add($0) })) }
      }
      for subscription in subscriptions { subscription.dispose() }
    }
    return Benchmark("streams/subscribe-dispose-five-operators", limits: Limits(allocations: 12), live: live) {
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let chain = fiveOperators(on: subject)
      return { operations in
        for _ in 0..<operations { chain.subscribe(onNext: { sum.add($0) }).dispose() }
      }
    }
  }

  private static var subscriptionToSubject: Benchmark {
    let live = { (things: Int, measure: (() -> Void) -> Void) in
      let sum = Sum()
      let subject = PublishSubject<Int>()
      var subscriptions: [Subscription] = []
      subscriptions.reserveCapacity(things)
      measure {
        for _ in 0..<things { subscriptions.append(subject.subscribe(onNext: { sum.add($0) })) }
      }
      for subscription in subscriptions { subscription.dispose() }
    }
    return Benchmark("streams/subscribe-dispose-subject", live: live) {
      let sum = Sum()
      let subject = PublishSubject<Int>()
      return { operations in
        for _ in 0..<operations { subject.subscribe(onNext: { sum.add($0) }).dispose() }
      }
    }
  }

  /// Every element passes, so that every operator is paid for.
  private static func fiveOperators(on subject: PublishSubject<Int>) -> Observable<Int> {
    subject.map { $0 &+ 1 }.filter { $0 != -1 }.map { $0 &* 3 }.filter { $0 != -2 }.map { $0 &- 1 }
  }
}

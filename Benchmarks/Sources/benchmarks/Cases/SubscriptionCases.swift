import TributaryStreams

/// What it costs to build a chain, to subscribe, to leave, and to stay.
enum SubscriptionCases {
  static var all: [Benchmark] {
    [toSubject, toChain, builtEachTime, comingAndGoing(1_000), comingAndGoing(2_000)]
  }

  private static var toSubject: Benchmark {
    let limits = Limits(allocations: 4, liveBytes: 220, instructions: 1_600)
    return Benchmark("streams/subscribe-dispose-subject", limits: limits, live: live(of: { $0.asObservable() })) {
      let sum = Sum()
      let subject = PublishSubject<Int>()
      return { operations in
        for _ in 0..<operations { subject.subscribe(onNext: { sum.add($0) }).dispose() }
      }
    }
  }

  /// The chain is built once: what is counted is subscribing to it and disposing.
  private static var toChain: Benchmark {
    let limits = Limits(allocations: 7, liveBytes: 470)
    let name = "streams/subscribe-dispose-five-operators"
    return Benchmark(name, limits: limits, live: live(of: StreamsCases.fiveOperators)) {
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let chain = StreamsCases.fiveOperators(on: subject)
      return { operations in
        for _ in 0..<operations { chain.subscribe(onNext: { sum.add($0) }).dispose() }
      }
    }
  }

  private static var builtEachTime: Benchmark {
    let limits = Limits(allocations: 12, instructions: 6_500)
    return Benchmark("streams/build-subscribe-dispose-five-operators", limits: limits) {
      let sum = Sum()
      let subject = PublishSubject<Int>()
      return { operations in
        for _ in 0..<operations {
          StreamsCases.fiveOperators(on: subject).subscribe(onNext: { sum.add($0) }).dispose()
        }
      }
    }
  }

  /// An operation is a subscriber who leaves from inside a delivery, and another who comes: it costs the same whether
  /// there are a thousand or two.
  private static func comingAndGoing(_ count: Int) -> Benchmark {
    Benchmark("streams/\(count)-come-and-go") {
      let subject = PublishSubject<Int>()
      return { operations in
        var subscriptions: [Subscription] = []
        func come(_ position: Int) -> Subscription {
          subject.subscribe(onNext: { _ in
            subscriptions[position].dispose()
            subscriptions[position] = come(position)
          })
        }
        for position in 0..<count { subscriptions.append(come(position)) }
        for number in 0..<(operations / count) { subject.onNext(number) }
        for subscription in subscriptions { subscription.dispose() }
      }
    }
  }

  /// Keeps as many subscriptions to one stream as it is told.
  private static func live(
    of make: @escaping (PublishSubject<Int>) -> Observable<Int>
  ) -> (_ things: Int, _ measure: (() -> Void) -> Void) -> Void {
    { things, measure in
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let stream = make(subject)
      var subscriptions: [Subscription] = []
      subscriptions.reserveCapacity(things)
      measure {
        for _ in 0..<things { subscriptions.append(stream.subscribe(onNext: { sum.add($0) })) }
      }
      for subscription in subscriptions { subscription.dispose() }
    }
  }
}

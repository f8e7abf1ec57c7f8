import TributaryBindings
import TributaryStreams

/// What a write costs that reaches other ends.
enum BindingsCases {
  static var all: [Benchmark] {
    [plain, pair, bothWatched, ring]
  }

  /// What the others are compared with: a write to a relay that is bound to nothing.
  private static var plain: Benchmark {
    Benchmark("bindings/plain-relay-to-1", limits: Limits(allocations: 0, instructions: 130)) {
      let sum = Sum()
      let relay = BehaviorRelay(value: 0)
      let subscription = relay.subscribe(onNext: { sum.add($0) })
      return { operations in
        for number in 1...operations { relay.accept(number) }
        withExtendedLifetime(subscription) {}
      }
    }
  }

  /// A write at one end, heard at the other: at most three times a plain write.
  private static var pair: Benchmark {
    group("bindings/pair-to-1", limits: Limits(allocations: 0, instructions: 318), ends: 2, watched: 1) { ends in
      ends[0] <-> ends[1]
    }
  }

  private static var bothWatched: Benchmark {
    group("bindings/pair-to-2", limits: Limits(allocations: 0), ends: 2, watched: 2) { ends in ends[0] <-> ends[1] }
  }

  private static var ring: Benchmark {
    group("bindings/ring-of-10-to-10", limits: Limits(allocations: 0), ends: 10, watched: 10) { ends in
      for number in ends.indices { ends[number] <-> ends[(number + 1) % ends.count] }
    }
  }

  private static func group(
    _ name: String, limits: Limits, ends count: Int, watched: Int, _ bind: @escaping ([BehaviorRelay<Int>]) -> Void
  ) -> Benchmark {
    Benchmark(name, limits: limits) {
      let sum = Sum()
      let ends = (0..<count).map { _ in BehaviorRelay(value: 0) }
      bind(ends)
      let subscriptions = ends.suffix(watched).map { $0.subscribe(onNext: { sum.add($0) }) }
      let first = ends[0]
      return { operations in
        for number in 1...operations { first.accept(number) }
        withExtendedLifetime((ends, subscriptions)) {}
      }
    }
  }
}

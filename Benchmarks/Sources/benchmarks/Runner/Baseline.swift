/// The unit of comparison: six stored closures that cannot throw, called one after another from a fixed array.
///
/// It is what a chain of four operators, its source and its observer would cost if nothing but calls were needed.
enum Baseline {
  static var benchmark: Benchmark {
    Benchmark("baseline/six-closures") {
      let sum = Sum()
      let handlers = opaque((0..<6).map { _ in Handler(call: addition(to: sum)) })
      return { operations in
        for number in 0..<operations {
          for handler in handlers { handler.call(number) }
        }
      }
    }
  }

  /// A closure of a known type: bare in an array it would be called through a thunk.
  private struct Handler {
    let call: (Int) -> Void
  }
}

/// Where benchmarks put what they computed, so that it is not computed for nothing.
///
/// An object, so that a closure that captures it allocates nothing; without a check of exclusive access, so that none
/// is counted as the cost of a call.
final class Sum: @unchecked Sendable {
  // SAFETY: a benchmark runs on one thread.
  @exclusivity(unchecked) private var total = 0

  @inline(__always)
  func add(_ number: Int) { total &+= number }
}

@inline(never)
private func addition(to sum: Sum) -> (Int) -> Void {
  { sum.add($0) }
}

/// The same value, of which the optimiser no longer knows where it came from.
@inline(never) @_optimize(none)
func opaque<Value>(_ value: Value) -> Value {
  value
}

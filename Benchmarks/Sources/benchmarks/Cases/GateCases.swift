import TributaryFunctions
import TributaryStreams
import TributaryTime

/// What a call costs that passes gates, or does not.
enum GateCases {
  static var all: [Benchmark] {
    [lockAndThrottle, refused, handler]
  }

  /// A window of no length ends with the job, so that each call passes and no time has to.
  private static var lockAndThrottle: Benchmark {
    Benchmark("functions/gate-throttle-lock", limits: Limits(allocations: 0, instructions: 3_300)) {
      let sum = Sum()
      let time = VirtualScheduler()
      let gate = Gate(.synchronous.throttle(.zero, from: .completion, scheduler: time).then(.lock))
      let job = { sum.add(1) }
      return { operations in
        for _ in 0..<operations { gate(job) }
      }
    }
  }

  private static var refused: Benchmark {
    Benchmark("functions/gate-throttle-that-refuses", limits: Limits(allocations: 0, instructions: 1_800)) {
      let sum = Sum()
      let time = VirtualScheduler()
      let gate = Gate(.synchronous.throttle(.seconds(1), scheduler: time))
      let job = { sum.add(1) }
      return { operations in
        for _ in 0..<operations { gate(job) }
      }
    }
  }

  /// Two gates in one chain: the call of the second is a part of that of the first.
  private static var handler: Benchmark {
    Benchmark("functions/handler-throttle-exhaust", limits: Limits(allocations: 0, instructions: 4_000)) {
      let sum = Sum()
      let time = VirtualScheduler()
      let gates: Operator<Int, Int> = pipe(
        throttle(time: .zero, from: .completion, scheduler: time), exhaust(scheduler: time))
      let handler = with({ sum.add($0) }, gates)
      return { operations in
        for number in 0..<operations { handler(number) }
      }
    }
  }
}

import TributaryFunctions
import TributaryStreams
import TributaryTime

/// What a call costs on its way through the operators of a handler.
enum HandlerCases {
  static var all: [Benchmark] {
    [mapFilterThrottle, refused, keyPath]
  }

  /// Every call passes: each reads a time that has moved on by more than the window.
  private static var mapFilterThrottle: Benchmark {
    let limits = Limits(ratio: 5, allocations: 0, instructions: 330)
    return Benchmark("functions/handler-map-filter-throttle", limits: limits) {
      let sum = Sum()
      let scheduler = TickingScheduler()
      let handler = with(
        { sum.add($0) },
        pipe(map { $0 &+ 1 }, filter { $0 != -1 }, throttle(time: .nanoseconds(1), scheduler: scheduler)))
      return { operations in
        for number in 0..<operations { handler(number) }
      }
    }
  }

  /// A call that comes too soon.
  private static var refused: Benchmark {
    let limits = Limits(ratio: 5, allocations: 0, instructions: 310)
    return Benchmark("functions/handler-map-filter-throttle-that-refuses", limits: limits) {
      let sum = Sum()
      let time = VirtualScheduler()
      let handler = with(
        { sum.add($0) },
        pipe(map { $0 &+ 1 }, filter { $0 != -1 }, throttle(time: .seconds(1), scheduler: time)))
      return { operations in
        for number in 0..<operations { handler(number) }
      }
    }
  }

  /// A property read through a key path, as in the first example.
  private static var keyPath: Benchmark {
    Benchmark("functions/handler-get-count", limits: Limits(allocations: 0, instructions: 380)) {
      let sum = Sum()
      let handler = with({ sum.add($0) }, map(get(\String.count)))
      return { operations in
        for _ in 0..<operations { handler("Abc") }
      }
    }
  }
}

/// A clock that moves on whenever it is read; nothing waits on it.
private final class TickingScheduler: Scheduler, @unchecked Sendable {
  private let time = VirtualScheduler()
  // SAFETY: a benchmark runs on one thread.
  @exclusivity(unchecked) private var ticks = Duration.zero

  var now: Duration {
    ticks += .nanoseconds(2)
    return ticks
  }

  func schedule(_ work: @escaping () -> Void) -> ScheduledWork { time.schedule(work) }

  func schedule(after delay: Duration, _ work: @escaping () -> Void) -> ScheduledWork {
    time.schedule(after: delay, work)
  }
}

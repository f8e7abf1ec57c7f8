import TributaryTime

/// What it costs to run something later, in virtual time; live time adds what the system takes.
enum TimeCases {
  static var all: [Benchmark] {
    [soon, timer, thousandTimers, task]
  }

  private static var soon: Benchmark {
    Benchmark("time/schedule-and-run") {
      let sum = Sum()
      let time = VirtualScheduler()
      return { operations in
        time.run { _ in
          for number in 0..<operations {
            time.schedule { sum.add(number) }
            if number % 1_000 == 999 { time.drain() }
          }
        }
      }
    }
  }

  private static var timer: Benchmark {
    Benchmark("time/schedule-after-and-fire") {
      let sum = Sum()
      let time = VirtualScheduler()
      return { operations in
        time.run { _ in
          for number in 0..<operations {
            time.schedule(after: .milliseconds(1)) { sum.add(number) }
            if number % 1_000 == 999 { time.advance(by: .milliseconds(1)) }
          }
        }
      }
    }
  }

  /// One operation sets a thousand timers at a thousand times in no order, and advances past all of them.
  private static var thousandTimers: Benchmark {
    Benchmark("time/advance-over-1000-timers") {
      let sum = Sum()
      let time = VirtualScheduler()
      return { operations in
        for _ in 0..<operations {
          time.run { _ in
            for number in 0..<1_000 {
              time.schedule(after: .milliseconds(number * 7_919 % 1_000)) { sum.add(number) }
            }
          }
          time.advance(by: .seconds(1))
        }
      }
    }
  }

  /// A task that sleeps once, from its launch to its end.
  private static var task: Benchmark {
    Benchmark("time/task-that-sleeps-once") {
      let sum = Sum()
      let time = VirtualScheduler()
      return { operations in
        for number in 0..<operations {
          time.run { _ in
            let clock = time.scope.clock
            time.scope.task {
              try? await clock.sleep(for: .milliseconds(1))
              sum.add(number)
            }
          }
          time.advance(by: .milliseconds(1))
        }
      }
    }
  }
}

import TributaryStreams
import TributaryTime

/// What it costs to share a stream with many, and to wait for a pause in virtual time.
enum SharingCases {
  static var all: [Benchmark] {
    [share, replay, wait, debounce]
  }

  private static var share: Benchmark {
    toThousand("streams/map-share-to-1000", limits: Limits(allocations: 0, instructions: 30_000)) {
      $0.map { $0 &+ 1 }.share()
    }
  }

  private static var replay: Benchmark {
    toThousand("streams/map-share-replay-1-to-1000", limits: Limits(allocations: 0)) {
      $0.map { $0 &+ 1 }.share(replay: 1)
    }
  }

  private static func toThousand(
    _ name: String, limits: Limits, _ share: @escaping (PublishSubject<Int>) -> Observable<Int>
  ) -> Benchmark {
    Benchmark(name, limits: limits) {
      let sum = Sum()
      let subject = PublishSubject<Int>()
      let shared = share(subject)
      let subscriptions = (0..<1_000).map { _ in shared.subscribe(onNext: { sum.add($0) }) }
      return { operations in
        for number in 0..<operations { subject.onNext(number) }
        withExtendedLifetime(subscriptions) {}
      }
    }
  }

  /// What the scheduler alone takes of the case below.
  private static var wait: Benchmark {
    Benchmark("time/schedule-after-and-advance") {
      let sum = Sum()
      let time = VirtualScheduler()
      return { operations in
        time.run {
          for number in 0..<operations {
            time.schedule(after: .milliseconds(1)) { sum.add(number) }
            time.advance(by: .milliseconds(1))
          }
        }
      }
    }
  }

  /// A timer set and fired: the scheduler's share included.
  private static var debounce: Benchmark {
    let limits = Limits(allocations: 1, instructions: 2_900)
    return Benchmark("streams/debounce-virtual", limits: limits) {
      let sum = Sum()
      let time = VirtualScheduler()
      let subject = PublishSubject<Int>()
      let subscription = time.run { subject.debounce(.milliseconds(1)).subscribe(onNext: { sum.add($0) }) }
      return { operations in
        time.run {
          for number in 0..<operations {
            subject.onNext(number)
            time.advance(by: .milliseconds(1))
          }
          withExtendedLifetime(subscription) {}
        }
      }
    }
  }
}

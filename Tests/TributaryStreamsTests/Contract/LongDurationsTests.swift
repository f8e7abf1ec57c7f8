import Testing
import TributaryStreams
import TributaryTesting
import TributaryTime

/// No time is too long or too negative for an operator.
@Suite struct LongDurationsTests {
  static let longest = [Duration(attoseconds: .max), .seconds(Int64.max)]
  static let least = [Duration(attoseconds: .min), .seconds(Int64.min), .nanoseconds(-1)]

  private func elements(_ duration: Duration) -> [[Int]] {
    let time = VirtualScheduler()
    // Sums start to pass the longest only when some time has passed.
    time.advance(by: .seconds(1))
    let source = PublishSubject<Int>()
    let streams: [Observable<Int>] = time.run {
      [
        source.debounce(duration), source.delay(duration), source.throttle(duration),
        source.throttle(duration, mode: .leading), source.throttle(duration, mode: .latest),
        source.delaySubscription(duration), source.timeout(duration), source.timeout(duration, other: source),
        source.take(for: duration), source.skip(for: duration), .timer(duration), .interval(duration).take(2),
        .timer(.zero, period: duration).take(2),
      ]
    }
    let recorders = streams.map { stream in
      let recorder = Recorder<Int>(time)
      time.run { recorder.record(stream.catchTimeout()) }
      return recorder
    }
    for number in 1...2 {
      time.run { source.onNext(number) }
      time.advance(by: .seconds(1_000_000))
    }
    time.run { source.onCompleted() }
    time.advance(by: .seconds(1_000_000))
    return recorders.map(\.elements)
  }

  @Test(arguments: longest) func `the longest time never comes`(duration: Duration) {
    #expect(
      elements(duration) == [
        // What waits comes with the completion, where the operator says so.
        [2], [], [1], [1], [], [], [1, 2], [1, 2], [1, 2], [], [], [], [0],
      ])
  }

  @Test(arguments: least) func `a negative time is none`(duration: Duration) {
    #expect(
      elements(duration) == [
        [1, 2], [1, 2], [1, 2], [1, 2], [1, 2], [1, 2], [-1], [1, 2], [], [1, 2], [0], [0, 1], [0, 1],
      ])
  }
}

extension ObservableType<Int> {
  /// Says -1 for a timeout.
  fileprivate func catchTimeout() -> Observable<Int> {
    self.catch { error in error as? RxError == .timeout ? Observable.just(-1) : .error(error) }
  }
}

/// How often a stream is run again, and after what pause.
///
/// For `retry(_:scheduler:shouldRetry:)`, which runs it again after an error, and for repeating after a completion.
///
/// `maxCount` counts all runs, the first one included: 3 is the first run and two more. There is always a first run, so
/// 0 is as good as 1. `UInt.max` is without end. A negative pause counts as zero, one that is longer than
/// ``longest``, or grows past it, as that.
public enum RepeatBehavior {
  /// Again at once.
  case immediate(maxCount: UInt)
  /// Again after the same pause each time.
  case delayed(maxCount: UInt, time: Duration)
  /// Again after a pause that grows: `initial` at first, then each time `1 + multiplier` times the one before.
  ///
  /// With a multiplier of 1 a pause of 2 seconds is followed by pauses of 4, 8, 16 seconds. A multiplier that is no
  /// number counts as 0, one below -1 as -1.
  case exponentialDelayed(maxCount: UInt, initial: Duration, multiplier: Double)
  /// Again after the pause that a function says, given how many runs there have been, 1 at first.
  case customTimerDelayed(maxCount: UInt, delayCalculator: (UInt) -> Duration)

  /// The longest pause there is; 292 billion years.
  public static let longest = Duration.seconds(Int64.max)

  /// How many runs there may be.
  var maxCount: UInt {
    switch self {
    case .immediate(let count), .delayed(let count, _), .exponentialDelayed(let count, _, _),
      .customTimerDelayed(let count, _):
      max(count, 1)
    }
  }
}

/// Counts the runs of one subscription.
@usableFromInline
final class RunCount {
  private let behavior: RepeatBehavior
  private var runs: UInt = 1
  private var pause = Duration.zero

  /// A count that stands at the first run.
  @usableFromInline init(_ behavior: RepeatBehavior) {
    self.behavior = behavior
    if case .exponentialDelayed(_, let initial, _) = behavior { pause = initial.bounded }
  }

  /// Whether there were as many runs as there may be.
  @usableFromInline var isLast: Bool {
    runs >= behavior.maxCount && behavior.maxCount != .max
  }

  /// Counts another run and says after what pause it comes; nil is at once.
  @usableFromInline func next() -> Duration? {
    let former = runs
    // Saturating: what has no end has no last number.
    if runs < .max { runs += 1 }
    switch behavior {
    case .immediate: return nil
    case .delayed(_, let time): return time.bounded
    case .customTimerDelayed(_, let delayCalculator): return delayCalculator(former).bounded
    case .exponentialDelayed(_, _, let multiplier):
      let now = pause
      pause = pause.scaled(by: multiplier.isNaN ? 1 : max(1 + multiplier, 0))
      return now
    }
  }
}

extension Duration {
  /// The duration, at least zero and at most ``RepeatBehavior/longest``.
  fileprivate var bounded: Duration {
    min(max(self, .zero), RepeatBehavior.longest)
  }

  /// This many times the duration, at most ``RepeatBehavior/longest``; neither is negative.
  fileprivate func scaled(by factor: Double) -> Duration {
    let (seconds, attoseconds) = components
    guard (Double(seconds) + Double(attoseconds) * 1e-18) * factor < 9e18 else {
      return self == .zero ? .zero : RepeatBehavior.longest
    }
    return self * factor
  }
}

extension Sink {
  /// What a gate answers to a call, at once.
  public enum Answer: Hashable, Sendable {
    /// The job has run, runs, or waits for its turn.
    case accepted
    /// As accepted, in the place of an earlier call, which is told that it was replaced.
    case replaced
    /// The job does not run.
    case refused(Refusal)
  }

  /// Why a call was refused.
  public enum Refusal: Hashable, Sendable {
    /// As many jobs run as may at the same time.
    case busy
    /// The time window of an earlier call is not over.
    case tooSoon
    /// The condition of a `filter` does not hold.
    case filtered
    /// The gate has ended.
    case over
  }

  /// How a call ended; told exactly once for each call.
  public enum Outcome: Sendable {
    /// The job ran and is over.
    case completed
    /// The job ran and threw.
    case failed(any Error)
    /// A later call took its place, before its job ran or while it did.
    case replaced
    /// The job did not run.
    case refused(Refusal)
    /// Nobody is to do the job any more: its gate or its scope ended, or who was to do it let go of it.
    case cancelled

    /// Whether the job ran to its end.
    @usableFromInline var ran: Bool {
      switch self {
      case .completed, .failed: true
      case .replaced, .refused, .cancelled: false
      }
    }
  }
}

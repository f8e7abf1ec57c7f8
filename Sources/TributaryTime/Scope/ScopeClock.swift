/// A clock over a scope: its time is the scope's, and sleeping on it waits on the scope's scheduler.
///
/// In a live scope it sleeps in real time; in a virtual run it wakes exactly when the run is advanced to the deadline.
/// Code that takes `any Clock<Duration>` therefore runs in virtual time unchanged.
public struct ScopeClock: Clock {
  /// A moment of a scope's time.
  public struct Instant: InstantProtocol {
    /// The time since the scope's start.
    public var offset: Duration

    /// The moment that lies a duration after the scope's start.
    ///
    /// - Parameter offset: The time since the scope's start.
    public init(offset: Duration) {
      self.offset = offset
    }

    /// The moment a duration later.
    ///
    /// - Parameter duration: How much later; negative is earlier.
    /// - Returns: The moment.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset.adding(duration)) }

    /// The duration from this moment to another.
    ///
    /// - Parameter other: The other moment.
    /// - Returns: The duration; negative when the other is earlier.
    public func duration(to other: Instant) -> Duration { other.offset.subtracting(offset) }

    /// Whether a moment is earlier than another.
    ///
    /// - Parameters:
    ///   - left: One moment.
    ///   - right: The other.
    /// - Returns: True when `left` is earlier.
    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  let scope: Scope

  /// The scope's time now.
  public var now: Instant { Instant(offset: scope.now) }

  /// The step in which the clock counts.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Sleeps until a moment of the scope's time.
  ///
  /// Tasks that sleep until the same moment wake in the order in which they went to sleep, with the scope's timers. A
  /// moment that has passed is due now. May be called from any task of a live scope's process; in a virtual run only
  /// from inside the run.
  ///
  /// - Parameters:
  ///   - deadline: When to wake.
  ///   - tolerance: Not used: the wake-up is exact in virtual time, and as exact as the system in real time.
  /// - Throws: `CancellationError`, promptly, when the task or the scope is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleep(until: deadline.offset, isolation: #isolation)
  }

  /// Sleeps for a duration of the scope's time, measured from this call.
  ///
  /// - Parameters:
  ///   - duration: How long to sleep; nothing and less are due now.
  ///   - tolerance: Not used.
  /// - Throws: `CancellationError`, promptly, when the task or the scope is cancelled.
  public func sleep(for duration: Duration, tolerance: Duration? = nil) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance)
  }

  /// Sleeps without leaving the caller's isolation: closures stay in it only if they capture it.
  private func sleep(until deadline: Duration, isolation: isolated (any Actor)?) async throws {
    try Task.checkCancellation()
    let sleeper = Sleeper()
    let wait = KnownWait.begin()
    defer { wait.end() }
    try await withTaskCancellationHandler {
      _ = isolation
      try await withUnsafeThrowingContinuation { continuation in
        guard sleeper.fallAsleep(continuation) else { return }
        let due = max(deadline, scope.now)
        if !scope.engine.add(.sleeper(sleeper), due: due, in: scope) { sleeper.cancel() }
      }
    } onCancel: {
      // Resuming the task from outside a virtual run is caught where the task is queued.
      sleeper.cancel()
    }
  }
}

extension Scope {
  /// Sleeps for a duration of the scope's time, measured from this call.
  ///
  /// It is ``ScopeClock/sleep(for:tolerance:)`` of ``clock``.
  ///
  /// ```swift
  /// try await scope.sleep(for: .milliseconds(300))
  /// ```
  ///
  /// - Parameter duration: How long to sleep. A duration of zero or less ends in the next turn.
  /// - Throws: `CancellationError`, promptly, when the task or the scope is cancelled.
  public func sleep(for duration: Duration) async throws {
    try await clock.sleep(for: duration)
  }
}

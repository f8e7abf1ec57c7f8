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

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    public func duration(to other: Instant) -> Duration { other.offset - offset }

    public static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  let scope: Scope

  public var now: Instant { Instant(offset: scope.now) }

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
    try Task.checkCancellation()
    let sleeper = Sleeper()
    let wait = KnownWait.begin()
    defer { wait.end() }
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        guard sleeper.fallAsleep(continuation) else { return }
        let due = max(deadline.offset, scope.now)
        if !scope.engine.add(.sleeper(sleeper), due: due, in: scope) { sleeper.cancel() }
      }
    } onCancel: {
      // Resuming the task from outside a virtual run is caught where the task is queued.
      sleeper.cancel()
    }
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
}

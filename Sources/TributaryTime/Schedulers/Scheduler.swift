/// What everything that waits waits on: a clock, and a way to run work soon or later.
///
/// A scheduler is a `Sendable` handle, but the closures that it is given belong to its owner: they are kept, run and
/// let go in the owner's isolation only, and `schedule` is called there. ``Scope/post(_:)`` is the way across.
///
/// Write one of your own to wrap another (time that runs at half the pace), or for an owner with a loop of its own (the
/// frames of a game): queue a ``ScheduledWork`` for each call, and run it when it is due.
public protocol Scheduler: AnyObject, Sendable {
  /// The time that passed since the scheduler's start; it never goes back.
  ///
  /// Inside delayed work of a virtual or immediate scheduler this is exactly the time at which that work was due.
  var now: Duration { get }

  /// Runs work soon: after the work that runs now, in the order of scheduling, and before any delayed work.
  ///
  /// - Parameter work: What to do, in the owner's isolation.
  /// - Returns: The handle that takes the work back before it ran.
  /// - Complexity: O(1), one allocation.
  @discardableResult func schedule(_ work: @escaping () -> Void) -> ScheduledWork

  /// Runs work when a delay has passed, measured from this call.
  ///
  /// Work runs in the order in which it is due; work that is due at the same time, in the order of scheduling. A
  /// negative delay counts as zero; work with no delay is due now, still behind all work that was scheduled to run
  /// soon. A delay may be as long as a `Duration` can be: what would be due after the longest is due then, which is
  /// never.
  ///
  /// - Parameters:
  ///   - delay: How long to wait.
  ///   - work: What to do, in the owner's isolation.
  /// - Returns: The handle that takes the work back before it ran.
  /// - Complexity: O(log n) for n waiting items, one allocation.
  @discardableResult func schedule(after delay: Duration, _ work: @escaping () -> Void) -> ScheduledWork
}

public import TributaryStreams
public import TributaryTime

/// Drops calls while the handler is busy with one, and for a while after.
///
/// When what goes on must not be started twice: a press of "Save" while it saves, a call that the handler makes itself.
///
/// ```
/// calls                  1--2-3----4     a column is 10 ms; the handler takes 20 ms
/// exhaust()              1--2------4     3 comes while 2 is being handled
/// exhaust(ending: 20 ms) 1----3----4
/// ```
///
/// - Timing, Failure, Cancellation: as ``schedule(_:onOutcome:)``, with ``Sink/exhaust(ending:scheduler:)``. A call
///   right at the end of the time passes.
///
/// - Parameters:
///   - time: how long calls are dropped after the handler was done.
///   - scheduler: what to wait on; by default the current scope's, taken here.
///   - onOutcome: told of each call how it ended, once.
/// - Returns: the operator.
@inlinable public func exhaust<Input>(
  ending time: Duration = .zero, scheduler: (any Scheduler)? = nil, onOutcome: ((Input, Sink.Outcome) -> Void)? = nil
) -> Operator<Input, Input> {
  .schedule(.exhaust(ending: time, scheduler: scheduler), onOutcome: onOutcome)
}

/// Handles one call after the other, in order; what comes meanwhile waits.
///
/// When each counts and the order does: changes that are sent one by one.
///
/// - Timing, Failure, Cancellation: as ``schedule(_:onOutcome:)``.
/// - Buffering: the calls that wait, without a limit.
/// - Parameter onOutcome: told of each call how it ended, once.
/// - Returns: the operator.
@inlinable public func queue<Input>(onOutcome: ((Input, Sink.Outcome) -> Void)? = nil) -> Operator<Input, Input> {
  .schedule(.queue, onOutcome: onOutcome)
}

/// Handles so many calls at the same time, and the others when it is their turn, in order.
///
/// - Timing, Failure, Cancellation: as ``schedule(_:onOutcome:)``.
/// - Buffering: the calls that wait, without a limit.
/// - Parameters:
///   - most: how many; less than 1 counts as 1.
///   - onOutcome: told of each call how it ended, once.
/// - Returns: the operator.
@inlinable public func merge<Input>(
  max most: Int, onOutcome: ((Input, Sink.Outcome) -> Void)? = nil
) -> Operator<Input, Input> {
  .schedule(.merge(max: most), onOutcome: onOutcome)
}

/// Handles the latest call only: it cancels the one that is being handled.
///
/// When only the newest question's answer matters: search as you type.
///
/// A handler that is no async function is done when it returns, so that there is nothing to cancel.
///
/// - Timing, Failure, Cancellation: as ``schedule(_:onOutcome:)``, with ``Sink/latest``.
/// - Parameter onOutcome: told of each call how it ended, once.
/// - Returns: the operator.
@inlinable public func latest<Input>(onOutcome: ((Input, Sink.Outcome) -> Void)? = nil) -> Operator<Input, Input> {
  .schedule(.latest, onOutcome: onOutcome)
}

extension Fn {
  /// The function `exhaust`, where a member shadows it.
  @inlinable public static func exhaust<Input>(
    ending time: Duration = .zero, scheduler: (any Scheduler)? = nil,
    onOutcome: ((Input, Sink.Outcome) -> Void)? = nil
  ) -> Operator<Input, Input> {
    .schedule(.exhaust(ending: time, scheduler: scheduler), onOutcome: onOutcome)
  }

  /// The function `queue`, where a member shadows it.
  @inlinable public static func queue<Input>(
    onOutcome: ((Input, Sink.Outcome) -> Void)? = nil
  ) -> Operator<Input, Input> {
    .schedule(.queue, onOutcome: onOutcome)
  }

  /// The function `merge(max:)`, where a member shadows it.
  @inlinable public static func merge<Input>(
    max most: Int, onOutcome: ((Input, Sink.Outcome) -> Void)? = nil
  ) -> Operator<Input, Input> {
    .schedule(.merge(max: most), onOutcome: onOutcome)
  }

  /// The function `latest`, where a member shadows it.
  @inlinable public static func latest<Input>(
    onOutcome: ((Input, Sink.Outcome) -> Void)? = nil
  ) -> Operator<Input, Input> {
    .schedule(.latest, onOutcome: onOutcome)
  }
}

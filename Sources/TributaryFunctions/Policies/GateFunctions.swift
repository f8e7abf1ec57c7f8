public import TributaryStreams
public import TributaryTime

/// Lets calls pass a gate that is put together of sinks; the operator ``schedule(_:onOutcome:)``.
///
/// ```swift
/// with(draw, schedule(.synchronous.throttle(.milliseconds(16), from: .completion).then(.lock)))
/// ```
///
/// - Parameters:
///   - sink: the gate.
///   - onOutcome: told of each call how it ended, once: completed, refused and why, replaced, …
/// - Returns: the operator.
@inlinable public func schedule<Input>(
  _ sink: Sink, onOutcome: ((Input, Sink.Outcome) -> Void)? = nil
) -> Operator<Input, Input> {
  .schedule(sink, onOutcome: onOutcome)
}

/// Handles each call in a turn of its own, behind all that is due by now.
///
/// - Parameter scheduler: whose turn; by default the current scope's, taken here.
/// - Returns: the operator.
@inlinable public func schedule<Input>(on scheduler: (any Scheduler)? = nil) -> Operator<Input, Input> {
  .schedule(.synchronous.schedule(on: scheduler))
}

/// Lets a closure decide when each call is handled; see ``Sink/reschedule(_:)``.
///
/// - Parameter arrange: is handed what starts the handling, and calls it now or later.
/// - Returns: the operator.
@inlinable public func reschedule<Input>(
  _ arrange: @escaping (_ start: @escaping () -> Void) -> Void
) -> Operator<Input, Input> {
  .schedule(.synchronous.reschedule(arrange))
}

/// Lets one call a time window pass, counted from its start or from when it was handled.
///
/// As `throttle(time:mode:scheduler:)`, but a gate: it hears what becomes of a call. So the window can begin when the
/// call was handled, and a call that a gate behind refuses does not spend it.
///
/// - Parameters:
///   - time: how long a window is.
///   - start: from when on it counts.
///   - mode: which calls of a window pass.
///   - scheduler: whose time; by default the current scope's, taken here.
///   - onOutcome: told of each call how it ended, once.
/// - Returns: the operator.
@inlinable public func throttle<Input>(
  time: Duration, from start: Sink.WindowStart, mode: ThrottleMode = .leading, scheduler: (any Scheduler)? = nil,
  onOutcome: ((Input, Sink.Outcome) -> Void)? = nil
) -> Operator<Input, Input> {
  .schedule(
    .synchronous.throttle(time, from: start, mode: mode, scheduler: scheduler), onOutcome: onOutcome)
}

/// Tells the gates in front later that a call was handled, so that they stay as they are for a while.
///
/// `pipe(queue(), extend(time: .milliseconds(50)))` handles one call after the other with a pause after each.
///
/// - Timing: `time` after the handler was done; see ``Sink/extend(_:scheduler:)``. Without a gate in front it changes
///   nothing.
/// - Parameters:
///   - time: how much later.
///   - scheduler: what to wait on; by default the current scope's, taken here.
/// - Returns: the operator.
public func extend<Input>(time: Duration, scheduler: (any Scheduler)? = nil) -> Operator<Input, Input> {
  guard time > .zero else { return .identity }
  let scheduler = scheduler ?? Scope.current.scheduler
  return Operator { observer, subscription in
    let passage = Passage.of(subscription)
    let rank = passage.nextRank()
    return Observer(
      onNext: { element in
        passage.whole(forRank: rank)?.extendAtExit(by: time, on: scheduler)
        observer.onNext(element)
      }, onTermination: observer.onTermination)
  }
}

extension Fn {
  /// The function `schedule`, where a member shadows it.
  @inlinable public static func schedule<Input>(
    _ sink: Sink, onOutcome: ((Input, Sink.Outcome) -> Void)? = nil
  ) -> Operator<Input, Input> {
    .schedule(sink, onOutcome: onOutcome)
  }

  /// The function `schedule(on:)`, where a member shadows it.
  @inlinable public static func schedule<Input>(on scheduler: (any Scheduler)? = nil) -> Operator<Input, Input> {
    .schedule(.synchronous.schedule(on: scheduler))
  }

  /// The function `reschedule`, where a member shadows it.
  @inlinable public static func reschedule<Input>(
    _ arrange: @escaping (_ start: @escaping () -> Void) -> Void
  ) -> Operator<Input, Input> {
    .schedule(.synchronous.reschedule(arrange))
  }

  /// The function `throttle(time:from:)`, where a member shadows it.
  @inlinable public static func throttle<Input>(
    time: Duration, from start: Sink.WindowStart, mode: ThrottleMode = .leading, scheduler: (any Scheduler)? = nil,
    onOutcome: ((Input, Sink.Outcome) -> Void)? = nil
  ) -> Operator<Input, Input> {
    .schedule(
      .synchronous.throttle(time, from: start, mode: mode, scheduler: scheduler), onOutcome: onOutcome)
  }

  /// The function `extend`, where a member shadows it.
  public static func extend<Input>(time: Duration, scheduler: (any Scheduler)? = nil) -> Operator<Input, Input> {
    TributaryFunctions.extend(time: time, scheduler: scheduler)
  }
}

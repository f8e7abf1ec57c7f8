public import TributaryStreams
public import TributaryTime

/// Passes on at most one value a time window; the operator `throttle` of streams.
///
/// On callbacks the default is `leading`: what is called reacts at once and never by itself. On streams it
/// is `both`, as in Rx.
///
/// - Parameters:
///   - time: how long a window is. It begins with a value that passes; one that is refused moves nothing.
///   - mode: which values of a window pass.
///   - scheduler: what tells the time; by default the current scope's, taken here.
/// - Returns: the operator.
@inlinable public func throttle<Input>(
  time: Duration, mode: ThrottleMode = .leading, scheduler: (any Scheduler)? = nil
) -> Operator<Input, Input> {
  .throttle(time, mode: mode, scheduler: scheduler)
}

/// Passes on a value when no other has followed for a while; the operator `debounce` of streams.
///
/// - Parameters:
///   - time: how long the pause is.
///   - scheduler: what to wait on; by default the current scope's, taken here.
/// - Returns: the operator.
@inlinable public func debounce<Input>(
  time: Duration, scheduler: (any Scheduler)? = nil
) -> Operator<Input, Input> {
  .debounce(time, scheduler: scheduler)
}

/// Passes values on later, as far apart as they came; the operator `delay` of streams.
///
/// - Parameters:
///   - time: how much later.
///   - scheduler: what to wait on; by default the current scope's, taken here.
/// - Returns: the operator.
@inlinable public func delay<Input>(time: Duration, scheduler: (any Scheduler)? = nil) -> Operator<Input, Input> {
  .delay(time, scheduler: scheduler)
}

/// Passes on what comes within a time, then ends; the operator `take(for:)` of streams.
///
/// - Parameters:
///   - duration: how long values are passed on, from when the handler is made.
///   - scheduler: what to wait on; by default the current scope's, taken here.
/// - Returns: the operator.
@inlinable public func take<Input>(
  for duration: Duration, scheduler: (any Scheduler)? = nil
) -> Operator<Input, Input> {
  .take(for: duration, scheduler: scheduler)
}

/// Drops what comes within a time; the operator `skip(for:)` of streams.
///
/// - Parameters:
///   - duration: how long values are dropped, from when the handler is made.
///   - scheduler: what to wait on; by default the current scope's, taken here.
/// - Returns: the operator.
@inlinable public func skip<Input>(
  for duration: Duration, scheduler: (any Scheduler)? = nil
) -> Operator<Input, Input> {
  .skip(for: duration, scheduler: scheduler)
}

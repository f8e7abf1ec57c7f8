public import TributaryTime

extension Sink {
  /// Lets a job run that has passed this gate when no other has followed for a while.
  ///
  /// When only the last of several calls matters: the search, when typing pauses.
  ///
  /// A call that is followed by another is replaced, and whoever waits for it, a gate in front included, is told so at
  /// once: so no gate stays shut. In front of a `lock`, the last call is the one that asks for the lock.
  ///
  /// - Timing: `time` after the last call.
  /// - Cancellation: the timer ends with the call.
  ///
  /// - Parameters:
  ///   - time: how long the pause is; no time or less is as soon as it can be.
  ///   - scheduler: what to wait on; by default the current scope's, taken here.
  /// - Returns: this gate, then the waiting.
  public func debounce(_ time: Duration, scheduler: (any Scheduler)? = nil) -> Sink {
    let scheduler = scheduler ?? Scope.current.scheduler
    return then(
      Sink { next in
        let state = PendingCall()
        return { attempt in
          let former = exchange(&state.attempt, with: attempt)
          attempt.wait(on: scheduler, for: time) {
            if state.attempt === attempt { _ = state.attempt.take() }
            next(attempt)
          }
          if let former { attempt.replace(former) }
        }
      })
  }
}

/// The one call that waits, if one does.
private final class PendingCall {
  var attempt: Attempt?
}

public import TributaryTime

extension Sink {
  /// Lets a closure decide when a job starts that has passed this gate.
  ///
  /// When jobs wait for something that no other gate knows: a frame, an animation's end, a connection.
  ///
  /// ```swift
  /// Sink.lock.reschedule { start in connection.whenReady(start) }
  /// ```
  ///
  /// - Cancellation: `start` does nothing after the call was replaced or cancelled, nor the second time. If it is let
  ///   go of without having been called, the call is cancelled.
  ///
  /// - Parameter arrange: is handed what starts the job, and calls it now or later.
  /// - Returns: this gate, then the waiting.
  public func reschedule(_ arrange: @escaping (_ start: @escaping () -> Void) -> Void) -> Sink {
    then(
      Sink { next in
        { attempt in
          let ticket = Ticket(attempt)
          arrange {
            if let attempt = ticket.take(), !attempt.isOver { next(attempt) }
          }
        }
      })
  }

  /// Starts a job that has passed this gate later.
  ///
  /// - Timing: `time` after the call; no time or less is as soon as it can be, in a turn of its own.
  /// - Cancellation: the timer ends with the call.
  /// - Parameters:
  ///   - time: how much later.
  ///   - scheduler: what to wait on; by default the current scope's, taken here.
  /// - Returns: this gate, then the waiting.
  public func delay(_ time: Duration, scheduler: (any Scheduler)? = nil) -> Sink {
    let scheduler = scheduler ?? Scope.current.scheduler
    return then(
      Sink { next in
        { attempt in attempt.wait(on: scheduler, for: time) { next(attempt) } }
      })
  }

  /// Starts a job that has passed this gate in a turn of its own, behind all that is due by now.
  ///
  /// When the caller must be through with its own work before: inside a loop, or while something is being changed.
  ///
  /// - Parameter scheduler: whose turn; by default the current scope's, taken here.
  /// - Returns: this gate, then the waiting.
  public func schedule(on scheduler: (any Scheduler)? = nil) -> Sink {
    delay(.zero, scheduler: scheduler)
  }
}

package import TributaryTime

/// How far an attempt has got, as a value that events change.
package enum AttemptState {
  /// It did not end, and no task does its job.
  case open
  /// It did not end, and a task does its job.
  case running(ScopeTask)
  /// It ended, and leaves the gates that it passed.
  case leaving(Sink.Outcome)
  /// It ended, and the gates in front hear of that at a time of the scheduler.
  case lingering(Sink.Outcome, until: Duration, on: any Scheduler)
}

/// What happens to an attempt.
package enum AttemptEvent {
  /// A task does its job.
  case started(ScopeTask)
  /// Its job is over, or is not to run.
  case ended(Sink.Outcome)
  /// A gate wants those in front to hear of the end at a time.
  case extended(until: Duration, on: any Scheduler)
  /// That time has come, or nobody waits for it any more.
  case extensionOver
  /// It serves for another call.
  case renewed
}

extension AttemptState {
  /// How it ended; nil as long as it did not.
  package var outcome: Sink.Outcome? {
    switch self {
    case .open, .running: nil
    case .leaving(let outcome), .lingering(let outcome, _, _): outcome
    }
  }

  /// Whether it ended.
  package var isOver: Bool {
    switch self {
    case .open, .running: false
    case .leaving, .lingering: true
    }
  }

  /// Whether the gates in front wait for the time at which they hear of the end.
  package var isLingering: Bool {
    if case .lingering = self { true } else { false }
  }

  /// Changes the state.
  ///
  /// - Returns: A task that is to be cancelled.
  @inline(__always) package mutating func take(_ event: AttemptEvent) -> ScopeTask? {
    switch (self, event) {
    case (.open, .started(let task)), (.running, .started(let task)):
      self = .running(task)
      return nil
    case (_, .started(let task)):
      return task
    case (.open, .ended(let outcome)):
      self = .leaving(outcome)
      return nil
    case (.running(let task), .ended(let outcome)):
      self = .leaving(outcome)
      return outcome.ran ? nil : task
    case (.leaving(let outcome), .extended(let time, let scheduler)),
      (.lingering(let outcome, _, _), .extended(let time, let scheduler)):
      self = .lingering(outcome, until: time, on: scheduler)
      return nil
    case (.lingering(let outcome, _, _), .extensionOver):
      self = .leaving(outcome)
      return nil
    case (_, .renewed):
      self = .open
      return nil
    // Only the first end counts, and only what ended can hear of it later.
    case (.leaving, .ended), (.lingering, .ended), (.open, .extended), (.running, .extended), (_, .extensionOver):
      return nil
    }
  }
}

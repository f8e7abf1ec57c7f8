public import TributaryStreams
public import TributaryTime

extension Sink {
  /// One job at a time; a call is refused while one runs, and for a while after.
  ///
  /// ```swift
  /// Sink.exhaust(ending: .milliseconds(50))  // calls at 0, 50 and 51 ms: those at 0 and 50 run
  /// ```
  ///
  /// - Parameters:
  ///   - time: how long calls are refused after a job; see ``Sink/extend(_:scheduler:)``.
  ///   - scheduler: what to wait on; by default the current scope's, taken here.
  /// - Returns: a ``lock`` that is extended.
  public static func exhaust(ending time: Duration = .zero, scheduler: (any Scheduler)? = nil) -> Sink {
    lock.extend(time, scheduler: scheduler)
  }

  /// One job after the other, in the order of the calls; none is refused.
  ///
  /// - Buffering: the calls that wait for their turn, without a limit.
  public static var queue: Sink {
    merge(max: 1)
  }

  /// So many jobs at the same time; further calls wait for their turn, in order.
  ///
  /// - Buffering: the calls that wait for their turn, without a limit.
  /// - Parameter most: how many; less than 1 counts as 1.
  /// - Returns: the gate.
  public static func merge(max most: Int) -> Sink {
    Sink { next in Places(most, .wait, next).enter }
  }

  /// Only the latest job: a call takes the place of the one that runs, which is cancelled and told that it was
  /// replaced.
  ///
  /// A job that runs in a task sees that it is cancelled; the later one does not wait until it has noticed. A job
  /// without a task is over when it returns, so there is none to take the place of, unless it calls from inside.
  public static var latest: Sink {
    Sink { next in Places(1, .replace, next).enter }
  }

  /// The gate that does with jobs what `flatMap` with the same policy does with async work.
  public init(_ policy: AsyncPolicy) {
    self =
      switch policy {
      case .first: .lock
      case .latest: .latest
      case .queue: .queue
      case .merge(let most): .merge(max: most)
      }
  }
}

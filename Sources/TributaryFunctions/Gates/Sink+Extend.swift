public import TributaryTime

extension Sink {
  /// Tells this gate later that a job is over, so that it stays as it is for a while.
  ///
  /// When what a job sets off goes on after it: a sheet that slides in, a bounce of a switch. `.lock.extend(…)` refuses
  /// what comes meanwhile.
  ///
  /// ```
  /// calls                    1--2-3-----4     a column is 10 ms; jobs take 20 ms
  /// .lock.extend(30 ms)      1----------4     1 is over at 20 and told at 50, when 3 comes: it may run
  /// ```
  ///
  /// - Timing: `time` after the job's end, also if it threw; a call at that very moment finds the gate open. A call
  ///   that was refused, replaced or cancelled is told at once.
  /// - Cancellation: when the gate ends, it is told at once.
  ///
  /// - Parameters:
  ///   - time: how much later; no time or less changes nothing.
  ///   - scheduler: what to wait on; by default the current scope's, taken here.
  /// - Returns: this gate, kept for longer.
  public func extend(_ time: Duration, scheduler: (any Scheduler)? = nil) -> Sink {
    guard time > .zero else { return self }
    let scheduler = scheduler ?? Scope.current.scheduler
    return then(
      Sink { next in
        { attempt in
          attempt.extendAtExit(by: time, on: scheduler)
          next(attempt)
        }
      })
  }
}

extension Attempt {
  /// Lets those in front hear later that the job is over, unless they have heard already.
  @usableFromInline final func extendAtExit(by time: Duration, on scheduler: any Scheduler) {
    guard !isOver else { return }
    onExit { attempt in
      if attempt.outcome?.ran == true { attempt.extend(by: time, on: scheduler) }
    }
  }
}

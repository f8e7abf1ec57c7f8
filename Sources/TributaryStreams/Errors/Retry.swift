public import TributaryTime

extension ObservableType {
  /// Runs this stream again each time that it ends with an error.
  ///
  /// When it will succeed some day, and nothing is lost by trying.
  ///
  /// ```
  /// source   -1-2-#
  /// retry()  -1-2--1-2--1-2- …
  /// ```
  ///
  /// The source runs anew at once. One that fails at once each time keeps its owner busy for ever: give such a one a
  /// pause with ``retry(_:scheduler:shouldRetry:)``, or a limit.
  ///
  /// - Failure: none by itself.
  /// - Cancellation: between two runs the subscriber is asked for; one that left is not run for.
  /// - Complexity: any number of runs takes constant stack and memory; nothing is allocated for an element.
  ///
  /// - Returns: a stream that only ends with a completion.
  @inlinable public func retry() -> Observable<Element> {
    asObservable().retried(upTo: nil)
  }

  /// Runs this stream again when it ends with an error, so many runs in all.
  ///
  /// When another attempt often helps, and an error that stays is to be seen.
  ///
  /// ```
  /// source    -1-2-#
  /// retry(2)  -1-2--1-2-#
  /// ```
  ///
  /// With 1 nothing is run again. With 0 there is no run at all: the result completes at once. A negative number counts
  /// as 0.
  ///
  /// - Failure: the last run's error ends the stream.
  /// - Complexity: any number of runs takes constant stack and memory; nothing is allocated for an element.
  ///
  /// - Parameter maxAttemptCount: how many runs there may be, the first one included.
  /// - Returns: a stream of the elements of all runs.
  @inlinable public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    guard maxAttemptCount > 0 else { return .empty() }
    return asObservable().retried(upTo: maxAttemptCount)
  }

  /// Runs this stream again when it ends with an error: so often, and after such pauses, as a behaviour says.
  ///
  /// For a server that is away for a while: pauses that grow do not crowd it when it comes back.
  ///
  /// ```
  /// source                                                 1-#
  /// retry(.exponentialDelayed(3, 20 ms, multiplier: 1))    1---1-----1-#    a column is 10 ms
  /// ```
  ///
  /// - Timing: the pause is counted from the error; `.immediate` runs at once, without the scheduler.
  /// - Failure: an error passes when `maxCount` runs have been, or `shouldRetry` says false.
  /// - Cancellation: the timer ends with the subscription.
  /// - Complexity: any number of runs takes constant stack and memory; nothing is allocated for an element.
  ///
  /// - Parameters:
  ///   - behavior: how often and after what pauses.
  ///   - scheduler: what to wait on; by default the current scope's, taken here.
  ///   - shouldRetry: asked about each error that may be followed by a run; false passes the error on.
  /// - Returns: a stream of the elements of all runs.
  @inlinable public func retry(
    _ behavior: RepeatBehavior, scheduler: (any Scheduler)? = nil, shouldRetry: ((any Error) -> Bool)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let scheduler = scheduler ?? Scope.current.scheduler
    return Observable(above: source.depth) { observer, subscription in
      let stage = subscription.stage()
      let pauses = subscription.stage()
      let count = RunCount(behavior)
      let runs = Runs(source, observer, subscription, stage) { runs, error in
        guard !count.isLast, shouldRetry?(error) ?? true else { return runs.end(.error(error)) }
        runs.runAgain(after: count, waitingIn: pauses, on: scheduler)
      }
      runs.run()
    }
  }
}

extension Observable {
  /// Runs this stream again at once when it fails, up to so many runs in all; nil is without end.
  @inlinable func retried(upTo most: Int?) -> Observable {
    Observable(above: depth) { observer, subscription in
      var rest = most
      let runs = Runs(self, observer, subscription, subscription.stage()) { runs, error in
        if let count = rest {
          guard count > 1 else { return runs.end(.error(error)) }
          rest = count - 1
        }
        runs.runAgain()
      }
      runs.run()
    }
  }
}

public import TributaryTime

extension ObservableType {
  /// Runs this stream again when it completes: so often, and after such pauses, as a behaviour says.
  ///
  /// When something is to be asked for again and again, each time after the answer: a server that is polled.
  ///
  /// ```
  /// source                                           1-2|
  /// repeatWithBehavior(.delayed(maxCount: 2, 20 ms)) 1-2--1-2|     a column is 10 ms
  /// ```
  ///
  /// - Timing: the pause is counted from the completion; `.immediate` runs at once, without the scheduler. A source
  ///   that completes at once, run again at once without end, keeps its owner busy until the subscriber leaves.
  /// - Failure: an error passes at once; to go on behind one, see `retry`.
  /// - Cancellation: the timer ends with the subscription.
  /// - Complexity: any number of runs takes constant stack and memory; nothing is allocated for an element.
  ///
  /// - Parameters:
  ///   - behavior: how often and after what pauses.
  ///   - scheduler: what to wait on; by default the current scope's, taken here.
  ///   - shouldRepeat: asked at each completion that may be followed by a run; false completes the stream.
  /// - Returns: a stream of the elements of all runs.
  @inlinable public func repeatWithBehavior(
    _ behavior: RepeatBehavior, scheduler: (any Scheduler)? = nil, shouldRepeat: (() -> Bool)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let scheduler = scheduler ?? Scope.current.scheduler
    return Observable(above: source.depth) { observer, subscription in
      let stage = subscription.stage()
      let pauses = subscription.stage()
      let count = RunCount(behavior)
      let runs = Runs(
        source, observer, subscription, stage,
        onCompleted: { runs in
          guard !count.isLast, shouldRepeat?() ?? true else { return runs.end(.completed) }
          runs.runAgain(after: count, waitingIn: pauses, on: scheduler)
        },
        onError: { runs, error in runs.end(.error(error)) })
      runs.run()
    }
  }
}

internal import TributaryStreams

extension OperatorEntry {
  /// Errors, and running again.
  static var failing: [OperatorEntry] {
    [
      OperatorEntry(
        "catch", "another stream in place of an error", pages: ["ObservableType/catch(_:)"],
        sample: ["catch", "-1-2-#", "8-9|"], inputs: .then("other")
      ) { work in work.source.catch { _ in work.other } },
      OperatorEntry(
        "catch sequence", "streams one after the other until one does not fail", pages: ["Observable/catch(sequence:)"],
        sample: ["catch sequence", "-1-#", "-2-|", "-3-|"], inputs: .several
      ) { .catch(sequence: $0.sources) },
      OperatorEntry(
        "catchAndReturn VALUE", "an element in place of an error", pages: ["ObservableType/catchAndReturn(_:)"],
        sample: ["catchAndReturn 7", "-1-2-#"]
      ) { $0.source.catchAndReturn(try $0.value()) },
      OperatorEntry(
        "catchErrorJustComplete", "completes in place of failing", pages: ["ObservableType/catchErrorJustComplete()"],
        sample: ["catchErrorJustComplete", "-1-2-#"]
      ) { $0.source.catchErrorJustComplete() },
      OperatorEntry(
        "retry [RUNS]", "runs again after an error, so many runs in all",
        pages: ["ObservableType/retry(_:)", "ObservableType/retry()"],
        sample: ["retry 2", "-1-2-#"], inputs: .coldSource
      ) { $0.hasArgument ? $0.source.retry(try $0.integer()) : $0.source.retry() },
      OperatorEntry(
        "retry delayed RUNS TIME", "runs again after an error and a pause",
        sample: ["retry delayed 3 2", "1-#"], inputs: .coldSource
      ) { $0.source.retry(.delayed(maxCount: try $0.runs(), time: try $0.time())) },
      OperatorEntry(
        "retry exponential RUNS TIME MULTIPLIER", "runs again after pauses that grow",
        pages: ["ObservableType/retry(_:scheduler:shouldRetry:)"], sample: ["retry exponential 3 2 1", "1-#"],
        inputs: .coldSource
      ) {
        $0.source.retry(
          .exponentialDelayed(
            maxCount: try $0.runs(), initial: try $0.time(), multiplier: Double(try $0.integer())))
      },
      OperatorEntry(
        "retry when TIME COUNT", "runs again each time that the errors say so, so much later, so often",
        pages: [
          "ObservableType/retry(when:)-((Observable<Error>)->Trigger)",
          "ObservableType/retry(when:)-((Observable<Failure>)->Trigger)",
        ], sample: ["retry when 3 2", "1-#"], inputs: .coldSource
      ) { work in
        let (time, count) = (try work.time(), try work.integer())
        return work.source.retry { (errors: Observable<any Error>) in errors.delay(time).take(count) }
      },
      OperatorEntry(
        "ignoreErrors", "runs again after each error",
        pages: ["ObservableType/ignoreErrors()", "ObservableType/ignoreErrors(_:)"],
        sample: ["ignoreErrors", "1-2-#"], inputs: .coldSource
      ) { $0.source.ignoreErrors() },
      OperatorEntry(
        "repeatWithBehavior RUNS [TIME]", "runs again after a completion, at once or after a pause",
        pages: ["ObservableType/repeatWithBehavior(_:scheduler:shouldRepeat:)"],
        sample: ["repeatWithBehavior 2 2", "1-2|"],
        inputs: .coldSource
      ) { work in
        let runs = try work.runs()
        guard work.hasArgument else { return work.source.repeatWithBehavior(.immediate(maxCount: runs)) }
        return work.source.repeatWithBehavior(.delayed(maxCount: runs, time: try work.time()))
      },
    ]
  }

  static var timing: [OperatorEntry] {
    [
      OperatorEntry(
        "debounce TIME", "an element when no other has followed for a while",
        pages: ["ObservableType/debounce(_:scheduler:)"], sample: ["debounce 2", "ab--c---d|"]
      ) { $0.source.debounce(try $0.time()) },
      OperatorEntry(
        "throttle TIME [MODE]", "at most one element a time window; both, leading or latest",
        pages: ["ObservableType/throttle(_:mode:scheduler:)"], sample: ["throttle 4", "1-23---4----5-|"]
      ) { work in
        let time = try work.time()
        let modes: [String: ThrottleMode] = ["both": .both, "leading": .leading, "latest": .latest]
        return work.source.throttle(time, mode: modes[try work.option(["both", "leading", "latest"])] ?? .both)
      },
      OperatorEntry(
        "delay TIME", "everything later", pages: ["ObservableType/delay(_:scheduler:)"], sample: ["delay 2", "1-2--3|"]
      ) { $0.source.delay(try $0.time()) },
      OperatorEntry(
        "delaySubscription TIME", "subscribes later", pages: ["ObservableType/delaySubscription(_:scheduler:)"],
        sample: ["delaySubscription 3", "1-2-3-4-|"]
      ) { $0.source.delaySubscription(try $0.time()) },
      OperatorEntry(
        "timeout TIME", "fails, or goes on with another stream, when nothing comes for too long",
        pages: ["ObservableType/timeout(_:other:scheduler:)", "ObservableType/timeout(_:scheduler:)"],
        sample: ["timeout 3", "1-2------3-|", "8-9|"],
        inputs: .fixed([.init(name: "source"), .init(name: "other", heat: .cold, isOptional: true)])
      ) {
        $0.sources.count == 2 ? $0.source.timeout(try $0.time(), other: $0.other) : $0.source.timeout(try $0.time())
      },
    ]
  }
}

extension Work {
  /// A number of runs; fewer than none are none.
  fileprivate func runs() throws -> UInt {
    UInt(max(try integer(), 0))
  }
}

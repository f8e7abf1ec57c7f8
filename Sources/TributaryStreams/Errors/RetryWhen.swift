extension ObservableType {
  /// Runs this stream again when another stream, made from its errors, says so.
  ///
  /// When whether and when to try again depends on the error, or on something else: a network that comes back.
  ///
  /// ```
  /// source                                       1-#
  /// retry { errors in errors.delay(30).take(2) } 1----1----1-|     a column is 10 ms
  /// ```
  ///
  /// `notificationHandler` is called once a subscription, with a stream that brings each error. An element of what it
  /// returns answers the error that came last: the source runs again. Elements while a run goes on, or waits its
  /// turn, mean nothing.
  ///
  /// - Timing: completes with a run that completes, or when an error comes and the returned stream has completed or
  ///   then completes: that error is taken as handled. A completion in the midst of a run lets that run go on.
  /// - Failure: an error of the returned stream ends all at once; to pass the source's errors on, throw or return them
  ///   there: `errors.flatMap { .error($0) }`.
  /// - Complexity: any number of runs takes constant stack and memory; nothing is allocated for an element.
  ///
  /// - Parameter notificationHandler: makes the stream that answers from the stream of errors.
  /// - Returns: a stream of the elements of all runs.
  @inlinable public func retry<Trigger: ObservableConvertibleType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> Observable<Element> {
    asObservable().retried(when: notificationHandler, matching: { $0 })
  }

  /// Runs this stream again when another stream, made from its errors of one type, says so.
  ///
  /// As the form with errors of any type; an error of another type ends the stream.
  ///
  /// - Parameter notificationHandler: makes the stream that answers from the stream of errors.
  /// - Returns: a stream of the elements of all runs.
  @inlinable public func retry<Trigger: ObservableConvertibleType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> Trigger
  ) -> Observable<Element> {
    asObservable().retried(when: notificationHandler, matching: { $0 as? Failure })
  }
}

extension Observable {
  @inlinable func retried<Trigger: ObservableConvertibleType, Failure>(
    when makeTrigger: @escaping (Observable<Failure>) -> Trigger, matching match: @escaping (any Error) -> Failure?
  ) -> Observable {
    Observable(above: depth) { observer, subscription in
      let stage = subscription.stage()
      let errors = PublishSubject<Failure>()
      // Whether an error waits for its answer, and whether answers can come.
      let state = Memory((isWaiting: false, isAnswered: true))
      // The triggers may end while an element is delivered.
      let delivery = Delivery(stage)
      let output = Observer<Element>(onNext: { delivery.next($0, to: observer) }, onTermination: observer.terminal)
      let runs = Runs(self, output, subscription, stage) { runs, error in
        guard let failure = match(error) else { return runs.end(.error(error)) }
        guard state.value.isAnswered else { return runs.end(.completed) }
        state.value.isWaiting = true
        errors.onNext(failure)
      }
      let triggers = subscription.stage()
      makeTrigger(errors.asObservable()).asObservable().runInner(
        of: triggers,
        onNext: { _ in
          guard state.value.isWaiting else { return }
          state.value.isWaiting = false
          runs.runAgain()
        },
        onTermination: { termination in
          state.value.isAnswered = false
          if case .completed = termination, !state.value.isWaiting { return }
          delivery.terminate(termination, observer.terminal)
        })
      runs.run()
    }
  }
}

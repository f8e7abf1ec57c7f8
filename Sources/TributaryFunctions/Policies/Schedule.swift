public import TributaryStreams

extension Operator where Input == Output {
  /// Lets elements pass a gate.
  ///
  /// What makes a sink an operator as any other: before a handler, on a stream, behind operators and before them.
  ///
  /// ```swift
  /// let search = with(
  ///   { (text: String) in try await find(text) },
  ///   pipe(filter { !$0.isEmpty }, schedule(.synchronous.debounce(.milliseconds(300)).then(.latest))))
  /// ```
  ///
  /// The job that the gate hears of is what follows: it is over when the element was delivered, or, where an async
  /// function is the handler, when that has returned. A gate behind a gate is a part of that job too. Operators in
  /// between that keep an element for later (`delay`, `debounce`) end the job, so put them in front of the gate, or let
  /// the sink do it.
  ///
  /// - Timing: as the sink says. A completion waits until no element is under way.
  /// - Failure: an error passes at once, and what is under way is cancelled. An error of the handler is told to the
  ///   gate, and ends nothing.
  /// - Cancellation: what waits is dropped, and what runs in a task is cancelled.
  /// - Buffering: as the sink says.
  /// - Complexity: constant for an element, but for what the sink does; nothing is allocated for one that passes at
  ///   once.
  ///
  /// - Parameters:
  ///   - sink: the gate.
  ///   - onOutcome: told of each element how it ended, once: completed, refused and why, replaced, …
  /// - Returns: an operator that passes on what the gate lets pass.
  @inlinable public static func schedule(
    _ sink: Sink, onOutcome: ((Input, Sink.Outcome) -> Void)? = nil
  ) -> Operator {
    Operator { observer, subscription in
      let passage = Passage.of(subscription)
      let rank = passage.nextRank()
      return gate(sink, observer, subscription, passage, rank, tell: onOutcome) { element, attempt in
        passage.pass(attempt, rank: rank) { observer.onNext(element) }
      }
    }
  }
}

extension Operator {
  /// Lets elements pass a gate, to do something with each whose turn it is.
  @inlinable static func gate(
    _ sink: Sink, _ observer: Observer<Output>, _ subscription: Subscription, _ passage: Passage, _ rank: Int,
    tell: ((Input, Sink.Outcome) -> Void)?, begin: @escaping (Input, Attempt) -> Void
  ) -> Observer<Input> {
    let stage = subscription.stage()
    let calls = Calls(
      sink,
      begin: { element, attempt in
        // At the end of the chain the gates go one by one, and this one may hear of another before its own end.
        if stage.isActive { begin(element, attempt) } else { attempt.end(.cancelled) }
      }, tell: tell)
    stage.hold(calls)
    return Observer(
      onNext: { _ = calls.call($0, partOf: passage.whole(forRank: rank)) },
      onTermination: { termination in
        let end = { if stage.end() { observer.onTermination(termination) } }
        if case .completed = termination { calls.whenIdle(end) } else { end() }
      })
  }
}

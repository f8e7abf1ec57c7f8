public import TributaryTime

extension AsyncSequence {
  /// The sequence's elements as a stream: each subscription iterates anew, in a task of the scope.
  ///
  /// - Parameter scope: where the task runs; the caller's.
  /// - Returns: a stream that ends as the sequence does.
  /// - Failure: an error that the sequence throws ends the stream; the `CancellationError` of a sequence that was
  ///   cancelled with its scope counts as its completion.
  /// - Cancellation: the task is cancelled when the subscription ends.
  /// - Buffering: none; the next element is asked for when the delivery of one has ended.
  public func asObservable(scope: Scope = .current) -> Observable<Element> {
    Observable { observer, subscription in
      let stage = subscription.stage()
      let task = scope.task("stream of an async sequence") {
        // Cancelled before its first turn.
        guard stage.isActive else { return }
        do {
          for try await element in self {
            guard stage.isActive else { return }
            observer.onNext(element)
          }
          if stage.end() { observer.onCompleted() }
        } catch {
          guard stage.end() else { return }
          if Task.isCancelled, error is CancellationError { observer.onCompleted() } else { observer.onError(error) }
        }
      }
      stage.hold(task)
    }
  }

  /// The sequence's elements through an operator, as an async sequence.
  ///
  /// When what is awaited needs what streams have: a debounce, a throttle, an operator of one's own.
  ///
  /// ```swift
  /// for try await line in lines.apply(.debounce(.milliseconds(300))) { preview(line) }
  /// ```
  ///
  /// Each iteration runs the operator anew, over an iteration of this sequence in a task of the scope. That task takes
  /// the elements as they come, so that time is the operator's, and does not wait for whoever awaits the result.
  ///
  /// - Failure: an error of the sequence or of the operator is thrown once; afterwards `next()` returns nil.
  /// - Cancellation: the task is cancelled when the iteration goes, when its task is cancelled, and when the operator
  ///   ends.
  /// - Buffering: what the operator lets through and nobody waits for, as the policy says.
  ///
  /// - Parameters:
  ///   - operation: what the elements pass.
  ///   - buffering: what happens to elements that come while nobody waits.
  ///   - scope: where the task runs; the caller's.
  /// - Returns: the sequence.
  public func apply<Output>(
    _ operation: Operator<Element, Output>, buffering: Buffering = .unbounded, scope: Scope = .current
  ) -> StreamValues<Output, any Error> {
    asObservable(scope: scope).apply(operation).values(buffering: buffering)
  }
}

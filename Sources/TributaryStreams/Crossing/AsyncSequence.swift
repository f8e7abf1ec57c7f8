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
}

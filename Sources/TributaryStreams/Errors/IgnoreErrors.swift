extension ObservableType {
  /// Subscribes again whenever the source fails, for ever: the same as `retry()`.
  ///
  /// ```
  /// source          1-2-#
  /// ignoreErrors()  1-2-1-2-1-2-…
  /// ```
  ///
  /// To end in place of failing, see ``catchErrorJustComplete()``; to give up after some attempts, or to wait between
  /// them, see `retry`.
  ///
  /// - Timing: at once. A source that fails at once, always, keeps the program busy until the subscriber leaves.
  /// - Failure: never fails.
  /// - Complexity: constant stack and memory, whatever the number of failures.
  @inlinable public func ignoreErrors() -> Observable<Element> {
    retry()
  }

  /// Subscribes again when the source fails with an error that a function answers with true.
  ///
  /// ```swift
  /// messages.ignoreErrors { $0 is ConnectionLost }
  /// ```
  ///
  /// - Failure: an error that is answered with false passes, and one that `shouldIgnore` throws.
  /// - Complexity: constant stack and memory, whatever the number of failures.
  ///
  /// - Parameter shouldIgnore: called with each error.
  /// - Returns: a stream of the elements of all attempts.
  @inlinable public func ignoreErrors(
    _ shouldIgnore: @escaping (any Error) throws -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable(above: source.depth) { observer, subscription in
      let runs = Runs(source, observer, subscription, subscription.stage()) { runs, error in
        do {
          if try shouldIgnore(error) { runs.runAgain() } else { runs.end(.error(error)) }
        } catch {
          runs.end(.error(error))
        }
      }
      runs.run()
    }
  }
}

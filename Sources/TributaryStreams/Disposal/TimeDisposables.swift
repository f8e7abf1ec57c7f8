public import TributaryTime

extension ScheduledWork: Disposable {
  /// Cancels the work, if it did not run yet.
  public func dispose() {
    cancel()
  }
}

extension ScopeTask: Disposable {
  /// Cancels the task.
  public func dispose() {
    cancel()
  }
}

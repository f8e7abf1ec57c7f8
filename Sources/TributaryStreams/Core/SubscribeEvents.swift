extension ObservableType {
  /// Runs the stream for a closure that takes events as values.
  ///
  /// - Parameters:
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  ///   - on: called with each event.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func subscribe(
    fileID: StaticString = #fileID, line: UInt = #line, _ on: @escaping (Event<Element>) -> Void
  ) -> Subscription {
    subscribe(
      onNext: { on(.next($0)) }, onError: { on(.error($0)) }, onCompleted: { on(.completed) }, fileID: fileID,
      line: line)
  }
}

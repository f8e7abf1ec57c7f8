extension ObservableType {
  /// Runs the stream for these closures.
  ///
  /// The subscription lives until the stream ends or it is disposed; keep what is returned in a ``DisposeBag`` or as
  /// a ``ScopedDisposable``. Once the end came, all that the subscription held is let go before `onError` or
  /// `onCompleted` is called; `onDisposed` comes last.
  ///
  /// - Parameters:
  ///   - onNext: called with each element.
  ///   - onError: called if the stream ends with an error. Without it, the error goes to
  ///     ``UnhandledErrors/handler`` with the place of this call.
  ///   - onCompleted: called if the stream completes.
  ///   - onDisposed: called once, when the subscription is over, whatever the reason.
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Subscription {
    let subscription = Subscription()
    let disposed = onDisposed.map { action in
      let stage = subscription.stage()
      stage.hold(AnonymousDisposable(action))
      return stage
    }
    let sink = subscription.stage()
    let place = SourcePlace(fileID: fileID, line: line)
    let onTermination = { (termination: Termination) in
      guard sink.end() else { return }
      switch termination {
      case .completed: onCompleted?()
      case .error(let error):
        if let onError { onError(error) } else { UnhandledErrors.report(error, place) }
      }
      disposed?.end()
    }
    if let onNext {
      return subscribe(Observer(onNext: onNext, onTermination: onTermination), in: subscription)
    }
    return subscribe(Observer(onNext: { _ in }, onTermination: onTermination), in: subscription)
  }
}

extension ObservableConvertibleType {
  /// Runs the stream for an observer, in a subscription that has no stage yet.
  ///
  /// - Returns: the same subscription.
  @discardableResult @inlinable package func subscribe(
    _ observer: Observer<Element>, in subscription: Subscription
  ) -> Subscription {
    let source = asObservable().source
    subscription.start { source(observer, subscription) }
    return subscription
  }
}

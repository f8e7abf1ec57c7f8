extension Operator where Input == Output {
  /// Calls functions beside the stream; see the operator `do` of ``ObservableType``.
  @inlinable public static func `do`(
    onNext: ((Input) throws -> Void)? = nil, afterNext: ((Input) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Operator {
    Operator { observer, subscription in
      onSubscribe?()
      let stage = subscription.passingStage()
      if let onDispose { subscription.hold(callback: onDispose, at: stage.number) }
      // What waits for its turn in the subscription comes when the source has run.
      if let onSubscribed { subscription.runLast(onSubscribed) }
      return Observer(
        onNext: { element in
          do {
            try onNext?(element)
            guard stage.isActive else { return }
            observer.next(element)
            try afterNext?(element)
          } catch {
            stage.end(.error(error), observer.terminal)
          }
        },
        onTermination: { termination in
          guard stage.isActive else { return }
          var termination = termination
          do {
            switch termination {
            case .completed: try onCompleted?()
            case .error(let error): try onError?(error)
            }
          } catch {
            termination = .error(error)
          }
          // `onDispose` comes after what this calls at the end, and so does what is to be called below.
          subscription.postponeCallbacks()
          defer { subscription.resumeCallbacks() }
          guard stage.end() else { return }
          observer.terminal(termination)
          switch termination {
          case .completed: afterCompleted?()
          case .error(let error): afterError?(error)
          }
        })
    }
  }
}

extension ObservableType {
  /// Calls functions beside the stream, whose events pass unchanged.
  ///
  /// For what is not the stream's business: logging, counting, a spinner. What the program is about belongs into
  /// `subscribe`.
  ///
  /// ```
  /// source         -1-2-|
  /// do(onNext: f)  -1-2-|     f(1), f(2), each before the subscriber gets it
  /// ```
  ///
  /// For one element that the source sends and its end, the order is `onSubscribe`, `onNext`, the subscriber's
  /// element, `afterNext`, `onCompleted`, the subscriber's end, `afterCompleted`, `onDispose`.
  ///
  /// - Failure: an error that a function throws takes the event's place and ends the stream.
  /// - Cancellation: `onDispose` is called once, when the subscription is over, whatever the reason.
  ///
  /// - Parameters:
  ///   - onNext: called before an element is passed on.
  ///   - afterNext: called when an element has been passed on.
  ///   - onError: called before an error is passed on.
  ///   - afterError: called when an error has been passed on.
  ///   - onCompleted: called before the completion is passed on.
  ///   - afterCompleted: called when the completion has been passed on.
  ///   - onSubscribe: called before the source runs.
  ///   - onSubscribed: called when the source has run; what it sent at once was passed on before.
  ///   - onDispose: called last.
  /// - Returns: a stream of the same events.
  @inlinable public func `do`(
    onNext: ((Element) throws -> Void)? = nil, afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil, afterError: ((any Error) -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil, afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onSubscribed: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    apply(
      .do(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}

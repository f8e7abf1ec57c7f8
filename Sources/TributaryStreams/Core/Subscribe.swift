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
    let subscriber = Subscriber(onDisposed: onDisposed, at: SourcePlace(fileID: fileID, line: line))
    let onTermination = { subscriber.end($0, onError: onError, onCompleted: onCompleted) }
    if let onNext { return subscribe(Observer(onNext: onNext, onTermination: onTermination), in: subscriber) }
    return subscribe(Observer(onNext: { _ in }, onTermination: onTermination), in: subscriber)
  }

  /// Runs the stream for this closure; an error goes to ``UnhandledErrors/handler`` with the place of this call.
  ///
  /// The everyday case of ``subscribe(onNext:onError:onCompleted:onDisposed:fileID:line:)``, and the one that costs
  /// least: the subscription itself takes the end.
  ///
  /// - Parameters:
  ///   - onNext: called with each element.
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func subscribe(
    onNext: @escaping (Element) -> Void, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Subscription {
    let subscriber = Subscriber(onDisposed: nil, at: SourcePlace(fileID: fileID, line: line))
    return subscribe(Observer(onNext: onNext, onTermination: subscriber.onTermination), in: subscriber)
  }
}

extension ObservableConvertibleType {
  /// Runs the stream for an observer, in a subscription that has no stage yet or the subscriber's own.
  ///
  /// - Returns: the same subscription.
  @discardableResult @inlinable package func subscribe(
    _ observer: Observer<Element>, in subscription: Subscription
  ) -> Subscription {
    // Stage 0 is the subscriber's, also where nobody asked for it: no source must end it by ending itself.
    if subscription.stages == 0 { subscription.stages = 1 }
    let source = asObservable().source
    subscription.start { source(observer, subscription) }
    return subscription
  }
}

/// The subscription of who subscribes with closures.
///
/// One object is the subscription and takes the end, where nobody asks for it. Closures that do are kept by the chain,
/// as all closures are, and not by this object, which the subscriber may keep for long after the end.
@usableFromInline
final class Subscriber: Subscription {
  private let place: SourcePlace

  @usableFromInline init(onDisposed: (() -> Void)?, at place: SourcePlace) {
    self.place = place
    super.init()
    // The stage below the subscriber's own outlives the stream's end: it keeps what is to be told last.
    if let onDisposed { hold(callback: onDisposed, at: 0) }
    stages = 2
  }

  @usableFromInline func onTermination(_ termination: Termination) {
    end(termination, onError: nil, onCompleted: nil)
  }

  @usableFromInline func end(
    _ termination: Termination, onError: ((any Error) -> Void)?, onCompleted: (() -> Void)?
  ) {
    guard live > 1 else { return }
    cut(1)
    // Something that was let go may have disposed this subscription.
    guard live == 1 else { return }
    switch termination {
    case .completed: onCompleted?()
    case .error(let error):
      if let onError { onError(error) } else { UnhandledErrors.report(error, place) }
    }
    dispose()
  }
}

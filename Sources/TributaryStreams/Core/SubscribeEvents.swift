extension ObservableType {
  /// Runs the stream for a closure that takes events as values.
  ///
  /// Where a closure could as well take elements, write what it takes: `subscribe { (event: Event<Int>) in … }`.
  ///
  /// - Parameter on: called with each event.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> Subscription {
    // The closure takes errors too, so that no place is asked for; which is also what makes `subscribe { … }` this
    // form.
    subscribe(onNext: { on(.next($0)) }, onError: { on(.error($0)) }, onCompleted: { on(.completed) })
  }
}

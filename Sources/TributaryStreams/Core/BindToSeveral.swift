extension ObservableType {
  /// Hands each element to several observers, subjects, relays or bindings, in this order; they may be of different
  /// kinds.
  ///
  /// ```swift
  /// title.bind(to: header, log).disposed(by: bag)
  /// ```
  ///
  /// There is one subscription: the source runs once. Those who can end get the end too.
  ///
  /// - Parameters:
  ///   - first: who gets an element first.
  ///   - second: who gets it then.
  ///   - others: who gets it after these.
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func bind(
    to first: any ObserverType<Element>, _ second: any ObserverType<Element>, _ others: any ObserverType<Element>...,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Subscription {
    let place = SourcePlace(fileID: fileID, line: line)
    return bind(toAll: ([first, second] + others).map { $0.asObserver(at: place) })
  }

  /// Hands each element to several observers of optionals, in this order.
  ///
  /// - Parameters:
  ///   - first: who gets an element first.
  ///   - second: who gets it then.
  ///   - others: who gets it after these.
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func bind(
    to first: any ObserverType<Element?>, _ second: any ObserverType<Element?>, _ others: any ObserverType<Element?>...,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Subscription {
    let place = SourcePlace(fileID: fileID, line: line)
    return bind(
      toAll: ([first, second] + others).map { target in
        let observer = target.asObserver(at: place)
        return Observer(onNext: { observer.next($0) }, onTermination: observer.terminal)
      })
  }

  /// Hands this stream to a function, for a binding that is used again and again.
  ///
  /// - Parameter binder: gets this stream.
  /// - Returns: what it returns.
  @inlinable public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Hands this stream, and then an argument, to a curried function.
  ///
  /// - Parameters:
  ///   - binder: gets this stream.
  ///   - curriedArgument: what the function that it returns gets.
  /// - Returns: what that function returns.
  @inlinable public func bind<Argument, Result>(
    to binder: (Self) -> (Argument) -> Result, curriedArgument: Argument
  ) -> Result {
    binder(self)(curriedArgument)
  }

  @inlinable func bind(toAll observers: [Observer<Element>]) -> Subscription {
    let subscription = Subscription()
    let sink = subscription.stage()
    return subscribe(
      Observer(
        onNext: { element in
          for observer in observers where sink.isActive { observer.next(element) }
        },
        onTermination: { termination in
          guard sink.end() else { return }
          for observer in observers { observer.terminal(termination) }
        }), in: subscription)
  }
}

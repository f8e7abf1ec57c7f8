extension Operator {
  /// Joins each element with an object that is not kept alive; ends the whole subscription when the object is gone.
  @inlinable static func owned<Object: AnyObject>(by object: Object) -> Operator where Output == (Object, Input) {
    let owner = Weak(object)
    return Operator { observer, subscription in
      Observer(
        onNext: { element in
          if let object = owner.object { observer.next((object, element)) } else { subscription.dispose() }
        },
        onTermination: { termination in
          if owner.object == nil { subscription.dispose() } else { observer.terminal(termination) }
        })
    }
  }
}

extension ObservableType {
  /// Runs the stream for closures that are handed an object, which is not kept alive.
  ///
  /// When an object listens with its own methods and must not be kept by that.
  ///
  /// ```swift
  /// names.subscribe(with: self, onNext: { owner, name in owner.show(name) }).disposed(by: bag)
  /// ```
  ///
  /// Once the object is gone no closure is called any more, `onDisposed` included, and the subscription ends with the
  /// next event.
  ///
  /// - Parameters:
  ///   - object: what the closures are handed.
  ///   - onNext: called with each element.
  ///   - onError: called if the stream ends with an error. Without it, the error goes to
  ///     ``UnhandledErrors/handler`` with the place of this call.
  ///   - onCompleted: called if the stream completes.
  ///   - onDisposed: called once, when the subscription is over, whatever the reason.
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Subscription {
    let owner = Weak(object)
    return apply(.owned(by: object)).subscribe(
      onNext: onNext.map { action in { action($0.0, $0.1) } }, onError: owner.bind(onError),
      onCompleted: owner.bind(onCompleted), onDisposed: owner.bind(onDisposed), fileID: fileID, line: line)
  }

  /// Calls a closure with an object, which is not kept alive, and each element; an error goes to
  /// ``UnhandledErrors/handler``.
  ///
  /// Once the object is gone nothing is called any more, and the subscription ends with the next event.
  ///
  /// - Parameters:
  ///   - object: what the closure is handed.
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  ///   - onNext: called with each element.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func bind<Object: AnyObject>(
    with object: Object, fileID: StaticString = #fileID, line: UInt = #line,
    onNext: @escaping (Object, Element) -> Void
  ) -> Subscription {
    subscribe(with: object, onNext: onNext, fileID: fileID, line: line)
  }
}

/// Subscribing with methods of an object that is not kept alive, named as `Owner.method`. Once the object is gone none
/// is called any more, and the subscription ends with the next event.
extension ObservableType {
  /// Hands each event to a method of an object, which is not kept alive.
  ///
  /// - Parameters:
  ///   - object: whose method it is.
  ///   - on: the method: `Owner.handle`.
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func subscribe<Object: AnyObject>(
    weak object: Object, _ on: @escaping (Object) -> (Event<Element>) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Subscription {
    subscribe(
      with: object, onNext: { on($0)(.next($1)) }, onError: { on($0)(.error($1)) }, onCompleted: { on($0)(.completed) },
      fileID: fileID, line: line)
  }

  /// Calls methods of an object, which is not kept alive.
  ///
  /// ```swift
  /// names.subscribe(weak: self, onNext: Screen.show, onCompleted: Screen.close).disposed(by: bag)
  /// ```
  ///
  /// - Parameters:
  ///   - object: whose methods they are.
  ///   - onNext: called with each element.
  ///   - onError: called if the stream ends with an error. Without it, the error goes to
  ///     ``UnhandledErrors/handler`` with the place of this call.
  ///   - onCompleted: called if the stream completes.
  ///   - onDisposed: called once, when the subscription is over, whatever the reason.
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func subscribe<Object: AnyObject>(
    weak object: Object, onNext: ((Object) -> (Element) -> Void)? = nil,
    onError: ((Object) -> (any Error) -> Void)? = nil, onCompleted: ((Object) -> () -> Void)? = nil,
    onDisposed: ((Object) -> () -> Void)? = nil, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Subscription {
    subscribe(
      with: object, onNext: onNext.map { method in { method($0)($1) } },
      onError: onError.map { method in { method($0)($1) } },
      onCompleted: onCompleted.map { method in { method($0)() } },
      onDisposed: onDisposed.map { method in { method($0)() } }, fileID: fileID, line: line)
  }

  /// Calls a method of an object, which is not kept alive, with each element.
  ///
  /// - Parameters:
  ///   - object: whose method it is.
  ///   - onNext: the method.
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func subscribeNext<Object: AnyObject>(
    weak object: Object, _ onNext: @escaping (Object) -> (Element) -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Subscription {
    subscribe(weak: object, onNext: onNext, fileID: fileID, line: line)
  }

  /// Calls a method of an object, which is not kept alive, if the stream ends with an error.
  ///
  /// - Parameters:
  ///   - object: whose method it is.
  ///   - onError: the method.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func subscribeError<Object: AnyObject>(
    weak object: Object, _ onError: @escaping (Object) -> (any Error) -> Void
  ) -> Subscription {
    subscribe(weak: object, onError: onError)
  }

  /// Calls a method of an object, which is not kept alive, if the stream completes.
  ///
  /// - Parameters:
  ///   - object: whose method it is.
  ///   - onCompleted: the method.
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func subscribeCompleted<Object: AnyObject>(
    weak object: Object, _ onCompleted: @escaping (Object) -> () -> Void,
    fileID: StaticString = #fileID, line: UInt = #line
  ) -> Subscription {
    subscribe(weak: object, onCompleted: onCompleted, fileID: fileID, line: line)
  }
}

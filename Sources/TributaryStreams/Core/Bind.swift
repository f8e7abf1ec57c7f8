extension ObservableType {
  /// Hands each element to an observer, a subject, a relay or a binding.
  ///
  /// The same as ``subscribe(_:fileID:line:)``, in the word of bindings.
  ///
  /// ```swift
  /// title.map(\.count).bind(to: length).disposed(by: bag)
  /// ```
  ///
  /// - Parameters:
  ///   - target: who gets the elements.
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func bind<Target: ObserverType>(
    to target: Target, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Subscription where Target.Element == Element {
    subscribe(target, fileID: fileID, line: line)
  }

  /// Hands each element to an observer of optionals.
  ///
  /// - Parameters:
  ///   - target: who gets the elements.
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func bind<Target: ObserverType>(
    to target: Target, fileID: StaticString = #fileID, line: UInt = #line
  ) -> Subscription where Target.Element == Element? {
    apply(.map { Optional($0) }).bind(to: target, fileID: fileID, line: line)
  }

  /// Calls a closure with each element; an error goes to ``UnhandledErrors/handler``.
  ///
  /// - Parameters:
  ///   - fileID: the module and file of this call.
  ///   - line: the line of this call.
  ///   - onNext: called with each element.
  /// - Returns: the subscription, which ends with `dispose()`.
  @inlinable public func bind(
    fileID: StaticString = #fileID, line: UInt = #line, onNext: @escaping (Element) -> Void
  ) -> Subscription {
    subscribe(onNext: onNext, fileID: fileID, line: line)
  }
}

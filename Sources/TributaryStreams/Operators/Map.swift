extension Operator {
  /// Passes each element through a function; see ``ObservableType/map(_:)``.
  @inlinable public static func map<Failure: Error>(
    _ transform: @escaping (Input) throws(Failure) -> Output
  ) -> Operator {
    Operator { observer, subscription in
      let stage = subscription.stage()
      return Observer(
        onNext: { element in
          do throws(Failure) {
            observer.next(try transform(element))
          } catch {
            if stage.end() { observer.terminal(.error(error)) }
          }
        },
        onTermination: observer.terminal)
    }
  }
}

extension ObservableType {
  /// Passes each element through a function.
  ///
  /// When each element becomes one other; for none or several see `compactMap` and `flatMap`.
  ///
  /// ```
  /// source   -1--2--3-|
  /// map(×10) -10-20-30|
  /// ```
  ///
  /// - Failure: an error that `transform` throws ends the stream; `transform` is not called again.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func map<Result, Failure: Error>(
    _ transform: @escaping (Element) throws(Failure) -> Result
  ) -> Observable<Result> {
    apply(.map(transform))
  }
}

extension Operator {
  /// Passes each element through a function and drops what becomes nil; see ``ObservableType/compactMap(_:)``.
  @inlinable public static func compactMap<Failure: Error>(
    _ transform: @escaping (Input) throws(Failure) -> Output?
  ) -> Operator {
    Operator { observer, subscription in
      let failure = subscription.failurePath(for: Failure.self, observer.terminal)
      return Observer(
        onNext: { element in
          do throws(Failure) {
            if let result = try transform(element), subscription.isLive { observer.next(result) }
          } catch {
            failure?.fail(error)
          }
        },
        onTermination: observer.terminal)
    }
  }
}

extension ObservableType {
  /// Passes each element through a function and drops what becomes nil.
  ///
  /// When each element becomes one other or none: parsing, casting, unwrapping.
  ///
  /// ```
  /// source           "1"-"x"-"3"-|
  /// compactMap(Int)  1-------3---|
  /// ```
  ///
  /// - Failure: an error that `transform` throws ends the stream; `transform` is not called again.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func compactMap<Result, Failure: Error>(
    _ transform: @escaping (Element) throws(Failure) -> Result?
  ) -> Observable<Result> {
    apply(.compactMap(transform))
  }
}

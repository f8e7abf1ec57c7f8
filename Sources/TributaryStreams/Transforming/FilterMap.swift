/// What ``ObservableType/filterMap(_:)`` does with an element.
public enum FilterMap<Result> {
  /// Passes this on in its place.
  case map(Result)
  /// Drops it.
  case ignore
}

extension FilterMap: Sendable where Result: Sendable {}

extension Operator {
  /// Passes each element through a function, which may drop it; see ``ObservableType/filterMap(_:)``.
  @inlinable public static func filterMap<Failure: Error>(
    _ transform: @escaping (Input) throws(Failure) -> FilterMap<Output>
  ) -> Operator {
    Operator { observer, subscription in
      let stage = subscription.passingStage()
      return Observer(
        onNext: { element in
          do throws(Failure) {
            if case .map(let result) = try transform(element), stage.isActive { observer.next(result) }
          } catch {
            stage.end(.error(error), observer.terminal)
          }
        },
        onTermination: observer.terminal)
    }
  }

  /// Passes on the elements that are of a type; see ``ObservableType/ofType(_:)``.
  @inlinable public static func ofType(_ type: Output.Type = Output.self) -> Operator {
    compactMap { $0 as? Output }
  }
}

extension ObservableType {
  /// Passes each element through a function, which may drop it.
  ///
  /// As `compactMap`, when nil is a result like others.
  ///
  /// ```
  /// source                                                 1-2-3-4-|
  /// filterMap { $0.isOdd ? .ignore : .map($0 * 2) }        --4---8-|
  /// ```
  ///
  /// - Failure: an error that `transform` throws ends the stream; `transform` is not called again.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func filterMap<Result, Failure: Error>(
    _ transform: @escaping (Element) throws(Failure) -> FilterMap<Result>
  ) -> Observable<Result> {
    apply(.filterMap(transform))
  }

  /// Passes on the elements that are of a type, as that type.
  ///
  /// When a stream carries several kinds of things and one is wanted.
  ///
  /// ```
  /// source            1-"a"-2-|     of `any Sendable`
  /// ofType(Int.self)  1-----2-|
  /// ```
  ///
  /// - Complexity: that of the cast, for an element.
  @inlinable public func ofType<Result>(_ type: Result.Type) -> Observable<Result> {
    apply(.ofType(type))
  }
}

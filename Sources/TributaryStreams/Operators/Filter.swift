extension Operator where Input == Output {
  /// Passes on the elements that a function answers with true; see ``ObservableType/filter(_:)``.
  @inlinable public static func filter<Failure: Error>(
    _ isIncluded: @escaping (Input) throws(Failure) -> Bool
  ) -> Operator {
    Operator { observer, subscription in
      let stage = subscription.stage()
      return Observer(
        onNext: { element in
          do throws(Failure) {
            if try isIncluded(element) { observer.next(element) }
          } catch {
            if stage.end() { observer.terminal(.error(error)) }
          }
        },
        onTermination: observer.terminal)
    }
  }
}

extension ObservableType {
  /// Passes on the elements that a function answers with true.
  ///
  /// ```
  /// source       -1-2-3-4-|
  /// filter(even) ---2---4-|
  /// ```
  ///
  /// - Failure: an error that `isIncluded` throws ends the stream; `isIncluded` is not called again.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func filter<Failure: Error>(
    _ isIncluded: @escaping (Element) throws(Failure) -> Bool
  ) -> Observable<Element> {
    apply(.filter(isIncluded))
  }
}

extension Operator {
  /// Turns each element into a stream and passes on the events of the latest; see
  /// ``ObservableType/flatMapLatest(_:)``.
  @inlinable public static func flatMapLatest<Source: ObservableConvertibleType, Failure: Error>(
    _ selector: @escaping (Input) throws(Failure) -> Source
  ) -> Operator where Source.Element == Output {
    flattening(.latest, selector)
  }
}

extension ObservableType {
  /// Turns each element into a stream and passes on the events of the latest; a new one ends the one before.
  ///
  /// When only the newest question's answer matters: search as you type, the selected row's details.
  ///
  /// ```
  /// source                     1-------2----|
  /// flatMapLatest { n--n--n| } 1--1--1-2--2--2|
  /// ```
  ///
  /// - Timing: completes when the source and the latest stream have completed.
  /// - Failure: an error of the source, of the latest stream, or thrown by `selector` ends the stream.
  /// - Complexity: constant for an element of the latest stream, which allocates nothing.
  @inlinable public func flatMapLatest<Source: ObservableConvertibleType, Failure: Error>(
    _ selector: @escaping (Element) throws(Failure) -> Source
  ) -> Observable<Source.Element> {
    apply(.flatMapLatest(selector), by: ChainDepth.run)
  }
}

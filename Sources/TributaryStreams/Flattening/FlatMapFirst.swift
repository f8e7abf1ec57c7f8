extension Operator {
  /// Turns an element into a stream and drops the elements that come while it runs; see
  /// ``ObservableType/flatMapFirst(_:)``.
  @inlinable public static func flatMapFirst<Source: ObservableConvertibleType, Failure: Error>(
    _ selector: @escaping (Input) throws(Failure) -> Source
  ) -> Operator where Source.Element == Output {
    flattening(.first, selector)
  }
}

extension ObservableType {
  /// Turns an element into a stream and passes on its events; elements that come while it runs are dropped.
  ///
  /// When what goes on must not be started twice: a press of "Save" while it saves.
  ///
  /// ```
  /// source                    1--2----3----|
  /// flatMapFirst { n--n--n| } 1--1--1-3--3--3|
  /// ```
  ///
  /// `selector` is not called for an element that is dropped.
  ///
  /// - Timing: completes when the source and the stream that runs have completed.
  /// - Failure: an error of the source, of a stream, or thrown by `selector` ends the stream.
  /// - Buffering: none.
  /// - Complexity: constant for an element of a stream, which allocates nothing.
  ///
  /// - Parameter selector: makes a stream of an element.
  /// - Returns: a stream of the elements of the streams that ran.
  @inlinable public func flatMapFirst<Source: ObservableConvertibleType, Failure: Error>(
    _ selector: @escaping (Element) throws(Failure) -> Source
  ) -> Observable<Source.Element> {
    apply(.flatMapFirst(selector), by: ChainDepth.run)
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Passes on the events of the latest of the streams that this stream brings.
  ///
  /// When what to listen to changes: the connection of the moment, the events of the selected document.
  ///
  /// ```
  /// source              a-------b----|
  ///   a                 1--1--1--1
  ///   b                         -2--2|
  /// switchLatest()      1--1--1--2--2|
  /// ```
  ///
  /// As ``flatMapLatest(_:)`` with streams as they come.
  ///
  /// - Timing: completes when this stream and the latest that it brought have completed.
  /// - Failure: an error of this stream, or of the latest, ends the stream.
  /// - Complexity: constant for an element, which allocates nothing.
  ///
  /// - Returns: a stream of the elements of the latest stream.
  @inlinable public func switchLatest() -> Observable<Element.Element> {
    flatMapLatest { $0 }
  }
}

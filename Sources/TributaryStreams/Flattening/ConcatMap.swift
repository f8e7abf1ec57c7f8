extension Operator {
  /// Turns each element into a stream and runs one after the other; see ``ObservableType/concatMap(_:)``.
  @inlinable public static func concatMap<Source: ObservableConvertibleType, Failure: Error>(
    _ selector: @escaping (Input) throws(Failure) -> Source
  ) -> Operator where Source.Element == Output {
    flattening(.queue(atOnce: 1), selector)
  }
}

extension ObservableType {
  /// Turns each element into a stream and passes on the events of one after the other, in order.
  ///
  /// When all have to be done, and in order: uploads, writes to a file.
  ///
  /// ```
  /// source                  1-2------|
  /// concatMap { n--n--n| }  1--1--12--2--2|
  /// ```
  ///
  /// `selector` is called when an element's stream is to run, not when the element comes. A stream that sends by
  /// itself, such as a subject, is heard only from then on.
  ///
  /// - Timing: completes when the source and all streams have completed.
  /// - Failure: the first error, of the source, of a stream, or thrown by `selector`, ends the stream and drops what
  ///   waits.
  /// - Buffering: the elements that wait for their turn, without a limit.
  /// - Complexity: constant for an element of a stream, which allocates nothing; any number of streams that end at once
  ///   takes constant stack.
  ///
  /// - Parameter selector: makes a stream of an element.
  /// - Returns: a stream of the elements of all streams, in order.
  @inlinable public func concatMap<Source: ObservableConvertibleType, Failure: Error>(
    _ selector: @escaping (Element) throws(Failure) -> Source
  ) -> Observable<Source.Element> {
    apply(.concatMap(selector), by: ChainDepth.run)
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Passes on the events of the streams that this stream brings, of one after the other, in order.
  ///
  /// ```
  /// source    a--b---|
  ///   a       1---1|
  ///   b            2-2|
  /// concat()  1---12-2|
  /// ```
  ///
  /// As ``concatMap(_:)`` with streams as they come.
  ///
  /// - Timing: completes when this stream and all that it brought have completed.
  /// - Failure: the first error ends the stream.
  /// - Buffering: the streams that wait for their turn, without a limit.
  ///
  /// - Returns: a stream of the elements of all streams, in order.
  @inlinable public func concat() -> Observable<Element.Element> {
    concatMap { $0 }
  }

  /// Passes on the events of the streams that this stream brings, of so many at the same time.
  ///
  /// When there is much to do and something that it must not all weigh on at once: ten downloads, three at a time.
  ///
  /// ```
  /// source                   abc------|
  ///   a                      1---1|
  ///   b                       2----2|
  ///   c                           3--3|
  /// merge(maxConcurrent: 2)  12--132-3|
  /// ```
  ///
  /// Those that are too many wait for their turn, in the order in which they came; a subject that waits is not heard.
  ///
  /// - Timing: completes when this stream and all that it brought have completed.
  /// - Failure: the first error ends the stream and drops what waits.
  /// - Buffering: the streams that wait for their turn, without a limit.
  /// - Complexity: constant for an element, which allocates nothing.
  ///
  /// - Parameter maxConcurrent: how many may run at the same time; less than 1 counts as 1.
  /// - Returns: a stream of the elements of all streams.
  @inlinable public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    apply(.flattening(.queue(atOnce: max(maxConcurrent, 1))) { $0 }, by: ChainDepth.run)
  }
}

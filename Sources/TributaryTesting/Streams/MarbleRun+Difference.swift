public import TributaryStreams

/// A run compared with a picture.
extension MarbleRun {
  /// Runs a stream and compares what it brings with a picture; elements count by the first character of their
  /// description, or as `?` where there is none or it is a sign of the grammar.
  ///
  /// ```swift
  /// #expect(try run.difference(from: "-----2-----(3|)") { source.debounce(.milliseconds(30)) } == nil)
  /// ```
  ///
  /// In XCTest it is `XCTAssertNil(try run.difference(…) { … })`.
  ///
  /// - Parameters:
  ///   - picture: what is expected.
  ///   - duration: how long the run goes on.
  ///   - stream: makes the stream, inside the run.
  /// - Returns: where the two part, or nil if they are the same.
  /// - Throws: a ``Marbles/Mistake`` in `picture`.
  public func difference<Stream: ObservableConvertibleType>(
    from picture: String, for duration: Duration = .seconds(10), of stream: () -> Stream
  ) throws(Marbles.Mistake) -> MarbleDifference? {
    let expected = try Marbles(picture).events(column: column)
    let actual = events(for: duration, of: stream).map { record in
      Recorded(column * Int(record.time / column), record.event.map { Marbles.character(of: $0) })
    }
    return MarbleDifference(expected: expected, actual: actual) { Marbles($0, column: column) }
  }

  /// Runs a stream and compares what it brings, by `==` and to the nanosecond, with a picture whose words a dictionary
  /// gives values to.
  ///
  /// - Parameters:
  ///   - picture: what is expected.
  ///   - values: what each word stands for.
  ///   - duration: how long the run goes on.
  ///   - stream: makes the stream, inside the run.
  /// - Returns: where the two part, or nil if they are the same.
  /// - Throws: a ``Marbles/Mistake`` in `picture`.
  public func difference<Stream: ObservableConvertibleType>(
    from picture: String, _ values: [String: Stream.Element], for duration: Duration = .seconds(10),
    of stream: () -> Stream
  ) throws(Marbles.Mistake) -> MarbleDifference? where Stream.Element: Equatable {
    let expected = try Marbles(picture).events(column: column, values: values)
    return MarbleDifference(expected: expected, actual: events(for: duration, of: stream)) {
      Marbles($0, column: column, values: values)
    }
  }
}

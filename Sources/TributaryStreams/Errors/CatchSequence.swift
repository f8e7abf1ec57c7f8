extension Observable {
  /// Runs streams one after the other until one does not fail.
  ///
  /// When there are several ways to get something: a cache, then a mirror, then the origin.
  ///
  /// ```
  /// a                         -1-#
  /// b                         -2-|
  /// c                         -3-|
  /// catch(sequence: a, b, c)  -1--2-|
  /// ```
  ///
  /// A stream is asked for when it is to run, so a sequence may be lazy or endless. Without any the result completes.
  ///
  /// - Failure: the last stream's error passes.
  /// - Complexity: constant for an element; any number of streams takes constant stack and memory.
  @inlinable public static func `catch`<Sources: Sequence>(
    sequence sources: Sources
  ) -> Observable where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    Observable { observer, subscription in
      var iterator = sources.makeIterator()
      Concatenation(observer, subscription, after: .error) { iterator.next().map { ($0.asObservable(), false) } }
        .runNext()
    }
  }
}

extension Operator where Output == Int {
  /// Counts the elements; see ``ObservableType/count()``.
  @inlinable public static func count() -> Operator {
    reduce(0) { count, _ in count &+ 1 }
  }

  /// Counts the elements that a function answers with true; see `ObservableType.count`.
  @inlinable public static func count<Failure: Error>(
    _ predicate: @escaping (Input) throws(Failure) -> Bool
  ) -> Operator {
    reduce(0) { (count, element) throws(Failure) in try predicate(element) ? count &+ 1 : count }
  }
}

extension ObservableType {
  /// Passes on how many elements there were, when the source completes.
  ///
  /// When how many matters, and not which.
  ///
  /// ```
  /// source   7-8-9-|
  /// count()  ------(3|)
  /// ```
  ///
  /// - Failure: an error of the source passes, without a count.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func count() -> Observable<Int> {
    apply(.count())
  }

  /// Passes on how many elements a function answered with true, when the source completes.
  ///
  /// ```
  /// source        7-8-9-|
  /// count(isOdd)  ------(2|)
  /// ```
  ///
  /// - Failure: an error of the source or of `predicate` ends the stream, without a count.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func count<Failure: Error>(
    _ predicate: @escaping (Element) throws(Failure) -> Bool
  ) -> Observable<Int> {
    apply(.count(predicate))
  }
}

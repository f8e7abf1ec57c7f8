extension Operator {
  /// Passes on all elements as one array, when the source completes.
  ///
  /// When all is needed at once, and it is known to end.
  ///
  /// ```
  /// source     1-2-3-|
  /// toArray()  ------([1, 2, 3]|)
  /// ```
  ///
  /// A source without elements gives an empty array.
  ///
  /// - Failure: an error passes at once, and the elements are dropped.
  /// - Buffering: all elements.
  /// - Complexity: amortised constant for an element.
  @inlinable public static func toArray() -> Operator where Output == [Input] {
    Operator { observer, subscription in
      let stage = subscription.stage()
      let all = Collected<Input>()
      return Observer(
        onNext: all.append,
        onTermination: { stage.end(observer, $0, after: all.take()) })
    }
  }

  /// Passes on all elements as one sorted array, when the source completes.
  ///
  /// ```
  /// source                 2-3-1-|
  /// toSortedArray(by: >)   ------([3, 2, 1]|)
  /// ```
  ///
  /// Elements of which neither comes before the other stay in the order in which they came.
  ///
  /// - Failure: an error of the source or of the function ends the stream, and the elements are dropped.
  /// - Buffering: all elements.
  /// - Complexity: amortised constant for an element, then one sort.
  ///
  /// - Parameter areInIncreasingOrder: whether the first comes before the second.
  /// - Returns: the operator.
  @inlinable public static func toSortedArray(
    by areInIncreasingOrder: @escaping (Input, Input) throws -> Bool
  ) -> Operator where Output == [Input] {
    Operator { observer, subscription in
      let stage = subscription.stage()
      let all = Collected<Input>()
      return Observer(
        onNext: all.append,
        onTermination: { termination in
          stage.end(observer, termination, afterResultOf: { try all.take().sorted(by: areInIncreasingOrder) })
        })
    }
  }

  /// Passes on all elements as one sorted array, when the source completes; the least comes first, or the greatest.
  ///
  /// ```
  /// source           2-3-1-|
  /// toSortedArray()  ------([1, 2, 3]|)
  /// ```
  ///
  /// - Failure: an error passes at once, and the elements are dropped.
  /// - Buffering: all elements.
  /// - Complexity: amortised constant for an element, then one sort.
  ///
  /// - Parameter order: what comes first.
  /// - Returns: the operator.
  @inlinable public static func toSortedArray(
    _ order: SortingOrder = .ascending
  ) -> Operator where Input: Comparable, Output == [Input] {
    switch order {
    case .ascending: toSortedArray(by: <)
    case .descending: toSortedArray(by: >)
    }
  }
}

/// What comes first in a sorted array.
public enum SortingOrder: Hashable, Sendable {
  /// The least.
  case ascending
  /// The greatest.
  case descending
}

extension Operator where Input == Output {
  /// Drops the first elements; see ``ObservableType/skip(_:)``.
  @inlinable public static func skip(_ count: Int) -> Operator {
    precondition(count >= 0, "skip(\(count)): a count of elements cannot be negative; pass 0 or more.")
    return Operator { observer, _ in
      let rest = Memory(count)
      return Observer(
        onNext: { element in
          if rest.value == 0 { observer.next(element) } else { rest.value &-= 1 }
        },
        onTermination: observer.terminal)
    }
  }
}

extension ObservableType {
  /// Drops the first elements.
  ///
  /// When the first ones are known to be of no interest: the value that a relay has at the start.
  ///
  /// ```
  /// source   1-2-3-4-|
  /// skip(2)  ----3-4-|
  /// ```
  ///
  /// A negative count is refused.
  ///
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func skip(_ count: Int) -> Observable<Element> {
    apply(.skip(count))
  }
}

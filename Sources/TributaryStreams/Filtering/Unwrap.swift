extension Operator {
  /// Drops nil; see ``ObservableType/unwrap()``.
  @inlinable public static func unwrap() -> Operator where Input == Output? {
    compactMap { $0 }
  }
}

extension ObservableType {
  /// Drops nil and strips one layer of optional.
  ///
  /// When nil only says that there is nothing yet: a selection, a value that is still to be loaded.
  ///
  /// ```
  /// source    1-nil-3-nil-|
  /// unwrap()  1-----3-----|
  /// ```
  ///
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func unwrap<Wrapped>() -> Observable<Wrapped> where Element == Wrapped? {
    apply(.unwrap())
  }
}

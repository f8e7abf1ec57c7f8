extension Operator where Input == Output {
  /// Drops the first elements; see ``ObservableType/skip(_:)``.
  @inlinable public static func skip(_ count: Int) -> Operator {
    Operator { observer, _ in
      let rest = Memory(count)
      return Observer(
        onNext: { element in
          if rest.value <= 0 { observer.next(element) } else { rest.value &-= 1 }
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
  /// A negative count counts as 0.
  ///
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func skip(_ count: Int) -> Observable<Element> {
    apply(.skip(count))
  }
}

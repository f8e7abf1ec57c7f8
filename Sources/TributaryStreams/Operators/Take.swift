extension Operator where Input == Output {
  /// Passes on the first elements, then completes; see ``ObservableType/take(_:)``.
  @inlinable public static func take(_ count: Int) -> Operator {
    precondition(count >= 0, "take(\(count)): a count of elements cannot be negative; pass 0 or more.")
    return Operator { observer, subscription in
      let stage = subscription.stage()
      var rest = count
      if rest == 0, stage.end() { observer.terminal(.completed) }
      return Observer(
        onNext: { element in
          guard rest > 0 else { return }
          rest -= 1
          guard rest == 0 else { return observer.next(element) }
          // Upstream goes before the last element is handed on, and nothing can come in between.
          guard stage.end() else { return }
          observer.next(element)
          observer.terminal(.completed)
        },
        onTermination: observer.terminal)
    }
  }
}

extension ObservableType {
  /// Passes on the first elements, then completes and lets its source go.
  ///
  /// ```
  /// source   1-2-3-4-|
  /// take(2)  1-(2|)
  /// ```
  ///
  /// A count of 0 completes at once and never runs the source; a negative count is refused.
  ///
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func take(_ count: Int) -> Observable<Element> {
    apply(.take(count))
  }
}

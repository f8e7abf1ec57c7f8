extension Operator where Input == Bool, Output == Bool {
  /// Passes on whether all elements are true, and completes.
  ///
  /// When all must agree: each check of a form, each test of a run.
  ///
  /// ```
  /// source  true-true-|           true-false-true-|    |
  /// and()   ----------(true|)     -----(false|)        |
  /// ```
  ///
  /// The first false decides, and the source is let go; true comes when the source completes. A source without elements
  /// gives none.
  ///
  /// - Failure: an error passes as long as nothing is decided.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public static func and() -> Operator {
    and(needing: 1)
  }

  /// As ``and()``; there is no answer unless so many elements were true.
  @inlinable static func and(needing count: Int) -> Operator {
    Operator { observer, subscription in
      let stage = subscription.stage()
      let missing = Memory(count)
      return Observer(
        onNext: { element in
          if element { missing.value -= 1 } else { stage.complete(observer, with: false) }
        },
        onTermination: { stage.end(observer, $0, after: missing.value > 0 ? nil : true) })
    }
  }
}

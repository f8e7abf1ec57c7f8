extension Operator where Output == Input? {
  /// Passes on the first element and completes; nil if there is none.
  ///
  /// When one is enough, and none is an answer.
  ///
  /// ```
  /// source   --1-2-3-|     |
  /// first()  --(1|)        (nil|)
  /// ```
  ///
  /// The source is let go before the element is handed on, so that there is never a second one.
  ///
  /// - Failure: an error before the first element passes.
  /// - Complexity: constant; nothing is allocated.
  @inlinable public static func first() -> Operator {
    Operator { observer, subscription in
      let stage = subscription.stage()
      return Observer(
        onNext: { stage.complete(observer, with: $0) },
        onTermination: { stage.end(observer, $0, after: .some(nil)) })
    }
  }

  /// Passes on the last element when the source completes; nil if there is none.
  ///
  /// When only the outcome matters, and none is an answer.
  ///
  /// ```
  /// source  --1-2-3-|     |
  /// last()  --------(3|)  (nil|)
  /// ```
  ///
  /// To get nothing instead of nil, use `takeLast(1)`.
  ///
  /// - Failure: an error passes at once, and the element is dropped.
  /// - Buffering: one element.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public static func last() -> Operator {
    Operator { observer, subscription in
      let stage = subscription.stage()
      let last = Memory<Input?>(nil)
      return Observer(
        onNext: { last.value = $0 },
        onTermination: { stage.end(observer, $0, after: .some(last.value)) })
    }
  }
}

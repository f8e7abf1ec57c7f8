extension Operator where Input == Output {
  /// Passes on the first elements, then completes; see ``ObservableType/take(_:)``.
  @inlinable public static func take(_ count: Int) -> Operator {
    Operator { observer, subscription in
      let stage = subscription.passingStage()
      let rest = Memory(count)
      if count <= 0 { stage.end(.completed, observer.terminal) }
      return Observer(
        onNext: { element in
          guard rest.value > 1 else { return stage.complete(observer, with: element) }
          rest.value &-= 1
          observer.next(element)
        },
        onTermination: observer.terminal)
    }
  }
}

extension ObservableType {
  /// Passes on the first elements, then completes and lets its source go.
  ///
  /// When so many are enough, or what is endless is to end.
  ///
  /// ```
  /// source   1-2-3-4-|
  /// take(2)  1-(2|)
  /// ```
  ///
  /// A count of 0 completes at once and never runs the source; a negative count counts as 0.
  ///
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func take(_ count: Int) -> Observable<Element> {
    apply(.take(count))
  }
}

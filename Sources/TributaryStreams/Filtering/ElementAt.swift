extension Operator where Input == Output {
  /// Passes on the element with a number, from 0, and completes; see ``ObservableType/element(at:)``.
  @inlinable public static func element(at index: Int) -> Operator {
    Operator { observer, subscription in
      let stage = subscription.stage()
      let rest = Memory(index)
      if index < 0 { stage.end(.error(RxError.argumentOutOfRange), observer.terminal) }
      return Observer(
        onNext: { element in
          guard rest.value > 0 else { return stage.complete(observer, with: element) }
          rest.value &-= 1
        },
        onTermination: { termination in
          guard stage.end() else { return }
          if case .completed = termination {
            observer.terminal(.error(RxError.argumentOutOfRange))
          } else {
            observer.terminal(termination)
          }
        })
    }
  }
}

extension ObservableType {
  /// Passes on the element with a number, from 0, and completes.
  ///
  /// When the place is known, and an element that is missing is a mistake.
  ///
  /// ```
  /// source          1-2-3-4-|     1-2-|
  /// element(at: 2)  ----(3|)      ----#
  /// ```
  ///
  /// - Failure: ``RxError/argumentOutOfRange`` if the source completes before, and at once, without running the source,
  ///   for a negative number.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func element(at index: Int) -> Observable<Element> {
    apply(.element(at: index))
  }
}

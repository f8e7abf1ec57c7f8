extension Operator where Input == Output {
  /// Puts elements before all others; see ``ObservableType/startWith(_:)``.
  @inlinable public static func startWith(_ elements: Input...) -> Operator {
    startWith(contentsOf: elements)
  }

  @inlinable static func startWith(contentsOf elements: [Input]) -> Operator {
    Operator { observer, subscription in
      let place = subscription.placeOfSource
      for element in elements {
        guard place.isActive else { break }
        observer.next(element)
      }
      return observer
    }
  }
}

extension ObservableType {
  /// Puts elements before all others.
  ///
  /// When something has to be there before the first event: a first state, a first "loading".
  ///
  /// ```
  /// source        --1-2-|
  /// startWith(0)  0-1-2-|
  /// ```
  ///
  /// What comes last in the chain is first in the result: `startWith(1).startWith(2)` starts with 2, 1.
  ///
  /// - Timing: the elements come at once, inside `subscribe`, before the source runs. If the subscriber leaves
  ///   meanwhile, the source never runs.
  /// - Complexity: constant for an element of the source, which passes untouched. Any number in a row takes constant
  ///   stack.
  @inlinable public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    // Many in a row are one row, which takes constant stack.
    guard source.row == nil, source.depth < 32 else { return .concat(.from(elements), source) }
    return source.apply(.startWith(contentsOf: elements))
  }
}

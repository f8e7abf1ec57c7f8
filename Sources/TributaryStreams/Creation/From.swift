extension Observable {
  /// The stream of a sequence's elements, which are taken one by one while somebody listens.
  ///
  /// An endless sequence is fine: `Observable.from(1...).take(3)` stops inside `subscribe`.
  ///
  /// ```
  /// from([1, 2, 3])  123|
  /// ```
  ///
  /// - Complexity: linear in the elements taken; nothing is allocated for an element.
  @inlinable public static func from<Elements: Sequence>(
    _ elements: Elements
  ) -> Observable where Elements.Element == Element {
    Observable { observer, subscription in
      let stage = subscription.stage()
      for element in elements {
        guard stage.isActive else { return }
        observer.next(element)
      }
      if stage.end() { observer.terminal(.completed) }
    }
  }

  /// The stream of the elements given.
  ///
  /// ```
  /// of(1, 2, 3)  123|
  /// ```
  @inlinable public static func of(_ elements: Element...) -> Observable {
    from(elements)
  }
}

extension Observable {
  /// The stream of a sequence's elements, which are taken one by one while somebody listens.
  ///
  /// An endless sequence is fine: `Observable.from(1...).take(3)` stops inside `subscribe`, and no element is asked for
  /// that nobody wants.
  ///
  /// ```
  /// from(stride(from: 1, to: 7, by: 2))  (135|)
  /// ```
  ///
  /// - Complexity: linear in the elements taken; nothing is allocated for an element.
  @inlinable public static func from<Elements: Sequence>(
    _ elements: Elements
  ) -> Observable where Elements.Element == Element {
    Observable { observer, subscription in
      let stage = subscription.stage()
      var iterator = elements.makeIterator()
      while stage.isActive, let element = iterator.next() {
        guard stage.isActive else { return }
        observer.next(element)
      }
      stage.end(.completed, observer.terminal)
    }
  }

  /// The stream of a collection's elements, which are taken one by one while somebody listens.
  ///
  /// ```
  /// from([1, 2, 3])  (123|)
  /// ```
  ///
  /// A collection knows which element is its last: the stream is over when that one is handed on.
  ///
  /// - Complexity: linear in the elements taken; nothing is allocated for an element.
  @inlinable public static func from<Elements: Collection>(
    _ elements: Elements
  ) -> Observable where Elements.Element == Element {
    Observable { observer, subscription in
      subscription.stage().complete(observer, withContentsOf: elements)
    }
  }

  /// The stream of an optional's value, if there is one.
  ///
  /// ```
  /// from(optional: 1)    (1|)
  /// from(optional: nil)  |
  /// ```
  @inlinable public static func from(optional element: Element?) -> Observable {
    if let element { just(element) } else { empty() }
  }

  /// The stream of the elements given.
  ///
  /// ```
  /// of(1, 2, 3)  (123|)
  /// ```
  @inlinable public static func of(_ elements: Element...) -> Observable {
    from(elements)
  }
}

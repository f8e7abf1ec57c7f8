extension Observable {
  /// The endless stream of one element.
  ///
  /// ```
  /// repeatElement(1).take(3)  (111|)
  /// ```
  ///
  /// All of it comes at once, inside `subscribe`, until the subscriber leaves: what comes after it in the chain must do
  /// so, as `take` does.
  ///
  /// - Complexity: constant stack and memory; nothing is allocated for an element.
  @inlinable public static func repeatElement(_ element: Element) -> Observable {
    Observable { observer, subscription in
      let stage = subscription.stage()
      while stage.isActive { observer.next(element) }
    }
  }
}

extension Observable where Element: FixedWidthInteger {
  /// The stream of consecutive integers.
  ///
  /// ```
  /// range(start: 3, count: 4)  3456|
  /// ```
  ///
  /// A negative count, and a range that goes past the type's greatest number, are refused.
  ///
  /// - Complexity: linear in the elements taken; nothing is allocated for an element.
  @inlinable public static func range(start: Element, count: Int) -> Observable {
    precondition(
      count >= 0, "range(start:count:): a count of elements cannot be negative, as \(count) is; pass 0 or more.")
    let room = Element.Magnitude(truncatingIfNeeded: Element.max) &- Element.Magnitude(truncatingIfNeeded: start)
    precondition(
      count == 0 || count - 1 <= room,
      "range(start: \(start), count: \(count)) goes past \(Element.max), its type's greatest number; pass a smaller count."
    )
    return Observable { observer, subscription in
      let stage = subscription.stage()
      var element = start
      for _ in 0..<count {
        guard stage.isActive else { return }
        observer.next(element)
        element &+= 1
      }
      if stage.end() { observer.terminal(.completed) }
    }
  }
}

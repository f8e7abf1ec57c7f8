extension Observable where Element: FixedWidthInteger {
  /// The stream of consecutive integers.
  ///
  /// ```
  /// range(start: 3, count: 4)  (3456|)
  /// ```
  ///
  /// A negative count counts as 0.
  ///
  /// - Failure: ``RxError/overflow``, at once and without an element, if the range goes past the type's greatest
  ///   number.
  /// - Complexity: linear in the elements taken; nothing is allocated for an element.
  @inlinable public static func range(start: Element, count: Int) -> Observable {
    guard count > 0 else { return empty() }
    let room = Element.Magnitude(truncatingIfNeeded: Element.max) &- Element.Magnitude(truncatingIfNeeded: start)
    guard count - 1 <= room else { return error(RxError.overflow) }
    return Observable { observer, subscription in
      let stage = subscription.stage()
      var element = start
      for _ in 1..<count {
        guard stage.isActive else { return }
        observer.next(element)
        element &+= 1
      }
      stage.complete(observer, with: element)
    }
  }
}

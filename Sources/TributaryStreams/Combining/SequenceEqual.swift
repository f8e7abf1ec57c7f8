extension ObservableType {
  /// Says whether two streams bring the same elements in the same order, and then complete.
  ///
  /// When two ways must lead to the same: a stored run and a new one.
  ///
  /// ```
  /// source                1--2-3-|
  /// second                -1-2----3--|
  /// sequenceEqual(second) -----------(t|)     t is true
  /// ```
  ///
  /// - Timing: one element, as soon as it is known: false at the first difference, or when one stream has an element
  ///   more than the other had; true when both have completed.
  /// - Failure: an error of either stream, or thrown by `areEqual`, ends the stream.
  /// - Buffering: the elements that one stream is ahead of the other, without a limit.
  /// - Complexity: amortised constant for an element.
  ///
  /// - Parameters:
  ///   - second: the other stream.
  ///   - areEqual: says whether two elements are the same; the first is this stream's.
  /// - Returns: a stream of one Bool.
  @inlinable public func sequenceEqual<Second: ObservableConvertibleType, Failure: Error>(
    _ second: Second, by areEqual: @escaping (Element, Second.Element) throws(Failure) -> Bool
  ) -> Observable<Bool> {
    let first = asObservable()
    return Observable<Bool>(above: first.depth) { observer, subscription in
      let join = Join(observer.terminal, subscription.stage())
      let (left, right) = (ElementQueue<Element>(), ElementQueue<Second.Element>())
      let isOver = Memory((left: false, right: false))
      let decide = { (result: Bool) in
        join.isExhausted = true
        join.emit(result, to: observer)
      }
      let compare = { (one: Element, other: Second.Element) in
        do throws(Failure) {
          if try !areEqual(one, other) { decide(false) }
        } catch {
          join.terminate(.error(error), observer.terminal)
        }
      }
      join.run(
        first,
        onNext: { element in
          if !right.isEmpty { return compare(element, right.removeFirst()) }
          if isOver.value.right { decide(false) } else { left.append(element) }
        },
        onCompleted: {
          isOver.value.left = true
          if !right.isEmpty || isOver.value.right { decide(left.isEmpty && right.isEmpty) }
          return false
        })
      join.run(
        second.asObservable(),
        onNext: { element in
          if !left.isEmpty { return compare(left.removeFirst(), element) }
          if isOver.value.left { decide(false) } else { right.append(element) }
        },
        onCompleted: {
          isOver.value.right = true
          if !left.isEmpty || isOver.value.left { decide(left.isEmpty && right.isEmpty) }
          return false
        })
    }
  }

  /// Says whether two streams bring equal elements in the same order, and then complete.
  ///
  /// As ``sequenceEqual(_:by:)`` with `==`.
  ///
  /// - Parameter second: the other stream.
  /// - Returns: a stream of one Bool.
  @inlinable public func sequenceEqual<Second: ObservableConvertibleType>(
    _ second: Second
  ) -> Observable<Bool> where Second.Element == Element, Element: Equatable {
    sequenceEqual(second, by: { $0 == $1 })
  }
}

extension Operator where Input == Output {
  /// Passes on the last elements when the source completes; see ``ObservableType/takeLast(_:)``.
  @inlinable public static func takeLast(_ count: Int) -> Operator {
    Operator { observer, subscription in
      let stage = subscription.stage()
      let last = ElementQueue<Input>()
      return Observer(
        onNext: { element in
          guard count > 0 else { return }
          // The one that leaves is kept until the queue is in order again: its `deinit` is foreign code.
          let former = last.count == count ? last.removeFirst() : nil
          last.append(element)
          withExtendedLifetime(former) {}
        },
        onTermination: { termination in
          if case .completed = termination {
            while stage.isActive, last.count > 1 { observer.next(last.removeFirst()) }
          }
          stage.end(observer, termination, after: last.isEmpty ? nil : last.removeFirst())
        })
    }
  }
}

extension ObservableType {
  /// Passes on the last elements when the source completes.
  ///
  /// When only how it ended matters: the last lines of a log.
  ///
  /// ```
  /// source       1-2-3-4-|
  /// takeLast(2)  --------(34|)
  /// ```
  ///
  /// A negative count counts as 0, and then the source only runs to its end.
  ///
  /// - Failure: an error passes at once, and the elements are dropped.
  /// - Buffering: the last `count` elements that came; nothing is allocated ahead, so any count is fine.
  /// - Complexity: amortised constant for an element.
  @inlinable public func takeLast(_ count: Int) -> Observable<Element> {
    apply(.takeLast(count))
  }
}

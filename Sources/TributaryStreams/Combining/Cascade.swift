extension Observable {
  /// Passes on the elements of the leftmost stream until a later one brings an element, then of that one, for good.
  ///
  /// When sources get better one after the other, and there is no way back: a placeholder, what is in the cache, what
  /// the server says.
  ///
  /// ```
  /// a               1--2---3---|
  /// b               ----4---5-6-7|
  /// c               ---------8---9|
  /// cascade(a,b,c)  1--24---58---9|
  /// ```
  ///
  /// All are subscribed at the start, in order. A stream that brings an element lets those before it go.
  ///
  /// - Timing: completes when the stream of the moment and all after it have completed.
  /// - Failure: an error of the stream of the moment, or of one after it, ends the stream.
  /// - Complexity: constant for an element; nothing is allocated.
  ///
  /// - Parameter observables: the streams, the least wanted first.
  /// - Returns: a stream of the elements of the last that brought any.
  @inlinable public static func cascade<Sources: Sequence>(
    _ observables: Sources
  ) -> Observable where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    Observable { observer, subscription in
      let observables = Array(observables)
      let stage = subscription.stage()
      let contenders = Contenders(observables.count, of: stage)
      stage.hold(contenders)
      let current = Memory(0)
      let delivery = Delivery(stage)
      let complete = {
        if contenders.count == 0 { delivery.terminate(.completed, observer.terminal) }
      }
      for (index, source) in observables.enumerated() {
        guard let inner = contenders[index] else { continue }
        source.asObservable().runInner(
          in: inner, of: stage,
          onNext: { element in
            if index > current.value {
              let former = current.value
              current.value = index
              contenders.letGo(former..<index)
              guard stage.isActive else { return }
            }
            // What comes in from inside that letting go may have gone on to a later one.
            if index == current.value { delivery.next(element, to: observer) }
          },
          onTermination: { termination in
            contenders.remove(index)
            if case .completed = termination { complete() } else { delivery.terminate(termination, observer.terminal) }
          })
      }
      complete()
    }
  }
}

extension ObservableType {
  /// Passes on this stream's elements until one of the others brings an element, then those of that one, for good.
  ///
  /// ```
  /// source        1--2---3---|
  /// b             ----4---5|
  /// cascade([b])  1--24---5|
  /// ```
  ///
  /// As ``Observable/cascade(_:)->Observable<Element>`` with this stream as the leftmost.
  ///
  /// - Parameter next: the streams that may take over, the least wanted first.
  /// - Returns: a stream of the elements of the last that brought any.
  @inlinable public func cascade<Sources: Sequence>(
    _ next: Sources
  ) -> Observable<Element> where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    .cascade([asObservable()] + next.map { $0.asObservable() })
  }
}

extension Operator where Input == Output {
  /// Passes on what comes before another stream's first element; see ``ObservableType/take(until:)``.
  @inlinable public static func take<Other: ObservableConvertibleType>(until other: Other) -> Operator {
    Operator { observer, subscription in
      let stage = subscription.stage()
      let delivery = Delivery(stage)
      let end = { (termination: Termination) in
        delivery.terminate(termination, observer.terminal)
      }
      other.asObservable().runInner(
        of: stage, onNext: { _ in end(.completed) },
        onTermination: { termination in
          if case .error = termination { end(termination) }
        })
      return Observer(
        // The other stream may end this one while an element is on its way.
        onNext: { delivery.next($0, to: observer) },
        onTermination: end)
    }
  }

  /// Drops what comes before another stream's first element; see ``ObservableType/skip(until:)``.
  @inlinable public static func skip<Other: ObservableConvertibleType>(until other: Other) -> Operator {
    // Once it is open, nothing closes it.
    pausable(other.asObservable().take(1).map { _ in true })
  }
}

extension ObservableType {
  /// Passes on elements until another stream brings an element, then completes.
  ///
  /// When something says that it is over: a view that goes, a press of "Stop".
  ///
  /// ```
  /// source              1-2-3-4-|
  /// other               -----x
  /// take(until: other)  1-2-3|
  /// ```
  ///
  /// The other stream is subscribed first; if it brings an element at once, the source never runs.
  ///
  /// - Timing: completes with the source or at the other stream's first element; a completion of the other stream means
  ///   nothing.
  /// - Failure: an error of either stream ends the stream.
  /// - Complexity: constant for an element; nothing is allocated.
  ///
  /// - Parameter other: what ends the stream.
  /// - Returns: a stream of the elements before that.
  @inlinable public func take<Other: ObservableConvertibleType>(until other: Other) -> Observable<Element> {
    apply(.take(until: other))
  }

  /// Drops elements until another stream brings an element.
  ///
  /// ```
  /// source              1-2-3-4-|
  /// other               ---x
  /// skip(until: other)  ----3-4-|
  /// ```
  ///
  /// The other stream is subscribed first, and let go at its first element.
  ///
  /// - Timing: completes with the source, or when the other stream completes without an element: then nothing can come.
  /// - Failure: an error of the source, or of the other stream before its first element, ends the stream.
  /// - Complexity: constant for an element; nothing is allocated.
  ///
  /// - Parameter other: what lets elements through from then on.
  /// - Returns: a stream of the elements after that.
  @inlinable public func skip<Other: ObservableConvertibleType>(until other: Other) -> Observable<Element> {
    apply(.skip(until: other))
  }
}

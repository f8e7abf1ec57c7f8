extension Observable {
  /// Passes on the events of the one stream, among several, that brings an event first.
  ///
  /// When the same can be had in several ways and the quickest is wanted: a cache and a server, two mirrors.
  ///
  /// ```
  /// a          ---1-1-|
  /// b          --2--2--2|
  /// c          ------3-3|
  /// amb(a,b,c) --2--2--2|
  /// ```
  ///
  /// The streams are subscribed in the order given; if one brings something at once, the ones after it never run.
  /// An end is an event too. Without any stream the result completes at once.
  ///
  /// - Timing: the other streams are let go before the first event is passed on.
  /// - Failure: an error is an event like others: it decides if it is the first, or comes from the stream that was.
  /// - Complexity: constant for an element; nothing is allocated.
  ///
  /// - Parameter sources: the streams.
  /// - Returns: a stream of the events of the first.
  @inlinable public static func amb(_ sources: Observable...) -> Observable {
    amb(sources)
  }

  /// Passes on the events of the one, among streams, subjects, relays or traits, that brings an event first; as `amb`.
  @inlinable public static func amb(_ sources: any ObservableConvertibleType<Element>...) -> Observable {
    amb(sources.map { $0.asObservable() })
  }

  /// Passes on the events of the one stream of a sequence that brings an event first; as `amb`.
  @inlinable public static func amb<Sources: Sequence>(
    _ sources: Sources
  ) -> Observable where Sources.Element: ObservableConvertibleType, Sources.Element.Element == Element {
    Observable { observer, subscription in
      let sources = Array(sources)
      let stage = subscription.stage()
      let contenders = Contenders(sources.count, of: stage)
      stage.hold(contenders)
      let winner = Memory(-1)
      // Whether the source may speak; the first that asks is the winner.
      let wins = { (index: Int) -> Bool in
        if winner.value < 0 {
          winner.value = index
          contenders.letGo(0..<index)
          contenders.letGo(index + 1..<sources.count)
        }
        return winner.value == index && stage.isActive
      }
      for (index, source) in sources.enumerated() {
        guard let inner = contenders[index] else { continue }
        source.asObservable().runInner(
          in: inner, of: stage,
          onNext: { element in
            if wins(index) { observer.next(element) }
          },
          onTermination: { termination in
            if wins(index), stage.end() { observer.terminal(termination) }
          })
      }
      if contenders.count == 0, winner.value < 0, stage.end() { observer.terminal(.completed) }
    }
  }
}

extension ObservableType {
  /// Passes on the events of this stream or of another, whichever brings an event first.
  ///
  /// ```
  /// source      ---1-1-|
  /// right       --2--2--2|
  /// amb(right)  --2--2--2|
  /// ```
  ///
  /// As the form with any number of streams.
  ///
  /// - Parameter right: the other stream.
  /// - Returns: a stream of the events of the first.
  @inlinable public func amb<Right: ObservableConvertibleType>(
    _ right: Right
  ) -> Observable<Element> where Right.Element == Element {
    .amb([asObservable(), right.asObservable()])
  }
}

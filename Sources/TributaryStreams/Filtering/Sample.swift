extension ObservableType {
  /// Passes on the latest element at each element of another stream, if there is a new one.
  ///
  /// When elements come more often than they are wanted, and something says when one is: a frame, a press of a key.
  ///
  /// ```
  /// source           1-2---3------4|
  /// sampler          ---x-x---x------x-
  /// sample(sampler)  ---2-----3------(4|)
  /// ```
  ///
  /// This stream is subscribed first.
  ///
  /// - Timing: completes when nothing more can come: with the source if no element waits, else when that one was passed
  ///   on; and with the sampler, whose completion is its last tick. With a default, the interval in which the source
  ///   completed has its element too.
  /// - Failure: an error of either stream ends the stream; the element that waits is dropped.
  /// - Buffering: one element.
  /// - Complexity: constant for an element; nothing is allocated.
  ///
  /// - Parameters:
  ///   - sampler: says when.
  ///   - defaultValue: what to pass on when there is no new element; nil is nothing.
  /// - Returns: a stream of the latest elements.
  @inlinable public func sample<Sampler: ObservableConvertibleType>(
    _ sampler: Sampler, defaultValue: Element? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    return Observable { observer, subscription in
      let join = Join(observer.terminal, subscription.stage())
      let latest = Memory<Element?>(nil)
      let isOver = Memory(false)
      join.run(
        source, onNext: { latest.value = $0 },
        onCompleted: {
          isOver.value = true
          return latest.value == nil && defaultValue == nil
        })
      join.run(
        sampler.asObservable(),
        onNext: { _ in
          guard let element = latest.value ?? defaultValue else { return }
          latest.value = nil
          join.isExhausted = isOver.value
          join.emit(element, to: observer)
        },
        onCompleted: {
          guard let element = latest.value ?? defaultValue else { return true }
          join.isExhausted = true
          join.emit(element, to: observer)
          return false
        })
    }
  }
}

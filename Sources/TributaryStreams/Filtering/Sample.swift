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
    return Observable(above: source.depth) { observer, subscription in
      let state = Sampling(defaultValue, observer, subscription.stage())
      state.join.run(source, onNext: state.onNext, onCompleted: state.sourceCompleted)
      state.join.run(
        sampler.asObservable(), onNext: { _ in state.emit() }, onCompleted: state.samplerCompleted)
    }
  }
}

/// The latest element of the source, until the sampler takes it.
@usableFromInline
final class Sampling<Element> {
  // SAFETY: changed in one step each, in one isolation domain, and never passed `inout` to foreign code.
  @exclusivity(unchecked) @usableFromInline var latest = Slot<Element>()
  @exclusivity(unchecked) @usableFromInline var isOver = false
  @usableFromInline let defaultValue: Element?
  @usableFromInline let hasDefault: Bool
  @usableFromInline let observer: Observer<Element>
  @usableFromInline let join: Join

  @inlinable init(_ defaultValue: Element?, _ observer: Observer<Element>, _ stage: Stage) {
    self.defaultValue = defaultValue
    hasDefault = defaultValue != nil
    self.observer = observer
    join = Join(observer.terminal, stage)
  }

  @inlinable func onNext(_ element: Element) {
    guard latest.isFull else { return latest.fill(element) }
    // The former goes last: its end may run foreign code.
    let former = latest.replace(with: element)
    _ = consume former
  }

  @inlinable func sourceCompleted() -> Bool {
    isOver = true
    return !latest.isFull && !hasDefault
  }

  @inlinable func samplerCompleted() -> Bool {
    isOver = true
    return !emit()
  }

  /// Emits the latest element, or the default value.
  ///
  /// - Returns: false if there is neither.
  @discardableResult @inlinable func emit() -> Bool {
    guard latest.isFull || hasDefault else { return false }
    join.isExhausted = isOver
    if latest.isFull { join.emit(latest.take(), to: observer) } else { emitDefault() }
    return true
  }

  @inlinable @inline(never) func emitDefault() {
    if let defaultValue { join.emit(defaultValue, to: observer) }
  }
}

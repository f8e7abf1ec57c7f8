/// Two streams by code of their own, for the reason that `CombineLatestOfTwo` gives.
extension Observable {
  /// Passes on the elements of two streams in pairs; as `zip` of any number.
  @inlinable public static func zip<First: ObservableConvertibleType, Second: ObservableConvertibleType>(
    _ first: First, _ second: Second
  ) -> Observable where Element == (First.Element, Second.Element) {
    zip(first, second) { ($0, $1) }
  }

  /// Passes on what a function makes of the elements of two streams, pair by pair; as `zip` of any number.
  @inlinable
  public static func zip<
    First: ObservableConvertibleType, Second: ObservableConvertibleType, Failure: Error
  >(
    _ first: First, _ second: Second,
    resultSelector: @escaping (First.Element, Second.Element) throws(Failure) -> Element
  ) -> Observable {
    let (first, second) = (first.asObservable(), second.asObservable())
    return Observable(above: max(first.depth, second.depth)) { observer, subscription in
      let state = ZippedTwo(resultSelector, observer, subscription.stage())
      state.join.run(
        first, onNext: state.onFirst,
        onCompleted: {
          state.hasFirstEnded = true
          return state.firsts.isEmpty
        })
      state.join.run(
        second, onNext: state.onSecond,
        onCompleted: {
          state.hasSecondEnded = true
          return state.seconds.isEmpty
        })
    }
  }
}

@usableFromInline
final class ZippedTwo<First, Second, Output, Failure: Error> {
  /// What waits for its partner; one of the two is always empty.
  @usableFromInline let firsts = ElementQueue<First>()
  @usableFromInline let seconds = ElementQueue<Second>()
  // SAFETY: plain values of one isolation domain, never passed `inout` to foreign code.
  @exclusivity(unchecked) @usableFromInline var hasFirstEnded = false
  @exclusivity(unchecked) @usableFromInline var hasSecondEnded = false
  @usableFromInline let resultSelector: (First, Second) throws(Failure) -> Output
  @usableFromInline let observer: Observer<Output>
  @usableFromInline let join: Join

  @inlinable init(
    _ resultSelector: @escaping (First, Second) throws(Failure) -> Output, _ observer: Observer<Output>,
    _ stage: Stage
  ) {
    self.resultSelector = resultSelector
    self.observer = observer
    join = Join(observer.terminal, stage)
  }

  @inlinable func onFirst(_ element: First) {
    if seconds.isEmpty { return firsts.append(element) }
    let second = seconds.removeFirst()
    if seconds.isEmpty, hasSecondEnded { join.isExhausted = true }
    emit(element, second)
  }

  @inlinable func onSecond(_ element: Second) {
    if firsts.isEmpty { return seconds.append(element) }
    let first = firsts.removeFirst()
    if firsts.isEmpty, hasFirstEnded { join.isExhausted = true }
    emit(first, element)
  }

  @inlinable func emit(_ first: First, _ second: Second) {
    guard join.stage.isActive else { return }
    do throws(Failure) {
      let result = try resultSelector(first, second)
      join.emit(result, to: observer)
    } catch {
      join.terminate(.error(error), observer.terminal)
    }
  }
}

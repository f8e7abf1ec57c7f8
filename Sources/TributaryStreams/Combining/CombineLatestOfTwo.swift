/// Two streams, which is what is combined most, by code of their own: code over a pack of types is not specialised, and
/// takes half as long again for an element.
extension Observable {
  /// Passes on the latest elements of two streams together; as `combineLatest` of any number.
  @inlinable public static func combineLatest<First: ObservableConvertibleType, Second: ObservableConvertibleType>(
    _ first: First, _ second: Second
  ) -> Observable where Element == (First.Element, Second.Element) {
    combineLatest(first, second) { ($0, $1) }
  }

  /// Passes on what a function makes of the latest elements of two streams; as `combineLatest` of any number.
  @inlinable
  public static func combineLatest<
    First: ObservableConvertibleType, Second: ObservableConvertibleType, Failure: Error
  >(
    _ first: First, _ second: Second,
    resultSelector: @escaping (First.Element, Second.Element) throws(Failure) -> Element
  ) -> Observable {
    let (first, second) = (first.asObservable(), second.asObservable())
    return Observable(above: max(first.depth, second.depth)) { observer, subscription in
      let state = LatestTwo(resultSelector, observer, subscription.stage())
      state.join.run(
        first, onNext: state.onFirst,
        onCompleted: { !state.first.isFull || state.join.running == 0 })
      state.join.run(
        second, onNext: state.onSecond,
        onCompleted: { !state.second.isFull || state.join.running == 0 })
    }
  }
}

@usableFromInline
final class LatestTwo<First, Second, Output, Failure: Error> {
  // SAFETY: changed in one step each, in one isolation domain, and never passed `inout` to foreign code.
  @exclusivity(unchecked) @usableFromInline var first = Slot<First>()
  @exclusivity(unchecked) @usableFromInline var second = Slot<Second>()
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
    join.running = 2
  }

  @inlinable func onFirst(_ element: First) {
    guard first.isFull else {
      first.fill(element)
      if second.isFull { emit(element, second.element) }
      return
    }
    let former = first.replace(with: element)
    if second.isFull { emit(element, second.element) }
    withExtendedLifetime(former) {}
  }

  @inlinable func onSecond(_ element: Second) {
    guard second.isFull else {
      second.fill(element)
      if first.isFull { emit(first.element, element) }
      return
    }
    let former = second.replace(with: element)
    if first.isFull { emit(first.element, element) }
    withExtendedLifetime(former) {}
  }

  @inlinable func emit(_ first: First, _ second: Second) {
    guard join.stage.isActive else { return }
    do throws(Failure) {
      let result = try resultSelector(first, second)
      join.next(result, to: observer)
    } catch {
      join.terminate(.error(error), observer.terminal)
    }
  }
}

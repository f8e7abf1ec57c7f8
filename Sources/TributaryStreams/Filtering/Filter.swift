extension Operator where Input == Output {
  /// Passes on the elements that a function answers with true; see ``ObservableType/filter(_:)``.
  @inlinable public static func filter<Failure: Error>(
    _ isIncluded: @escaping (Input) throws(Failure) -> Bool
  ) -> Operator {
    Operator { Filtering.observer($0, $1, isIncluded) }
  }
}

extension ObservableType {
  /// Passes on the elements that a function answers with true.
  ///
  /// When only some elements matter: the messages for this reader, the keys that move something.
  ///
  /// ```
  /// source       -1-2-3-4-|
  /// filter(even) ---2---4-|
  /// ```
  ///
  /// - Failure: an error that `isIncluded` throws ends the stream; `isIncluded` is not called again.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func filter<Failure: Error>(
    _ isIncluded: @escaping (Element) throws(Failure) -> Bool
  ) -> Observable<Element> {
    // Not by `apply`, for the reason that `map` gives.
    let stream = asObservable()
    let source = stream.source
    return Observable(above: stream.depth, by: ChainDepth.hop) { source(Filtering.observer($0, $1, isIncluded), $1) }
  }
}

/// Emits the elements that a predicate includes.
@usableFromInline
final class Filtering<Element, Failure: Error>: Hop<Element, Failure> {
  @usableFromInline let isIncluded: (Element) throws(Failure) -> Bool

  @inlinable init(
    _ observer: Observer<Element>, _ subscription: Subscription,
    _ isIncluded: @escaping (Element) throws(Failure) -> Bool
  ) {
    self.isIncluded = isIncluded
    super.init(observer, subscription)
  }

  @inlinable @inline(__always) static func observer(
    _ observer: Observer<Element>, _ subscription: Subscription,
    _ isIncluded: @escaping (Element) throws(Failure) -> Bool
  ) -> Observer<Element> {
    let state = Filtering(observer, subscription, isIncluded)
    return Observer(onNext: { state.onNext($0) }, onTermination: observer.terminal)
  }

  @inlinable @inline(__always) func onNext(_ element: Element) {
    do throws(Failure) {
      if try isIncluded(element), isLive { next(element) }
    } catch {
      fail(error)
    }
  }
}

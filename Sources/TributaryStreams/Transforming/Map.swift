extension Operator {
  /// Passes each element through a function; see ``ObservableType/map(_:)``.
  @inlinable public static func map<Failure: Error>(
    _ transform: @escaping (Input) throws(Failure) -> Output
  ) -> Operator {
    Operator { Mapping.observer($0, $1, transform) }
  }
}

extension ObservableType {
  /// Passes each element through a function.
  ///
  /// When each element becomes one other; for none or several see `compactMap` and `flatMap`.
  ///
  /// ```
  /// source   -1--2--3-|
  /// map(×10) -10-20-30|
  /// ```
  ///
  /// - Failure: an error that `transform` throws ends the stream; `transform` is not called again.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func map<Result, Failure: Error>(
    _ transform: @escaping (Element) throws(Failure) -> Result
  ) -> Observable<Result> {
    // Not by `apply`, which would keep the operator's closure around the user's: an allocation more.
    let stream = asObservable()
    let source = stream.source
    return Observable<Result>(above: stream.depth, by: ChainDepth.hop) {
      source(Mapping.observer($0, $1, transform), $1)
    }
  }
}

/// What a map does with an element.
@usableFromInline
final class Mapping<Input, Output, Failure: Error>: Hop<Output, Failure> {
  @usableFromInline let transform: (Input) throws(Failure) -> Output

  @inlinable init(
    _ observer: Observer<Output>, _ subscription: Subscription,
    _ transform: @escaping (Input) throws(Failure) -> Output
  ) {
    self.transform = transform
    super.init(observer, subscription)
  }

  @inlinable @inline(__always) static func observer(
    _ observer: Observer<Output>, _ subscription: Subscription,
    _ transform: @escaping (Input) throws(Failure) -> Output
  ) -> Observer<Input> {
    let state = Mapping(observer, subscription, transform)
    return Observer(onNext: { state.onNext($0) }, onTermination: observer.terminal)
  }

  @inlinable @inline(__always) func onNext(_ element: Input) {
    do throws(Failure) {
      let result = try transform(element)
      if isLive { next(result) }
    } catch {
      fail(error)
    }
  }
}

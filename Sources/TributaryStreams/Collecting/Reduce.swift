extension Operator {
  /// Folds all elements into a state, which is passed on at the completion; see
  /// ``ObservableType/reduce(_:accumulator:)``.
  @inlinable public static func reduce<Failure: Error>(
    _ seed: Output, accumulator: @escaping (Output, Input) throws(Failure) -> Output
  ) -> Operator {
    fold(seed, accumulator) { (state) throws(Failure) in state }
  }

  /// Folds all elements into a state and passes on what becomes of it at the completion; see
  /// ``ObservableType/reduce(_:accumulator:mapResult:)``.
  @inlinable public static func reduce<State>(
    _ seed: State, accumulator: @escaping (State, Input) throws -> State,
    mapResult: @escaping (State) throws -> Output
  ) -> Operator {
    fold(seed, accumulator, mapResult)
  }

  /// Folds all elements into a state in place, which is passed on at the completion; see
  /// ``ObservableType/reduce(into:accumulator:)``.
  @inlinable public static func reduce<Failure: Error>(
    into seed: Output, accumulator: @escaping (inout Output, Input) throws(Failure) -> Void
  ) -> Operator {
    Operator { observer, subscription in
      let stage = subscription.stage()
      let state = Accumulating(
        seed, accumulator,
        emit: { _ in },
        fail: { stage.end(.error($0), observer.terminal) },
        finish: { stage.end(observer, $0, after: $1) })
      return Observer(onNext: state.onNext, onTermination: state.onTermination)
    }
  }

  @inlinable static func fold<State, Failure: Error>(
    _ seed: State, _ accumulator: @escaping (State, Input) throws(Failure) -> State,
    _ mapResult: @escaping (State) throws(Failure) -> Output
  ) -> Operator {
    Operator { observer, subscription in
      let state = Folding(seed, accumulator, mapResult, observer, subscription.stage())
      return Observer(onNext: { state.onNext($0) }, onTermination: state.onTermination)
    }
  }
}

extension ObservableType {
  /// Folds all elements into a state, which is passed on when the source completes.
  ///
  /// When only the outcome matters; for each state on the way see `scan`.
  ///
  /// ```
  /// source        1-2-3-4-|
  /// reduce(0, +)  --------(10|)
  /// ```
  ///
  /// A source without elements gives the seed.
  ///
  /// - Failure: an error of the source or of `accumulator` ends the stream, and no state is passed on.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func reduce<State, Failure: Error>(
    _ seed: State, accumulator: @escaping (State, Element) throws(Failure) -> State
  ) -> Observable<State> {
    apply(.reduce(seed, accumulator: accumulator))
  }

  /// Folds all elements into a state and passes on what becomes of it when the source completes.
  ///
  /// When what is folded is not what is asked for: a mean is a sum divided by a count.
  ///
  /// ```
  /// source                                          1-2-3-4-|
  /// reduce(0, accumulator: +, mapResult: { -$0 })   --------(-10|)
  /// ```
  ///
  /// - Failure: an error of the source or of a function ends the stream, and nothing is passed on.
  /// - Complexity: constant for an element; nothing is allocated.
  ///
  /// - Parameters:
  ///   - seed: the first state.
  ///   - accumulator: the next state.
  ///   - mapResult: called once, with the last state.
  /// - Returns: a stream of one element.
  @inlinable public func reduce<State, Result>(
    _ seed: State, accumulator: @escaping (State, Element) throws -> State,
    mapResult: @escaping (State) throws -> Result
  ) -> Observable<Result> {
    apply(.reduce(seed, accumulator: accumulator, mapResult: mapResult))
  }

  /// Folds all elements into a state in place, which is passed on when the source completes.
  ///
  /// As ``reduce(_:accumulator:)``, for a state that is dear to copy.
  ///
  /// ```
  /// source                     1-2-3-|
  /// reduce(into: []) append    ------([1, 2, 3]|)
  /// ```
  ///
  /// - Failure: an error of the source or of `accumulator` ends the stream, and no state is passed on.
  /// - Complexity: constant for an element.
  @inlinable public func reduce<State, Failure: Error>(
    into seed: State, accumulator: @escaping (inout State, Element) throws(Failure) -> Void
  ) -> Observable<State> {
    apply(.reduce(into: seed, accumulator: accumulator))
  }
}

/// What a reduce remembers; an object for the reason that ``Mapping`` gives.
@usableFromInline
final class Folding<State, Input, Output, Failure: Error> {
  // SAFETY: replaced whole, in one isolation domain, and never passed `inout` to foreign code.
  @exclusivity(unchecked) @usableFromInline var state: State
  @usableFromInline let accumulator: (State, Input) throws(Failure) -> State
  @usableFromInline let mapResult: (State) throws(Failure) -> Output
  @usableFromInline let observer: Observer<Output>
  @usableFromInline let stage: Stage

  @inlinable init(
    _ seed: State, _ accumulator: @escaping (State, Input) throws(Failure) -> State,
    _ mapResult: @escaping (State) throws(Failure) -> Output, _ observer: Observer<Output>, _ stage: Stage
  ) {
    state = seed
    self.accumulator = accumulator
    self.mapResult = mapResult
    self.observer = observer
    self.stage = stage
  }

  @inlinable @inline(__always) func onNext(_ element: Input) {
    do throws(Failure) {
      let result = try accumulator(state, element)
      _ = exchange(&state, with: result)
    } catch {
      stage.end(.error(error), observer.terminal)
    }
  }

  @inlinable func onTermination(_ termination: Termination) {
    stage.end(observer, termination, afterResultOf: { () throws(Failure) in try mapResult(state) })
  }
}

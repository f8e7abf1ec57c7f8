extension Operator {
  /// Folds the elements into a state and passes each state on; see ``ObservableType/scan(_:accumulator:)``.
  @inlinable public static func scan<Failure: Error>(
    _ seed: Output, accumulator: @escaping (Output, Input) throws(Failure) -> Output
  ) -> Operator {
    Operator { observer, subscription in
      let state = Scanning(observer, subscription, seed, accumulator)
      return Observer(onNext: { state.onNext($0) }, onTermination: observer.terminal)
    }
  }

  /// Folds the elements into a state in place and passes each state on; see
  /// ``ObservableType/scan(into:accumulator:)``.
  @inlinable public static func scan<Failure: Error>(
    into seed: Output, accumulator: @escaping (inout Output, Input) throws(Failure) -> Void
  ) -> Operator {
    Operator { observer, subscription in
      let failure = subscription.failurePath(for: Failure.self, observer.terminal)
      let state = Accumulating(
        seed, accumulator,
        emit: { if subscription.isLive { observer.next($0) } },
        fail: { failure?.fail($0) },
        finish: { termination, _ in observer.terminal(termination) })
      return Observer(onNext: state.onNext, onTermination: state.onTermination)
    }
  }
}

extension ObservableType {
  /// Folds the elements into a state and passes each state on.
  ///
  /// When what matters is what the events have led to so far: a sum, a count, the state of a reducer.
  ///
  /// ```
  /// source      1-2-3-4--|
  /// scan(0, +)  1-3-6-10-|
  /// ```
  ///
  /// The seed itself is not passed on; for that add `startWith`.
  ///
  /// - Failure: an error that `accumulator` throws ends the stream; `accumulator` is not called again.
  /// - Complexity: constant for an element; nothing is allocated.
  @inlinable public func scan<State, Failure: Error>(
    _ seed: State, accumulator: @escaping (State, Element) throws(Failure) -> State
  ) -> Observable<State> {
    apply(.scan(seed, accumulator: accumulator))
  }

  /// Folds the elements into a state in place and passes each state on.
  ///
  /// As ``scan(_:accumulator:)``, for a state that is dear to copy.
  ///
  /// ```
  /// source                    1---2------3---------|
  /// scan(into: []) append     [1]-[1, 2]-[1, 2, 3]-|
  /// ```
  ///
  /// - Failure: an error that `accumulator` throws ends the stream; `accumulator` is not called again.
  /// - Complexity: constant for an element, unless a subscriber keeps a state: then the next one is a copy.
  @inlinable public func scan<State, Failure: Error>(
    into seed: State, accumulator: @escaping (inout State, Element) throws(Failure) -> Void
  ) -> Observable<State> {
    apply(.scan(into: seed, accumulator: accumulator))
  }
}

/// The state of a scan.
@usableFromInline
final class Scanning<State, Element, Failure: Error>: Hop<State, Failure> {
  // SAFETY: replaced whole, in one isolation domain, and never passed `inout` to foreign code.
  @exclusivity(unchecked) @usableFromInline var state: State
  @usableFromInline let accumulator: (State, Element) throws(Failure) -> State

  @inlinable init(
    _ observer: Observer<State>, _ subscription: Subscription, _ seed: State,
    _ accumulator: @escaping (State, Element) throws(Failure) -> State
  ) {
    state = seed
    self.accumulator = accumulator
    super.init(observer, subscription)
  }

  @inlinable @inline(__always) func onNext(_ element: Element) {
    do throws(Failure) {
      let result = try accumulator(state, element)
      let former = exchange(&state, with: result)
      if isLive { next(result) }
      withExtendedLifetime(former) {}
    } catch {
      fail(error)
    }
  }
}

extension Operator {
  /// Folds the elements into a state and passes each state on; see ``ObservableType/scan(_:accumulator:)``.
  @inlinable public static func scan<Failure: Error>(
    _ seed: Output, accumulator: @escaping (Output, Input) throws(Failure) -> Output
  ) -> Operator {
    Operator { observer, subscription in
      let stage = subscription.stage()
      let state = Memory(seed)
      return Observer(
        onNext: { element in
          do throws(Failure) {
            let next = try accumulator(state.value, element)
            state.value = next
            observer.next(next)
          } catch {
            if stage.end() { observer.terminal(.error(error)) }
          }
        },
        onTermination: observer.terminal)
    }
  }

  /// Folds the elements into a state in place and passes each state on; see
  /// ``ObservableType/scan(into:accumulator:)``.
  @inlinable public static func scan<Failure: Error>(
    into seed: Output, accumulator: @escaping (inout Output, Input) throws(Failure) -> Void
  ) -> Operator {
    Operator { observer, subscription in
      let stage = subscription.stage()
      // A checked variable and no `Memory`: foreign code gets it `inout`, and must not come back in meanwhile.
      var state = seed
      return Observer(
        onNext: { element in
          do throws(Failure) {
            try accumulator(&state, element)
            observer.next(state)
          } catch {
            if stage.end() { observer.terminal(.error(error)) }
          }
        },
        onTermination: observer.terminal)
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
  /// source                    1---2------3-|
  /// scan(into: []) append     [1]-[1, 2]-[1, 2, 3]|
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

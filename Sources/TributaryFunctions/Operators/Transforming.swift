public import TributaryStreams

/// Passes each value through a function; the operator `map` of streams.
@inlinable public func map<Input, Output, Failure: Error>(
  _ transform: @escaping (Input) throws(Failure) -> Output
) -> Operator<Input, Output> {
  .map(transform)
}

/// Puts one value in the place of each; the operator `mapTo` of streams.
@inlinable public func mapTo<Input, Output>(_ value: Output) -> Operator<Input, Output> {
  .mapTo(value)
}

/// Passes each value through a function and drops what becomes nil; the operator `compactMap` of streams.
@inlinable public func compactMap<Input, Output, Failure: Error>(
  _ transform: @escaping (Input) throws(Failure) -> Output?
) -> Operator<Input, Output> {
  .compactMap(transform)
}

/// Folds the values into a state and passes each state on; the operator `scan` of streams.
@inlinable public func scan<Input, State, Failure: Error>(
  _ seed: State, accumulator: @escaping (State, Input) throws(Failure) -> State
) -> Operator<Input, State> {
  .scan(seed, accumulator: accumulator)
}

/// Folds the values into a state in place and passes each state on; the operator `scan(into:)` of streams.
@inlinable public func scan<Input, State, Failure: Error>(
  into seed: State, accumulator: @escaping (inout State, Input) throws(Failure) -> Void
) -> Operator<Input, State> {
  .scan(into: seed, accumulator: accumulator)
}

/// Adds to each value its number, from 0; the operator `enumerated` of streams.
@inlinable public func enumerated<Input>() -> Operator<Input, (index: Int, element: Input)> {
  .enumerated()
}

/// Joins each value with the one before; the operator `pairwise` of streams.
@inlinable public func pairwise<Input>() -> Operator<Input, (Input, Input)> {
  .pairwise()
}

/// Gathers so many values and passes them on together; the operator `buffer(count:)` of streams.
@inlinable public func buffer<Input>(count: Int) -> Operator<Input, [Input]> {
  .buffer(count: count)
}

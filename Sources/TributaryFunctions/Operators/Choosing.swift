public import TributaryStreams

/// Passes on the values that a function answers with true; the operator `filter` of streams.
@inlinable public func filter<Input, Failure: Error>(
  _ isIncluded: @escaping (Input) throws(Failure) -> Bool
) -> Operator<Input, Input> {
  .filter(isIncluded)
}

/// Drops values that equal the one before; the operator `distinctUntilChanged` of streams.
@inlinable public func distinctUntilChanged<Input: Equatable>() -> Operator<Input, Input> {
  .distinctUntilChanged()
}

/// Drops values whose key equals that of the one before; the operator `distinctUntilChanged` of streams.
@inlinable public func distinctUntilChanged<Input, Key: Equatable, Failure: Error>(
  _ keySelector: @escaping (Input) throws(Failure) -> Key
) -> Operator<Input, Input> {
  .distinctUntilChanged(keySelector)
}

/// Drops values that a function finds the same as the one before; the operator `distinctUntilChanged` of streams.
@inlinable public func distinctUntilChanged<Input, Failure: Error>(
  _ comparer: @escaping (Input, Input) throws(Failure) -> Bool
) -> Operator<Input, Input> {
  .distinctUntilChanged(comparer)
}

/// Drops values that came before, at any time; the operator `distinct` of streams.
@inlinable public func distinct<Input: Hashable>() -> Operator<Input, Input> {
  .distinct()
}

/// Passes on the first values, then ends; the operator `take` of streams.
@inlinable public func take<Input>(_ count: Int) -> Operator<Input, Input> {
  .take(count)
}

/// Passes values on as long as a function answers with true, then ends; the operator `take(while:)` of streams.
@inlinable public func take<Input, Failure: Error>(
  while predicate: @escaping (Input) throws(Failure) -> Bool, behavior: TakeBehavior = .exclusive
) -> Operator<Input, Input> {
  .take(while: predicate, behavior: behavior)
}

/// Drops the first values; the operator `skip` of streams.
@inlinable public func skip<Input>(_ count: Int) -> Operator<Input, Input> {
  .skip(count)
}

/// Drops values as long as a function answers with true; the operator `skip(while:)` of streams.
@inlinable public func skip<Input, Failure: Error>(
  while predicate: @escaping (Input) throws(Failure) -> Bool
) -> Operator<Input, Input> {
  .skip(while: predicate)
}

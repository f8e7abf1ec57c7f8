public import TributaryStreams

/// Joins each value with the latest element of a stream; the operator `withLatestFrom` of streams.
///
/// A call before the stream had an element is dropped.
///
/// - Parameters:
///   - second: the stream; it runs as long as the handler is not over.
///   - resultSelector: makes a value of both.
/// - Returns: the operator.
@inlinable public func withLatestFrom<Input, Output, Second: ObservableConvertibleType, Failure: Error>(
  _ second: Second, resultSelector: @escaping (Input, Second.Element) throws(Failure) -> Output
) -> Operator<Input, Output> {
  .withLatestFrom(second, resultSelector: resultSelector)
}

/// Drops values while the latest element of a stream is false; the operator `pausable` of streams.
///
/// - Parameters:
///   - pauser: true lets values through, false makes a pause.
///   - count: how many values pass before the pauser counts.
/// - Returns: the operator.
@inlinable public func pausable<Input, Pauser: ObservableConvertibleType>(
  _ pauser: Pauser, afterCount count: Int = 0
) -> Operator<Input, Input> where Pauser.Element == Bool {
  .pausable(pauser, afterCount: count)
}

/// Passes values on until a stream has an element, then ends; the operator `take(until:)` of streams.
@inlinable public func take<Input, Other: ObservableConvertibleType>(until other: Other) -> Operator<Input, Input> {
  .take(until: other)
}

/// Drops values until a stream has an element; the operator `skip(until:)` of streams.
@inlinable public func skip<Input, Other: ObservableConvertibleType>(until other: Other) -> Operator<Input, Input> {
  .skip(until: other)
}

/// Turns each value into a stream and passes on the elements of all; the operator `flatMap` of streams.
@inlinable public func flatMap<Input, Source: ObservableConvertibleType, Failure: Error>(
  _ selector: @escaping (Input) throws(Failure) -> Source
) -> Operator<Input, Source.Element> {
  .flatMap(selector)
}

/// Turns each value into a stream, which ends the stream of the one before; the operator `flatMapLatest` of streams.
@inlinable public func flatMapLatest<Input, Source: ObservableConvertibleType, Failure: Error>(
  _ selector: @escaping (Input) throws(Failure) -> Source
) -> Operator<Input, Source.Element> {
  .flatMapLatest(selector)
}

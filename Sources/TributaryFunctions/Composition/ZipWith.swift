/// Calls a function with the values of optionals, two or more, if none of them is nil.
///
/// ```swift
/// let point = zip(with: Point.init, Int("3"), Int("4"))   // Point?
/// ```
///
/// - Parameters:
///   - transform: called at most once.
///   - first: its first argument.
///   - second: its second argument.
///   - rest: its other arguments.
/// - Returns: what it returned, or nil if an argument is missing.
/// - Throws: what `transform` throws.
@inlinable public func zip<First, Second, each Rest, Result, Failure: Error>(
  with transform: (First, Second, repeat each Rest) throws(Failure) -> Result,
  _ first: First?, _ second: Second?, _ rest: repeat (each Rest)?
) throws(Failure) -> Result? {
  guard let first, let second else { return nil }
  for optional in repeat each rest {
    if optional == nil { return nil }
  }
  return try transform(first, second, repeat (each rest)!)
}

/// Calls a function with the values of results, two or more, if all of them are successes.
///
/// - Parameters:
///   - transform: called at most once.
///   - first: its first argument.
///   - second: its second argument.
///   - rest: its other arguments.
/// - Returns: what it returned, or the first failure, from the left.
@inlinable public func zip<First, Second, each Rest, Success, Failure: Error>(
  with transform: (First, Second, repeat each Rest) -> Success,
  _ first: Result<First, Failure>, _ second: Result<Second, Failure>, _ rest: repeat Result<each Rest, Failure>
) -> Result<Success, Failure> {
  do throws(Failure) {
    return .success(transform(try first.get(), try second.get(), repeat try (each rest).get()))
  } catch {
    return .failure(error)
  }
}

extension Fn {
  /// The function `zip(with:)` of optionals, where a member shadows it.
  @inlinable public static func zip<First, Second, each Rest, Result, Failure: Error>(
    with transform: (First, Second, repeat each Rest) throws(Failure) -> Result,
    _ first: First?, _ second: Second?, _ rest: repeat (each Rest)?
  ) throws(Failure) -> Result? {
    try TributaryFunctions.zip(with: transform, first, second, repeat each rest)
  }

  /// The function `zip(with:)` of results, where a member shadows it.
  @inlinable public static func zip<First, Second, each Rest, Success, Failure: Error>(
    with transform: (First, Second, repeat each Rest) -> Success,
    _ first: Result<First, Failure>, _ second: Result<Second, Failure>, _ rest: repeat Result<each Rest, Failure>
  ) -> Result<Success, Failure> {
    TributaryFunctions.zip(with: transform, first, second, repeat each rest)
  }
}

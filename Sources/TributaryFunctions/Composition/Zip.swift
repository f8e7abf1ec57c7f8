/// Joins optionals, two or more: all their values, or nil if one is missing.
///
/// ```swift
/// let point = zip(Int("3"), Int("4"))    // (3, 4)
/// let none = zip(Int("3"), Int("four"))  // nil
/// ```
///
/// Two sequences still go to the standard library's `zip`.
///
/// - Returns: a tuple of the values.
/// - Complexity: linear in the number of optionals.
@inlinable public func zip<First, Second, each Rest>(
  _ first: First?, _ second: Second?, _ rest: repeat (each Rest)?
) -> (First, Second, repeat each Rest)? {
  guard let first, let second else { return nil }
  for optional in repeat each rest {
    if optional == nil { return nil }
  }
  return (first, second, repeat (each rest)!)
}

/// Joins results, two or more: all their values, or the first failure, from the left.
///
/// - Returns: a tuple of the values, or the failure.
/// - Complexity: linear in the number of results.
@inlinable public func zip<First, Second, each Rest, Failure: Error>(
  _ first: Result<First, Failure>, _ second: Result<Second, Failure>, _ rest: repeat Result<each Rest, Failure>
) -> Result<(First, Second, repeat each Rest), Failure> {
  do throws(Failure) {
    return .success((try first.get(), try second.get(), repeat try (each rest).get()))
  } catch {
    return .failure(error)
  }
}

extension Fn {
  /// The function `zip`, where a member shadows it.
  @inlinable public static func zip<First, Second, each Rest>(
    _ first: First?, _ second: Second?, _ rest: repeat (each Rest)?
  ) -> (First, Second, repeat each Rest)? {
    TributaryFunctions.zip(first, second, repeat each rest)
  }

  /// The function `zip` of results, where a member shadows it.
  @inlinable public static func zip<First, Second, each Rest, Failure: Error>(
    _ first: Result<First, Failure>, _ second: Result<Second, Failure>, _ rest: repeat Result<each Rest, Failure>
  ) -> Result<(First, Second, repeat each Rest), Failure> {
    TributaryFunctions.zip(first, second, repeat each rest)
  }
}

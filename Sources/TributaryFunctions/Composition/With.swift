/// Hands a value to a function: `with(x, f)` is `f(x)`, with the value first.
///
/// When a value goes through a function that was put together:
/// `with(user, pipe(set(\.name, "Ada"), over(\.age) { $0 + 1 }))`. A function and an `Operator` make a ``Handler``
/// instead.
///
/// - Parameters:
///   - value: what the function gets.
///   - function: called once, here.
/// - Returns: what the function returns.
/// - Throws: what the function throws.
@inlinable public func with<A, B, Failure: Error>(
  _ value: A, _ function: (A) throws(Failure) -> B
) throws(Failure) -> B {
  try function(value)
}

/// Hands a value to an async function: `await with(x, f)` is `await f(x)`, with the value first.
///
/// It stays in the caller's isolation.
///
/// - Parameters:
///   - value: what the function gets.
///   - function: called once, here.
/// - Returns: what the function returns.
/// - Throws: what the function throws.
@inlinable public func with<A, B, Failure: Error>(
  _ value: A, _ function: (A) async throws(Failure) -> B
) async throws(Failure) -> B {
  try await function(value)
}

extension Fn {
  /// The function `with`, where a member shadows it.
  @inlinable public static func with<A, B, Failure: Error>(
    _ value: A, _ function: (A) throws(Failure) -> B
  ) throws(Failure) -> B {
    try function(value)
  }

  /// The async function `with`, where a member shadows it.
  @inlinable public static func with<A, B, Failure: Error>(
    _ value: A, _ function: (A) async throws(Failure) -> B
  ) async throws(Failure) -> B {
    try await function(value)
  }
}

/// Puts two functions one after the other, of which one is async at least, in reading order.
///
/// They run in the isolation of who calls the result. For more steps, pipe pipes, or list them: `pipe { … }`.
///
/// - Parameters:
///   - first: what gets the value.
///   - second: what gets the result of `first`.
/// - Returns: the async function from the first one's argument to the second one's result.
@_disfavoredOverload
@inlinable public func pipe<A, B, C>(
  _ first: @escaping (A) async -> B, _ second: @escaping (B) async -> C
) -> (A) async -> C {
  { await second(first($0)) }
}

/// Puts two functions one after the other, of which one is async and one throws at least, in reading order.
@_disfavoredOverload
@inlinable public func pipe<A, B, C>(
  _ first: @escaping (A) async throws -> B, _ second: @escaping (B) async throws -> C
) -> (A) async throws -> C {
  { try await second(first($0)) }
}

extension Fn {
  /// The function `pipe` of async functions, where a member shadows it.
  @_disfavoredOverload
  @inlinable public static func pipe<A, B, C>(
    _ first: @escaping (A) async -> B, _ second: @escaping (B) async -> C
  ) -> (A) async -> C {
    { await second(first($0)) }
  }

  /// The function `pipe` of async functions that may throw, where a member shadows it.
  @_disfavoredOverload
  @inlinable public static func pipe<A, B, C>(
    _ first: @escaping (A) async throws -> B, _ second: @escaping (B) async throws -> C
  ) -> (A) async throws -> C {
    { try await second(first($0)) }
  }
}

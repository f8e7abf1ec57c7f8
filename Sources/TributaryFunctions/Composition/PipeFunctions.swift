/// Puts functions one after the other, in reading order: `pipe(f, g)(x)` is `g(f(x))`.
///
/// ```swift
/// let area = pipe(\Square.side, { $0 * $0 })
/// squares.map(area)
/// ```
///
/// Types follow from step to step, in both directions. For more than four steps, pipe pipes, or list them:
/// `pipe { … }`. A key path is a function wherever one is expected.
///
/// - Parameters:
///   - first: what gets the value.
///   - second: what gets the result of `first`.
/// - Returns: the function from the first one's argument to the last one's result.
@inlinable public func pipe<A, B, C>(
  _ first: @escaping (A) -> B, _ second: @escaping (B) -> C
) -> (A) -> C {
  { second(first($0)) }
}

/// Puts three functions one after the other, in reading order.
@inlinable public func pipe<A, B, C, D>(
  _ first: @escaping (A) -> B, _ second: @escaping (B) -> C, _ third: @escaping (C) -> D
) -> (A) -> D {
  { third(second(first($0))) }
}

/// Puts four functions one after the other, in reading order.
@inlinable public func pipe<A, B, C, D, E>(
  _ first: @escaping (A) -> B, _ second: @escaping (B) -> C, _ third: @escaping (C) -> D, _ fourth: @escaping (D) -> E
) -> (A) -> E {
  { fourth(third(second(first($0)))) }
}

/// Puts functions of which some throw one after the other, in reading order.
@inlinable public func pipe<A, B, C>(
  _ first: @escaping (A) throws -> B, _ second: @escaping (B) throws -> C
) -> (A) throws -> C {
  { try second(first($0)) }
}

/// Puts three functions of which some throw one after the other, in reading order.
@inlinable public func pipe<A, B, C, D>(
  _ first: @escaping (A) throws -> B, _ second: @escaping (B) throws -> C, _ third: @escaping (C) throws -> D
) -> (A) throws -> D {
  { try third(second(first($0))) }
}

/// Puts four functions of which some throw one after the other, in reading order.
@inlinable public func pipe<A, B, C, D, E>(
  _ first: @escaping (A) throws -> B, _ second: @escaping (B) throws -> C, _ third: @escaping (C) throws -> D,
  _ fourth: @escaping (D) throws -> E
) -> (A) throws -> E {
  { try fourth(third(second(first($0)))) }
}

extension Fn {
  /// The function `pipe` of two functions, where a member shadows it.
  @inlinable public static func pipe<A, B, C>(
    _ first: @escaping (A) -> B, _ second: @escaping (B) -> C
  ) -> (A) -> C {
    { second(first($0)) }
  }

  /// The function `pipe` of three functions, where a member shadows it.
  @inlinable public static func pipe<A, B, C, D>(
    _ first: @escaping (A) -> B, _ second: @escaping (B) -> C, _ third: @escaping (C) -> D
  ) -> (A) -> D {
    { third(second(first($0))) }
  }

  /// The function `pipe` of four functions, where a member shadows it.
  @inlinable public static func pipe<A, B, C, D, E>(
    _ first: @escaping (A) -> B, _ second: @escaping (B) -> C, _ third: @escaping (C) -> D, _ fourth: @escaping (D) -> E
  ) -> (A) -> E {
    { fourth(third(second(first($0)))) }
  }

  /// The function `pipe` of two functions that may throw, where a member shadows it.
  @inlinable public static func pipe<A, B, C>(
    _ first: @escaping (A) throws -> B, _ second: @escaping (B) throws -> C
  ) -> (A) throws -> C {
    { try second(first($0)) }
  }

  /// The function `pipe` of three functions that may throw, where a member shadows it.
  @inlinable public static func pipe<A, B, C, D>(
    _ first: @escaping (A) throws -> B, _ second: @escaping (B) throws -> C, _ third: @escaping (C) throws -> D
  ) -> (A) throws -> D {
    { try third(second(first($0))) }
  }

  /// The function `pipe` of four functions that may throw, where a member shadows it.
  @inlinable public static func pipe<A, B, C, D, E>(
    _ first: @escaping (A) throws -> B, _ second: @escaping (B) throws -> C, _ third: @escaping (C) throws -> D,
    _ fourth: @escaping (D) throws -> E
  ) -> (A) throws -> E {
    { try fourth(third(second(first($0)))) }
  }
}

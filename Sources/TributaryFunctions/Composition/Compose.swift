/// Puts functions one after the other as mathematics writes them: `compose(g, f)(x)` is `g(f(x))`.
///
/// The same as `pipe(f, g)`. For more functions, list them: `compose { … }`.
@inlinable public func compose<A, B, C>(
  _ outer: @escaping (B) -> C, _ inner: @escaping (A) -> B
) -> (A) -> C {
  { outer(inner($0)) }
}

/// Puts functions of which some throw one after the other as mathematics writes them.
@inlinable public func compose<A, B, C>(
  _ outer: @escaping (B) throws -> C, _ inner: @escaping (A) throws -> B
) -> (A) throws -> C {
  { try outer(inner($0)) }
}

extension Fn {
  /// The function `compose`, where a member shadows it.
  @inlinable public static func compose<A, B, C>(
    _ outer: @escaping (B) -> C, _ inner: @escaping (A) -> B
  ) -> (A) -> C {
    { outer(inner($0)) }
  }

  /// The function `compose`, where a member shadows it and functions may throw.
  @inlinable public static func compose<A, B, C>(
    _ outer: @escaping (B) throws -> C, _ inner: @escaping (A) throws -> B
  ) -> (A) throws -> C {
    { try outer(inner($0)) }
  }
}

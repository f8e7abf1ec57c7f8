/// Takes two arguments at once: `uncurry(f)(a, b)` is `f(a)(b)`.
///
/// A method named by its type is curried: `uncurry(String.hasPrefix)("abc", "a")`.
@inlinable public func uncurry<A, B, C>(
  _ function: @escaping (A) -> (B) -> C
) -> (A, B) -> C {
  { function($0)($1) }
}

/// Takes three arguments at once: `uncurry(f)(a, b, c)` is `f(a)(b)(c)`.
@inlinable public func uncurry<A, B, C, D>(
  _ function: @escaping (A) -> (B) -> (C) -> D
) -> (A, B, C) -> D {
  { function($0)($1)($2) }
}

/// Takes at once the two arguments of a curried function, which throws.
@inlinable public func uncurry<A, B, C>(
  _ function: @escaping (A) -> (B) throws -> C
) -> (A, B) throws -> C {
  { try function($0)($1) }
}

/// Takes at once the three arguments of a curried function, which throws.
@inlinable public func uncurry<A, B, C, D>(
  _ function: @escaping (A) -> (B) -> (C) throws -> D
) -> (A, B, C) throws -> D {
  { try function($0)($1)($2) }
}

extension Fn {
  /// The function `uncurry`, where a member shadows it.
  @inlinable public static func uncurry<A, B, C>(
    _ function: @escaping (A) -> (B) -> C
  ) -> (A, B) -> C {
    { function($0)($1) }
  }

  /// The function `uncurry`, where a member shadows it.
  @inlinable public static func uncurry<A, B, C, D>(
    _ function: @escaping (A) -> (B) -> (C) -> D
  ) -> (A, B, C) -> D {
    { function($0)($1)($2) }
  }

  /// The function `uncurry` of what throws, where a member shadows it.
  @inlinable public static func uncurry<A, B, C>(
    _ function: @escaping (A) -> (B) throws -> C
  ) -> (A, B) throws -> C {
    { try function($0)($1) }
  }

  /// The function `uncurry` of what throws, where a member shadows it.
  @inlinable public static func uncurry<A, B, C, D>(
    _ function: @escaping (A) -> (B) -> (C) throws -> D
  ) -> (A, B, C) throws -> D {
    { try function($0)($1)($2) }
  }
}

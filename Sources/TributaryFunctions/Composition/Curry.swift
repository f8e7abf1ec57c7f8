/// Takes a function's two arguments one at a time: `curry(f)(a)(b)` is `f(a, b)`.
///
/// When a function gets its first argument now and the second one later: `prices.map(curry(convert)(rate))`.
@inlinable public func curry<A, B, C>(
  _ function: @escaping (A, B) -> C
) -> (A) -> (B) -> C {
  { a in { b in function(a, b) } }
}

/// Takes a function's three arguments one at a time: `curry(f)(a)(b)(c)` is `f(a, b, c)`.
@inlinable public func curry<A, B, C, D>(
  _ function: @escaping (A, B, C) -> D
) -> (A) -> (B) -> (C) -> D {
  { a in { b in { c in function(a, b, c) } } }
}

/// Takes one at a time the two arguments of a function, which throws.
@inlinable public func curry<A, B, C>(
  _ function: @escaping (A, B) throws -> C
) -> (A) -> (B) throws -> C {
  { a in { b in try function(a, b) } }
}

/// Takes one at a time the three arguments of a function, which throws.
@inlinable public func curry<A, B, C, D>(
  _ function: @escaping (A, B, C) throws -> D
) -> (A) -> (B) -> (C) throws -> D {
  { a in { b in { c in try function(a, b, c) } } }
}

extension Fn {
  /// The function `curry`, where a member shadows it.
  @inlinable public static func curry<A, B, C>(
    _ function: @escaping (A, B) -> C
  ) -> (A) -> (B) -> C {
    { a in { b in function(a, b) } }
  }

  /// The function `curry`, where a member shadows it.
  @inlinable public static func curry<A, B, C, D>(
    _ function: @escaping (A, B, C) -> D
  ) -> (A) -> (B) -> (C) -> D {
    { a in { b in { c in function(a, b, c) } } }
  }

  /// The function `curry` of what throws, where a member shadows it.
  @inlinable public static func curry<A, B, C>(
    _ function: @escaping (A, B) throws -> C
  ) -> (A) -> (B) throws -> C {
    { a in { b in try function(a, b) } }
  }

  /// The function `curry` of what throws, where a member shadows it.
  @inlinable public static func curry<A, B, C, D>(
    _ function: @escaping (A, B, C) throws -> D
  ) -> (A) -> (B) -> (C) throws -> D {
    { a in { b in { c in try function(a, b, c) } } }
  }
}

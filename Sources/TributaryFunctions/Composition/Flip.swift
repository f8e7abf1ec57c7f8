/// Changes the order of two arguments that are taken one at a time: `flip(f)(b)(a)` is `f(a)(b)`.
///
/// It makes a function of a method and its argument: `words.filter(flip(String.hasPrefix)("a"))`.
@inlinable public func flip<A, B, C>(
  _ function: @escaping (A) -> (B) -> C
) -> (B) -> (A) -> C {
  { b in { a in function(a)(b) } }
}

/// Makes a function of a method without arguments: `words.map(flip(String.uppercased)())`.
@inlinable public func flip<A, B>(
  _ function: @escaping (A) -> () -> B
) -> () -> (A) -> B {
  { { a in function(a)() } }
}

/// Changes the order of the two arguments of a curried function, which throws.
@inlinable public func flip<A, B, C>(
  _ function: @escaping (A) -> (B) throws -> C
) -> (B) -> (A) throws -> C {
  { b in { a in try function(a)(b) } }
}

/// Makes a function of a method without arguments, which throws.
@inlinable public func flip<A, B>(
  _ function: @escaping (A) -> () throws -> B
) -> () -> (A) throws -> B {
  { { a in try function(a)() } }
}

extension Fn {
  /// The function `flip`, where a member shadows it.
  @inlinable public static func flip<A, B, C>(
    _ function: @escaping (A) -> (B) -> C
  ) -> (B) -> (A) -> C {
    { b in { a in function(a)(b) } }
  }

  /// The function `flip`, where a member shadows it.
  @inlinable public static func flip<A, B>(
    _ function: @escaping (A) -> () -> B
  ) -> () -> (A) -> B {
    { { a in function(a)() } }
  }

  /// The function `flip` of what throws, where a member shadows it.
  @inlinable public static func flip<A, B, C>(
    _ function: @escaping (A) -> (B) throws -> C
  ) -> (B) -> (A) throws -> C {
    { b in { a in try function(a)(b) } }
  }

  /// The function `flip` of what throws, where a member shadows it.
  @inlinable public static func flip<A, B>(
    _ function: @escaping (A) -> () throws -> B
  ) -> () -> (A) throws -> B {
    { { a in try function(a)() } }
  }
}

/// Returns what it is given.
@inlinable public func id<A>(_ a: A) -> A {
  a
}

extension Fn {
  /// Returns what it is given.
  @inlinable public static func id<A>(_ a: A) -> A {
    a
  }
}

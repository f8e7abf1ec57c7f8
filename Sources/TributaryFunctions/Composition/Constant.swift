/// The function that gives one value, whatever it is given: `rows.map(const(0))`.
@inlinable public func const<A, B>(_ value: A) -> (B) -> A {
  { _ in value }
}

extension Fn {
  /// The function `const`, where a member shadows it.
  @inlinable public static func const<A, B>(_ value: A) -> (B) -> A {
    { _ in value }
  }
}

/// Returns what it is given.
@inlinable public func id<A>(_ value: A) -> A {
  value
}

extension Fn {
  /// The function `id`, where a member shadows it.
  @inlinable public static func id<A>(_ value: A) -> A {
    value
  }
}

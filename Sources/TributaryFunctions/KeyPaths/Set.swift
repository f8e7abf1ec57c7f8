/// The function that returns a copy with a property set: `users.map(set(\.isActive, true))`.
///
/// For values. An object has no copy: it would be changed itself.
///
/// - Parameters:
///   - keyPath: what to set.
///   - value: its new value.
/// - Returns: a function from the whole to the changed whole.
@inlinable public func set<Root, Value>(
  _ keyPath: WritableKeyPath<Root, Value>, _ value: Value
) -> (Root) -> Root {
  { root in
    var copy = root
    copy[keyPath: keyPath] = value
    return copy
  }
}

extension Fn {
  /// The function `set`, where a member shadows it.
  @inlinable public static func set<Root, Value>(
    _ keyPath: WritableKeyPath<Root, Value>, _ value: Value
  ) -> (Root) -> Root {
    { root in
      var copy = root
      copy[keyPath: keyPath] = value
      return copy
    }
  }
}

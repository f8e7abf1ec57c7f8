/// The function that returns a copy with a property changed: `users.map(over(\.age) { $0 + 1 })`.
///
/// For values, as ``set(_:_:)``; `update` changes in place.
///
/// - Parameters:
///   - keyPath: what to change.
///   - transform: makes the new value of the old one.
/// - Returns: a function from the whole to the changed whole.
@inlinable public func over<Root, Value>(
  _ keyPath: WritableKeyPath<Root, Value>, _ transform: @escaping (Value) -> Value
) -> (Root) -> Root {
  { root in
    var copy = root
    copy[keyPath: keyPath] = transform(root[keyPath: keyPath])
    return copy
  }
}

/// The function that returns a copy with a property changed by a function that throws.
@inlinable public func over<Root, Value>(
  _ keyPath: WritableKeyPath<Root, Value>, _ transform: @escaping (Value) throws -> Value
) -> (Root) throws -> Root {
  { root in
    var copy = root
    copy[keyPath: keyPath] = try transform(root[keyPath: keyPath])
    return copy
  }
}

extension Fn {
  /// The function `over`, where a member shadows it.
  @inlinable public static func over<Root, Value>(
    _ keyPath: WritableKeyPath<Root, Value>, _ transform: @escaping (Value) -> Value
  ) -> (Root) -> Root {
    { root in
      var copy = root
      copy[keyPath: keyPath] = transform(root[keyPath: keyPath])
      return copy
    }
  }

  /// The function `over`, where a member shadows it and the change may throw.
  @inlinable public static func over<Root, Value>(
    _ keyPath: WritableKeyPath<Root, Value>, _ transform: @escaping (Value) throws -> Value
  ) -> (Root) throws -> Root {
    { root in
      var copy = root
      copy[keyPath: keyPath] = try transform(root[keyPath: keyPath])
      return copy
    }
  }
}

/// The function that lifts a change of a property to a change of the whole, in a copy: `prop(\.age)({ $0 + 1 })`.
///
/// When the change comes later than the property, or passes through several properties:
/// `compose(prop(\User.address), prop(\.city))` changes the city of a user. For one property and one change
/// `over` is shorter.
///
/// - Parameter keyPath: what to change.
/// - Returns: a function from a change of the property to a change of the whole.
@inlinable public func prop<Root, Value>(
  _ keyPath: WritableKeyPath<Root, Value>
) -> (@escaping (Value) -> Value) -> (Root) -> Root {
  { over(keyPath, $0) }
}

/// The function that lifts a change in place of a property to a change in place of the whole.
///
/// `compose(mprop(\User.address), mprop(\.city))` changes the city of a user in place.
///
/// - Parameter keyPath: what to change.
/// - Returns: a function from a change of the property to a change of the whole.
@inlinable public func mprop<Root, Value>(
  _ keyPath: WritableKeyPath<Root, Value>
) -> (@escaping (inout Value) -> Void) -> (inout Root) -> Void {
  { mver(keyPath, $0) }
}

/// The function that lifts a change in place of an object's property to a change of the object.
@inlinable public func mprop<Root: AnyObject, Value>(
  _ keyPath: ReferenceWritableKeyPath<Root, Value>
) -> (@escaping (inout Value) -> Void) -> (Root) -> Void {
  { mver(keyPath, $0) }
}

extension Fn {
  /// The function `prop`, where a member shadows it.
  @inlinable public static func prop<Root, Value>(
    _ keyPath: WritableKeyPath<Root, Value>
  ) -> (@escaping (Value) -> Value) -> (Root) -> Root {
    { over(keyPath, $0) }
  }

  /// The function `mprop`, where a member shadows it.
  @inlinable public static func mprop<Root, Value>(
    _ keyPath: WritableKeyPath<Root, Value>
  ) -> (@escaping (inout Value) -> Void) -> (inout Root) -> Void {
    { mver(keyPath, $0) }
  }

  /// The function `mprop` of an object's property, where a member shadows it.
  @inlinable public static func mprop<Root: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>
  ) -> (@escaping (inout Value) -> Void) -> (Root) -> Void {
    { mver(keyPath, $0) }
  }
}

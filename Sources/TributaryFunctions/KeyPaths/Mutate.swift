/// The function that changes a property in place: `update(&user, mver(\.age) { $0 += 1 })`.
///
/// The name that Overture gives to `update` of a property.
///
/// - Parameters:
///   - keyPath: what to change.
///   - change: changes it.
/// - Returns: a function that changes the whole in place.
@inlinable public func mver<Root, Value>(
  _ keyPath: WritableKeyPath<Root, Value>, _ change: @escaping (inout Value) -> Void
) -> (inout Root) -> Void {
  { change(&$0[keyPath: keyPath]) }
}

/// The function that changes a property of an object: `updateObject(label, mver(\.text) { $0 += "!" })`.
@inlinable public func mver<Root: AnyObject, Value>(
  _ keyPath: ReferenceWritableKeyPath<Root, Value>, _ change: @escaping (inout Value) -> Void
) -> (Root) -> Void {
  { change(&$0[keyPath: keyPath]) }
}

/// The function that changes the object in a property of an object: `mverObject(\Panel.label) { $0.clear() }`.
@inlinable public func mverObject<Root: AnyObject, Value: AnyObject>(
  _ keyPath: KeyPath<Root, Value>, _ change: @escaping (Value) -> Void
) -> (Root) -> Void {
  { change($0[keyPath: keyPath]) }
}

/// The function that sets a property in place: `update(&user, mut(\.name, "Ada"))`.
///
/// ``set(_:_:)`` does the same in a copy.
///
/// - Parameters:
///   - keyPath: what to set.
///   - value: its new value.
/// - Returns: a function that changes the whole in place.
@inlinable public func mut<Root, Value>(
  _ keyPath: WritableKeyPath<Root, Value>, _ value: Value
) -> (inout Root) -> Void {
  { $0[keyPath: keyPath] = value }
}

/// The function that sets a property of an object: `updateObject(label, mut(\.text, "Save"))`.
@inlinable public func mut<Root: AnyObject, Value>(
  _ keyPath: ReferenceWritableKeyPath<Root, Value>, _ value: Value
) -> (Root) -> Void {
  { $0[keyPath: keyPath] = value }
}

/// The function that changes each element of a collection in place: `update(&users, mutEach(mut(\.isActive, true)))`.
///
/// - Parameter change: called with each element in turn.
/// - Returns: a function that changes the collection in place.
/// - Complexity: linear in the number of elements.
@inlinable public func mutEach<Elements: MutableCollection>(
  _ change: @escaping (inout Elements.Element) -> Void
) -> (inout Elements) -> Void {
  { for index in $0.indices { change(&$0[index]) } }
}

extension Fn {
  /// The function `mver`, where a member shadows it.
  @inlinable public static func mver<Root, Value>(
    _ keyPath: WritableKeyPath<Root, Value>, _ change: @escaping (inout Value) -> Void
  ) -> (inout Root) -> Void {
    { change(&$0[keyPath: keyPath]) }
  }

  /// The function `mver` of an object's property, where a member shadows it.
  @inlinable public static func mver<Root: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, _ change: @escaping (inout Value) -> Void
  ) -> (Root) -> Void {
    { change(&$0[keyPath: keyPath]) }
  }

  /// The function `mverObject`, where a member shadows it.
  @inlinable public static func mverObject<Root: AnyObject, Value: AnyObject>(
    _ keyPath: KeyPath<Root, Value>, _ change: @escaping (Value) -> Void
  ) -> (Root) -> Void {
    { change($0[keyPath: keyPath]) }
  }

  /// The function `mut`, where a member shadows it.
  @inlinable public static func mut<Root, Value>(
    _ keyPath: WritableKeyPath<Root, Value>, _ value: Value
  ) -> (inout Root) -> Void {
    { $0[keyPath: keyPath] = value }
  }

  /// The function `mut` of an object's property, where a member shadows it.
  @inlinable public static func mut<Root: AnyObject, Value>(
    _ keyPath: ReferenceWritableKeyPath<Root, Value>, _ value: Value
  ) -> (Root) -> Void {
    { $0[keyPath: keyPath] = value }
  }

  /// The function `mutEach`, where a member shadows it.
  @inlinable public static func mutEach<Elements: MutableCollection>(
    _ change: @escaping (inout Elements.Element) -> Void
  ) -> (inout Elements) -> Void {
    { for index in $0.indices { change(&$0[index]) } }
  }
}

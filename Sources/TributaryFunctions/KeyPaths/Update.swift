/// Changes a value in place, by functions that are called in turn.
///
/// ```swift
/// update(&user, update(\.age) { $0 += 1 }, update(\.name) { $0 = "Ada" })
/// ```
///
/// `updated` changes a copy: another name, so that no call can mean both.
///
/// - Parameters:
///   - value: what is changed.
///   - changes: what changes it.
@inlinable public func update<A>(_ value: inout A, _ changes: (inout A) -> Void...) {
  for change in changes { change(&value) }
}

/// Changes a value in place, by functions that are called in turn and may throw: then those before have changed it.
@inlinable public func update<A>(_ value: inout A, _ changes: (inout A) throws -> Void...) throws {
  for change in changes { try change(&value) }
}

/// Returns a copy of a value, changed by functions that are called in turn.
///
/// - Parameters:
///   - value: what is copied.
///   - changes: what changes the copy.
/// - Returns: the changed copy.
@inlinable public func updated<A>(_ value: A, _ changes: (inout A) -> Void...) -> A {
  var copy = value
  for change in changes { change(&copy) }
  return copy
}

/// Returns a copy of a value, changed by functions that are called in turn and may throw.
@inlinable public func updated<A>(_ value: A, _ changes: (inout A) throws -> Void...) throws -> A {
  var copy = value
  for change in changes { try change(&copy) }
  return copy
}

/// The function that changes a property in place: what `over` is to a copy.
///
/// - Parameters:
///   - keyPath: what to change.
///   - change: changes it.
/// - Returns: a function that changes the whole.
@inlinable public func update<Root, Value>(
  _ keyPath: WritableKeyPath<Root, Value>, _ change: @escaping (inout Value) -> Void
) -> (inout Root) -> Void {
  { change(&$0[keyPath: keyPath]) }
}

/// The function that changes a property in place and may throw.
@inlinable public func update<Root, Value>(
  _ keyPath: WritableKeyPath<Root, Value>, _ change: @escaping (inout Value) throws -> Void
) -> (inout Root) throws -> Void {
  { try change(&$0[keyPath: keyPath]) }
}

extension Fn {
  /// The function `update`, where a member shadows it.
  @inlinable public static func update<A>(_ value: inout A, _ changes: (inout A) -> Void...) {
    for change in changes { change(&value) }
  }

  /// The function `update`, where a member shadows it and changes may throw.
  @inlinable public static func update<A>(_ value: inout A, _ changes: (inout A) throws -> Void...) throws {
    for change in changes { try change(&value) }
  }

  /// The function `updated`, where a member shadows it.
  @inlinable public static func updated<A>(_ value: A, _ changes: (inout A) -> Void...) -> A {
    var copy = value
    for change in changes { change(&copy) }
    return copy
  }

  /// The function `updated`, where a member shadows it and changes may throw.
  @inlinable public static func updated<A>(_ value: A, _ changes: (inout A) throws -> Void...) throws -> A {
    var copy = value
    for change in changes { try change(&copy) }
    return copy
  }

  /// The function `update` of a property, where a member shadows it.
  @inlinable public static func update<Root, Value>(
    _ keyPath: WritableKeyPath<Root, Value>, _ change: @escaping (inout Value) -> Void
  ) -> (inout Root) -> Void {
    { change(&$0[keyPath: keyPath]) }
  }

  /// The function `update` of a property that may throw, where a member shadows it.
  @inlinable public static func update<Root, Value>(
    _ keyPath: WritableKeyPath<Root, Value>, _ change: @escaping (inout Value) throws -> Void
  ) -> (inout Root) throws -> Void {
    { try change(&$0[keyPath: keyPath]) }
  }
}

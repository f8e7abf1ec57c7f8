/// Changes an object by functions that are called in turn, and returns it.
///
/// When an object is made and set up in one expression:
///
/// ```swift
/// let label = updateObject(Label(), mut(\.text, "Save"), mut(\.isBold, true))
/// ```
///
/// `update` and `updated` are for values.
///
/// - Parameters:
///   - object: what is changed.
///   - changes: what changes it.
/// - Returns: the same object.
@discardableResult
@inlinable public func updateObject<A: AnyObject>(_ object: A, _ changes: (A) -> Void...) -> A {
  for change in changes { change(object) }
  return object
}

/// Changes an object by functions that are called in turn and may throw: then those before have changed it.
@discardableResult
@inlinable public func updateObject<A: AnyObject>(_ object: A, _ changes: (A) throws -> Void...) throws -> A {
  for change in changes { try change(object) }
  return object
}

extension Fn {
  /// The function `updateObject`, where a member shadows it.
  @discardableResult
  @inlinable public static func updateObject<A: AnyObject>(_ object: A, _ changes: (A) -> Void...) -> A {
    for change in changes { change(object) }
    return object
  }

  /// The function `updateObject`, where a member shadows it and changes may throw.
  @discardableResult
  @inlinable public static func updateObject<A: AnyObject>(_ object: A, _ changes: (A) throws -> Void...) throws -> A {
    for change in changes { try change(object) }
    return object
  }
}

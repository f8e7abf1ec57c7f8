/// Puts functions from a type to itself one after the other, any number of them: `concat(f, g, h)(x)` is `h(g(f(x)))`.
///
/// When changes of one value are collected and applied together. Without any the result returns what it gets. For
/// functions between different types see ``pipe(_:)``.
///
/// - Parameter functions: called in this order.
/// - Returns: one function that calls all of them.
@inlinable public func concat<A>(_ functions: (A) -> A...) -> (A) -> A {
  { functions.reduce($0) { value, function in function(value) } }
}

/// Puts functions from a type to itself, of which some throw, one after the other.
///
/// The first error ends the call; what follows is not called.
@inlinable public func concat<A>(_ functions: (A) throws -> A...) -> (A) throws -> A {
  { try functions.reduce($0) { value, function in try function(value) } }
}

/// Puts functions that change a value in place one after the other.
///
/// ```swift
/// let grow = concat(mver(\Box.width) { $0 += 1 }, mut(\.isDirty, true))
/// grow(&box)
/// ```
@inlinable public func concat<A>(_ changes: (inout A) -> Void...) -> (inout A) -> Void {
  { for change in changes { change(&$0) } }
}

/// Puts functions that change a value in place, of which some throw, one after the other.
///
/// After an error the value has the changes of the functions before.
@inlinable public func concat<A>(_ changes: (inout A) throws -> Void...) -> (inout A) throws -> Void {
  { for change in changes { try change(&$0) } }
}

/// Puts functions that change an object one after the other.
@inlinable public func concat<A: AnyObject>(_ changes: (A) -> Void...) -> (A) -> Void {
  { for change in changes { change($0) } }
}

/// Puts functions that change an object, of which some throw, one after the other.
@inlinable public func concat<A: AnyObject>(_ changes: (A) throws -> Void...) -> (A) throws -> Void {
  { for change in changes { try change($0) } }
}

extension Fn {
  /// The function `concat`, where a member shadows it.
  @inlinable public static func concat<A>(_ functions: (A) -> A...) -> (A) -> A {
    { functions.reduce($0) { value, function in function(value) } }
  }

  /// The function `concat` of what throws, where a member shadows it.
  @inlinable public static func concat<A>(_ functions: (A) throws -> A...) -> (A) throws -> A {
    { try functions.reduce($0) { value, function in try function(value) } }
  }

  /// The function `concat` of changes in place, where a member shadows it.
  @inlinable public static func concat<A>(_ changes: (inout A) -> Void...) -> (inout A) -> Void {
    { for change in changes { change(&$0) } }
  }

  /// The function `concat` of changes in place that throw, where a member shadows it.
  @inlinable public static func concat<A>(_ changes: (inout A) throws -> Void...) -> (inout A) throws -> Void {
    { for change in changes { try change(&$0) } }
  }

  /// The function `concat` of changes of an object, where a member shadows it.
  @inlinable public static func concat<A: AnyObject>(_ changes: (A) -> Void...) -> (A) -> Void {
    { for change in changes { change($0) } }
  }

  /// The function `concat` of changes of an object that throw, where a member shadows it.
  @inlinable public static func concat<A: AnyObject>(_ changes: (A) throws -> Void...) -> (A) throws -> Void {
    { for change in changes { try change($0) } }
  }
}

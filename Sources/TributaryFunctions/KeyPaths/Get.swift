/// The function that reads a property: `get(\.name)` is `{ $0.name }`.
///
/// Where a function is expected, Swift takes a key path itself: `names.map(\.count)`. `get` makes one where the type is
/// to follow from it: `pipe(map(get(\String.count)), …)`, and of a key path that is a value.
///
/// - Parameter keyPath: what to read.
/// - Returns: a function from the whole to the property.
@inlinable public func get<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> (Root) -> Value {
  { $0[keyPath: keyPath] }
}

extension Fn {
  /// The function `get`, where a member shadows it.
  @inlinable public static func get<Root, Value>(_ keyPath: KeyPath<Root, Value>) -> (Root) -> Value {
    { $0[keyPath: keyPath] }
  }
}

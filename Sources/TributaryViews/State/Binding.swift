/// A way to read and write a value that is kept elsewhere.
///
/// A view takes one to change what its parent owns; `$name` of a `@State`, `@Binding` or `@Bindable` makes one, and a
/// property of it is again a binding.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  let location: BindingLocation<Value>

  init(location: BindingLocation<Value>) {
    self.location = location
  }

  /// A binding from its two halves.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    location = ClosureLocation(read: get, write: set)
  }

  /// The value.
  public var wrappedValue: Value {
    get { location.get() }
    nonmutating set { location.set(newValue) }
  }

  /// The binding itself, to hand it on.
  public var projectedValue: Binding<Value> { self }

  /// Takes a binding where a wrapper's projection is declared.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding that always reads this value and takes no other.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// A binding to a property of the value.
  public subscript<Property>(dynamicMember path: WritableKeyPath<Value, Property>) -> Binding<Property> {
    Binding<Property>(location: PathLocation(base: location, path: path))
  }
}

extension Binding {
  /// A binding to an optional, from one to a value that is always there; writing nil does nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(location: DerivedLocation(base.location, read: { $0 }, write: { new, _ in new }))
  }

  /// A binding to the value in an optional, or nil if there is none now.
  ///
  /// While the optional is nil later on, the binding reads the last value that it saw.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    var last = first
    self.init(
      location: DerivedLocation(base.location) { value in
        if let value { last = value }
        return last
      } write: { new, _ in
        last = new
        return new
      })
  }

  /// A binding to a value whose type is hidden; writing a value of another type does nothing.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(
      location: DerivedLocation(base.location, read: { AnyHashable($0) }, write: { new, _ in new.base as? Wrapped }))
  }
}

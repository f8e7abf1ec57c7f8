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
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// A binding to the value in an optional, or nil if there is none now.
  ///
  /// While the optional is nil later on, the binding reads the last value that it saw.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    var last = first
    self.init(
      get: {
        if let value = base.wrappedValue { last = value }
        return last
      },
      set: {
        last = $0
        base.wrappedValue = $0
      })
  }

  /// A binding to a value whose type is hidden; writing a value of another type does nothing.
  public init<Wrapped: Hashable>(_ base: Binding<Wrapped>) where Value == AnyHashable {
    self.init(get: { base.wrappedValue }, set: { if let value = $0.base as? Wrapped { base.wrappedValue = value } })
  }
}

/// Where a binding reads and writes; the same object stands for the same place, so that bindings compare by it.
class BindingLocation<Value>: TrackedSource {
  func get() -> Value { preconditionFailure("A place without a value was read: use one of the kinds below.") }
  func set(_ new: Value) {}

  /// How many writes the place was told of, whoever made them; always 0 where only values are known.
  var writes: Int { 0 }

  /// Whether another object stands for the same place.
  func isSamePlace(as other: BindingLocation) -> Bool { self === other }
}

private final class ClosureLocation<Value>: BindingLocation<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
    self.read = read
    self.write = write
    super.init(in: nil)
  }

  override func get() -> Value { read() }
  override func set(_ new: Value) { write(new) }
}

private final class PathLocation<Base, Value>: BindingLocation<Value> {
  private let base: BindingLocation<Base>
  private let path: WritableKeyPath<Base, Value>

  init(base: BindingLocation<Base>, path: WritableKeyPath<Base, Value>) {
    self.base = base
    self.path = path
    super.init(in: nil)
  }

  override func get() -> Value { base.get()[keyPath: path] }

  override func set(_ new: Value) {
    var whole = base.get()
    whole[keyPath: path] = new
    base.set(whole)
  }
}

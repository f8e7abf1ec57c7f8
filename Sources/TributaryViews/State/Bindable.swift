public import Observation

/// Makes bindings to the properties of an `@Observable` model.
///
/// ```swift
/// struct Editor: View {
///   @Bindable var model: Document
///   var body: some View { TextField("Title", text: $model.title) }
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value: AnyObject & Observation.Observable> {
  /// The model.
  public var wrappedValue: Value

  /// A wrapper of this model.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// A wrapper of this model, to use inside a body.
  public init(_ wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue)
  }

  /// The wrapper itself, whose members are bindings.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the model.
  public subscript<Property>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Property>
  ) -> Binding<Property> {
    let model = wrappedValue
    return Binding(get: { model[keyPath: path] }, set: { model[keyPath: path] = $0 })
  }
}

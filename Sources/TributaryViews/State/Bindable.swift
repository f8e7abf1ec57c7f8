public import Observation
import TributaryBindings
import TributaryStreams

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
    Binding(location: ModelLocation(wrappedValue, path))
  }
}

/// A property of a model.
private final class ModelLocation<Model: AnyObject & Observation.Observable, Value>: BindingLocation<Value> {
  private let model: Model
  private let path: ReferenceWritableKeyPath<Model, Value>

  init(_ model: Model, _ path: ReferenceWritableKeyPath<Model, Value>) {
    self.model = model
    self.path = path
    super.init(in: nil)
  }

  override func get() -> Value { model[keyPath: path] }
  override func set(_ new: Value) { model[keyPath: path] = new }

  override func values() -> TributaryStreams.Observable<Value> {
    let path = path
    return TributaryStreams.Observable<Value?>.observe { [weak model] in model?[keyPath: path] }.unwrap()
  }

  override var loosely: LooseLocation<Value> {
    let path = path
    return LooseLocation {
      [weak model] in
      model?[keyPath: path]
    } set: { [weak model] in
      model?[keyPath: path] = $0
    }
  }

  override var end: BindingEnd<Value> { BindingEnd(model, path) }

  override func adopt(_ other: BindingLocation<Value>) -> Bool {
    guard let other = other as? ModelLocation else { return false }
    return other.model === model && other.path == path
  }
}

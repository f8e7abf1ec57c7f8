public import Observation

/// A value that a view finds in its surroundings; the view runs again when another is set.
///
/// ```swift
/// @Environment(\.isEnabled) private var isEnabled   // a value by its name
/// @Environment(Session.self) private var session    // an @Observable model by its type
/// ```
@propertyWrapper
public struct Environment<Value>: CellHolder {
  private let storage: EnvironmentCell<Value>

  /// The value of this name.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    storage = EnvironmentCell { $0[keyPath: path] }
  }

  /// The model of this type; a view above must have set one with `.environment(model)`.
  public init(_ type: Value.Type) where Value: AnyObject & Observation.Observable {
    storage = EnvironmentCell { values in
      guard let model = values[model: type] else {
        preconditionFailure(
          """
          No \(type) is in the environment of a view that reads one with @Environment. Put one there with \
          `.environment(model)` on a view above, or read it as an optional: `var model: \(type)?`.
          """)
      }
      return model
    }
  }

  /// The model of this type, or nil if no view above has set one.
  public init<Model: AnyObject & Observation.Observable>(_ type: Model.Type) where Value == Model? {
    storage = EnvironmentCell { $0[model: type] }
  }

  /// The value; outside of a mounted view, what it is where nothing is set.
  public var wrappedValue: Value {
    storage.read(storage.place?.environment ?? EnvironmentValues())
  }

  var cell: ViewCell { storage }
}

private final class EnvironmentCell<Value>: ViewCell {
  let read: (EnvironmentValues) -> Value
  var place: EnvironmentPlace?

  init(read: @escaping (EnvironmentValues) -> Value) {
    self.read = read
  }

  override var box: AnyObject? { place }

  override func makeBox(on node: Node, in context: ViewContext) -> AnyObject {
    let place = EnvironmentPlace(context.environment)
    self.place = place
    return place
  }

  override func adopt(_ box: AnyObject) {
    place = unsafeDowncast(box, to: EnvironmentPlace.self)
  }

  override func fresh() -> ViewCell { EnvironmentCell(read: read) }
}

/// The surroundings of one mounted view.
private final class EnvironmentPlace {
  let environment: EnvironmentValues

  init(_ environment: EnvironmentValues) {
    self.environment = environment
  }
}

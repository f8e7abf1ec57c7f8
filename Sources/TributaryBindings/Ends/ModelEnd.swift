public import Observation
internal import TributaryStreams
public import TributaryTime

extension BindingEnd {
  /// A property of an `@Observable` model as an end.
  ///
  /// ```swift
  /// BindingEnd(settings, \.volume) <-> slider.value
  /// ```
  ///
  /// The model is not kept; a binding notices that it is gone when it would write to it, and ends. A setter that
  /// corrects what it gets is heard at once.
  ///
  /// - Timing: what the binding writes is in the model before any observer of another end is told. What others write to
  ///   the model reaches the binding in the next turn of the scope; of several writes in one turn the last counts.
  ///
  /// - Parameters:
  ///   - model: whose property it is.
  ///   - path: leads to the property.
  ///   - scope: whose turn looks at changes; the caller's.
  public init<Model: AnyObject & Observation.Observable>(
    _ model: Model, _ path: ReferenceWritableKeyPath<Model, Value>, scope: Scope = .current
  ) {
    let model = WeakObject(model)
    self.init {
      ControlJoint(read: { model.object?[keyPath: path] }, write: { model.object?[keyPath: path] = $0 })
    } listening: { joint in
      let values = TributaryStreams.Observable.observe(scope: scope) { model.object?[keyPath: path] }
      joint.listen(to: values.compactMap { $0 }, at: SourcePlace(fileID: #fileID, line: #line))
    }
  }
}

/// An object that is not kept.
struct WeakObject<Object: AnyObject> {
  private(set) weak var object: Object?

  init(_ object: Object) {
    self.object = object
  }
}

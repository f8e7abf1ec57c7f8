public import TributaryBindings
public import TributaryStreams

extension Binding: BindingEndConvertible {
  /// The value as an end of a two-way binding, as in `relay <-> $text`.
  ///
  /// A two-way binding keeps neither the view nor its state, and ends with them; made in a view it belongs into
  /// ``View/bindings(_:)``. Of its changes a state, a relay, a control and a property of one of these tell at once; a
  /// property of an `@Observable` model, and what a closure reads from one, in the next turn. A state that a closure
  /// reads tells nothing there: give its own binding, and a conversion.
  public var bindingEnd: BindingEnd<Value> { location.end }

  /// The value as a property of a control: its value and its changes as a stream, and something to bind streams to.
  ///
  /// ```swift
  /// search.map(\.title).bind(to: $title.asControlProperty())
  /// ```
  public func asControlProperty() -> ControlProperty<Value> {
    ControlProperty(values: location.values(), valueSink: PlaceObserver(place: location.loosely))
  }
}

/// What a stream that is bound to a place writes.
private struct PlaceObserver<Value>: ObserverType {
  let place: LooseLocation<Value>

  func asObserver(at source: SourcePlace) -> Observer<Value> {
    Observer(
      onNext: place.set,
      onTermination: { if case .error(let error) = $0 { UnhandledErrors.handler(error, source) } })
  }
}

/// A control that is on or off, or on for some of several things.
///
/// Space, Enter and a click turn it. A toggle of several bindings shows that some are on and some are off. It turns all
/// of them on then, and off once all are on.
///
/// ```swift
/// Toggle("Wi-Fi", isOn: $isOn)                        // [x] Wi-Fi
/// Toggle("All", sources: $alarms, isOn: \.isOn)       // [-] All
/// ```
public struct Toggle<Label: View>: View {
  private let source: Source
  private let label: Label

  /// What is on or off.
  private enum Source {
    case one(Binding<Bool>)
    case several(Binding<ToggleState>)
  }

  /// A toggle with a label made of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    source = .one(isOn)
    self.label = label()
  }

  /// A toggle of several bindings, with a label made of views; without any it is off.
  public init<Sources: RandomAccessCollection>(
    sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let state = Binding {
      ToggleState(of: bindings.lazy.map(\.wrappedValue))
    } set: { new in
      for binding in bindings { binding.wrappedValue = new == .on }
    }
    source = .several(state)
    self.label = label()
  }

  /// A toggle of a property of each element of a bound collection, with a label made of views; without any it is off.
  ///
  /// All elements are written at once.
  public init<Elements: RandomAccessCollection & MutableCollection>(
    sources: Binding<Elements>, isOn: WritableKeyPath<Elements.Element, Bool>, @ViewBuilder label: () -> Label
  ) {
    let state = DerivedLocation(sources.location, id: isOn) { elements in
      ToggleState(of: elements.lazy.map { $0[keyPath: isOn] })
    } write: { new, elements in
      var elements = elements
      for index in elements.indices { elements[index][keyPath: isOn] = new == .on }
      return elements
    }
    source = .several(Binding(location: state))
    self.label = label()
  }

  /// The box and the label.
  public var body: some View {
    let source = source
    let state = Self.state(of: source)
    Control(.toggle, value: state.rawValue, mark: .toggle(state)) {
      let isOn = Self.state(of: source) != .on
      switch source {
      case .one(let binding): binding.wrappedValue = isOn
      case .several(let binding): binding.wrappedValue = isOn ? .on : .off
      }
    } label: {
      label
    }
  }

  private static func state(of source: Source) -> ToggleState {
    switch source {
    case .one(let binding): binding.wrappedValue ? .on : .off
    case .several(let binding): binding.wrappedValue
    }
  }
}

extension ToggleState {
  /// The state of a toggle that stands for several things.
  fileprivate init(of values: some Sequence<Bool>) {
    var first: Bool?
    for value in values {
      if let first, first != value {
        self = .mixed
        return
      }
      first = value
    }
    self = first == true ? .on : .off
  }
}

extension Toggle where Label == Text {
  /// A toggle with a text.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  /// A toggle with a text, for a relay or a control.
  public init(_ title: some StringProtocol, isOn: some BindingConvertible<Bool>) {
    self.init(title, isOn: isOn.asBinding())
  }

  /// A toggle of several bindings, with a text.
  public init<Sources: RandomAccessCollection>(
    _ title: some StringProtocol, sources: Sources, isOn: KeyPath<Sources.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

  /// A toggle of a property of each element of a bound collection, with a text.
  public init<Elements: RandomAccessCollection & MutableCollection>(
    _ title: some StringProtocol, sources: Binding<Elements>, isOn: WritableKeyPath<Elements.Element, Bool>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }
}

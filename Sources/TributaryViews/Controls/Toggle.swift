/// A control that is on or off.
///
/// Space, Enter and a click turn it.
///
/// ```swift
/// Toggle("Wi-Fi", isOn: $isOn)        // [x] Wi-Fi
/// ```
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label

  /// A toggle with a label made of views.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// The box and the label.
  public var body: some View {
    let isOn = isOn
    let state: ToggleState = isOn.wrappedValue ? .on : .off
    Control(.toggle, value: state.rawValue, mark: .toggle(state)) {
      isOn.wrappedValue.toggle()
    } label: {
      label
    }
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
}

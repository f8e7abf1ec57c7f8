/// How buttons look.
public enum ButtonStyle: Hashable, Sendable {
  /// As is usual where they stand: bordered in alerts and confirmations, plain elsewhere.
  case automatic
  /// The label alone.
  case plain
  /// With a frame that tells a button from text.
  case bordered
}

/// How much room controls take.
public enum ControlSize: Hashable, Sendable {
  /// As little as possible: a bordered button has no room between its frame and its label.
  case small
  /// As much as is usual.
  case regular
}

extension View {
  /// Sets how the buttons in the view look.
  ///
  /// ```swift
  /// Button("Save") { save() }.buttonStyle(.bordered)        // [ Save ]
  /// ```
  public func buttonStyle(_ style: ButtonStyle) -> some View {
    environment(\.buttonStyle, style)
  }

  /// Sets how much room the controls in the view take.
  public func controlSize(_ size: ControlSize) -> some View {
    environment(\.controlSize, size)
  }
}

extension EnvironmentValues {
  /// How buttons look.
  public var buttonStyle: ButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  /// How much room controls take.
  public var controlSize: ControlSize {
    get { self[ControlSizeKey.self] }
    set { self[ControlSizeKey.self] = newValue }
  }

  /// The frame round the labels of buttons.
  var buttonFrame: ButtonContent.Frame {
    guard buttonStyle == .bordered else { return .none }
    return controlSize == .small ? .small : .regular
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: ButtonStyle { .automatic }
}

private enum ControlSizeKey: EnvironmentKey {
  static var defaultValue: ControlSize { .regular }
}

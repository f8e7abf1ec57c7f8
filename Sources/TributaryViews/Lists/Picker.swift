/// A choice of one among few.
///
/// ```swift
/// Picker("Size", selection: $size) {
///   Text("Small").tag(Size.small)
///   Text("Large").tag(Size.large)
/// }
/// .pickerStyle(.segmented)        // Size [Small]  Large
/// ```
///
/// The options are told apart by their `tag`, or by their id in a `ForEach`. By default the picker shows what is
/// chosen; Enter, Space and a click open a list of all below it, or above it where there is no room, in which Enter,
/// Space and a click choose and Escape leaves things as they are. In the other styles the keys of the axis choose at
/// once: Left and Right among segments, Up and Down among lines; at the ends they leave the picker.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let title: String?
  private let label: Label
  private let content: Content
  @Environment(\.pickerStyle) private var style
  @State private var isOpen = false

  private init(_ selection: Binding<SelectionValue>, title: String?, label: Label, content: Content) {
    self.selection = selection
    self.title = title
    self.label = label
    self.content = content
  }

  /// A picker with a label made of views.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, title: nil, label: label(), content: content())
  }

  /// The label and the options, as the style says.
  public var body: some View {
    switch style {
    case .segmented:
      HStack {
        label
        choices(.segments, ListSelection(exactly: selection))
      }
    case .inline:
      VStack(alignment: .leading) {
        label
        choices(.options, ListSelection(exactly: selection))
      }
    case .automatic, .menu:
      Control(.menu, mark: .menu) {
        isOpen = true
      } label: {
        label
        choices(.current, ListSelection(exactly: selection))
        if isOpen { menu }
      }
    }
  }

  private var menu: some View {
    Layer(LayerContent(outside: .dismisses, room: .menu), role: .dialog, label: title) {
      isOpen = false
    } content: {
      choices(.options, choosing).padding(.horizontal).border(.rounded)
    }
  }

  /// What is chosen, where only a choice changes it.
  private var choosing: ListSelection {
    var choosing = ListSelection(exactly: selection)
    let isOpen = $isOpen
    choosing.onChoice = { isOpen.wrappedValue = false }
    return choosing
  }

  private func choices(_ style: ListContent.Style, _ selection: ListSelection) -> some View {
    Choices(style: style, role: .radioGroup, label: title, selection: selection) { content }
  }
}

extension Picker where Label == Text {
  /// A picker with a text.
  public init(
    _ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection, title: String(title), label: Text(title), content: content())
  }

  /// A picker with a text, for a relay or a control.
  public init(
    _ title: some StringProtocol, selection: some BindingConvertible<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(title, selection: selection.asBinding(), content: content)
  }
}

/// How a ``Picker`` shows its options.
public enum PickerStyle: Hashable, Sendable {
  /// As a menu.
  case automatic
  /// What is chosen; the others when it is opened.
  case menu
  /// All of them, one a line.
  case inline
  /// All of them, side by side.
  case segmented
}

extension View {
  /// Sets how the pickers in the view show their options.
  public func pickerStyle(_ style: PickerStyle) -> some View {
    environment(\.pickerStyle, style)
  }
}

extension EnvironmentValues {
  /// How pickers show their options.
  public var pickerStyle: PickerStyle {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

private enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerStyle { .automatic }
}

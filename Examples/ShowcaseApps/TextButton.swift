import Tributary

/// A button that looks like one without colours, and names its key if it has one.
struct TextButton: View {
  private let title: String
  private let key: KeyEquivalent
  private let modifiers: EventModifiers
  private let action: () -> Void

  init(_ title: String, key: KeyEquivalent, modifiers: EventModifiers = [], action: @escaping () -> Void) {
    self.title = title
    self.key = key
    self.modifiers = modifiers
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      HStack(spacing: 0) {
        Text("[ \(title) ").foregroundColor(.accent)
        Text(name).foregroundColor(.secondary)
        Text(" ]").foregroundColor(.accent)
      }
    }
    .keyboardShortcut(key, modifiers: modifiers)
    .accessibilityLabel(title)
  }

  private var name: String {
    let name =
      switch key {
      case .escape: "esc"
      case .character(let character): String(character)
      default: "\(key)"
      }
    return modifiers.contains(.control) ? "ctrl-\(name)" : name
  }
}

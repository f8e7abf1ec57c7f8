import Tributary

/// A bordered button that names its key.
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
      HStack(spacing: 1) {
        Text(title)
        Text(name).foregroundColor(.secondary)
      }
    }
    .buttonStyle(.bordered)
    .foregroundColor(.accent)
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

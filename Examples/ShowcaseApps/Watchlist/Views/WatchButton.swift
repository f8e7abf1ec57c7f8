import Tributary

/// A button that looks like one without colours.
struct WatchButton: View {
  private let title: String
  private let action: () -> Void

  init(_ title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  var body: some View {
    Button(action: action) { Text("[ \(title) ]").foregroundColor(.accent) }.accessibilityLabel(title)
  }
}

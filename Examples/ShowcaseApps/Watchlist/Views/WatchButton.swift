import Tributary

/// A bordered button in the app's colour.
struct WatchButton: View {
  private let title: String
  private let action: () -> Void

  init(_ title: String, action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  var body: some View {
    Button(title, action: action).buttonStyle(.bordered).foregroundColor(.accent)
  }
}

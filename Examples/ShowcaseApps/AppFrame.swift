import Tributary

/// What every app of the showcase has round it: its title, its own buttons, and the way out.
struct AppFrame<Content: View, Buttons: View>: View {
  private let title: String
  private let spacing: Int
  private let content: Content
  private let buttons: Buttons
  @Environment(\.exit) private var exit

  init(
    title: String, spacing: Int = 1, @ViewBuilder content: () -> Content,
    @ViewBuilder buttons: () -> Buttons = { EmptyView() }
  ) {
    self.title = title
    self.spacing = spacing
    self.content = content()
    self.buttons = buttons()
  }

  var body: some View {
    VStack(spacing: spacing) {
      Text(title).bold()
      content
      HStack(spacing: 2) {
        buttons
        TextButton("Leave", key: .escape) { exit() }
      }
    }
  }
}

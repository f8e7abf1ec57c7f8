import Tributary

/// The way out of the app.
///
/// It has no key: Escape goes back.
struct LeaveButton: View {
  @Environment(\.exit) private var exit

  var body: some View {
    WatchButton("Leave") { exit() }
  }
}

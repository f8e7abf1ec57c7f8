import Tributary

/// Traps when its button is pressed, to show that the terminal is as before once a program has crashed.
struct Crash: View {
  var body: some View {
    AppFrame(title: "Crash") {
      Button("Trap", role: .destructive, action: trap).buttonStyle(.bordered)
    }
  }

  private func trap() {
    preconditionFailure("The crash app was told to trap: the screen, the cursor and the echo are as before.")
  }
}

import Tributary

/// Asks who is there.
struct LoginView: View {
  @Bindable var model: LoginModel
  @FocusState private var isTyping: Bool

  init(model: LoginModel) {
    self.model = model
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Who is watching?")
      TextField("your name", text: $model.name).accessibilityLabel("Name").frame(maxWidth: 30).focused($isTyping)
        .onSubmit { model.logIn() }
      HStack(spacing: 2) {
        WatchButton("Log in") { model.logIn() }.disabled(!model.canLogIn)
        LeaveButton()
      }
    }
    .onAppear { isTyping = true }
  }
}

/// Asks, once, what the app may do.
struct PermissionsView: View {
  let model: PermissionsModel

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("May we tell you of new titles?")
      HStack(spacing: 2) {
        WatchButton("Yes") { model.answer(true) }
        WatchButton("No") { model.answer(false) }
      }
    }
  }
}

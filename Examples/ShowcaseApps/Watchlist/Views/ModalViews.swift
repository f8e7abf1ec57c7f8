import Tributary

/// The settings.
struct SettingsView: View {
  let model: SettingsModel
  @Bindable private var state: WatchState

  init(model: SettingsModel) {
    self.model = model
    state = model.state
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Logged in as \(model.state.user ?? "nobody")")
      Toggle("Tell me of new titles", isOn: $state.isNotified)
      WatchButton("About") { model.showAbout() }
      WatchButton("Log out") { model.logOut() }
    }
  }
}

/// What this is.
struct AboutView: View {
  var body: some View {
    Text("Two hundred titles, all of them invented.")
  }
}

/// The first question of the wizard.
struct WishNameView: View {
  @Bindable var model: WishModel
  @FocusState private var isTyping: Bool

  init(model: WishModel) {
    self.model = model
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("What do you miss?")
      TextField("its name", text: $model.name).accessibilityLabel("Wish").frame(maxWidth: 30).focused($isTyping)
        .onSubmit { model.next() }
      WatchButton("Next") { model.next() }
    }
    .onAppear { isTyping = true }
  }
}

/// The second question of the wizard.
struct WishKindView: View {
  @Bindable var model: WishModel

  init(model: WishModel) {
    self.model = model
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 1) {
      Text("Is \(model.wish.name) a movie or a series?")
      Picker("Kind", selection: $model.kind) {
        ForEach(Kind.allCases, id: \.self) { kind in Text(kind.rawValue) }
      }
      WatchButton("Save") { model.finish() }
    }
  }
}

/// Asks before a wish is lost.
struct DiscardView: View {
  let wish: WatchState.Wish
  let answer: Answer<Bool>

  var body: some View {
    VStack(spacing: 1) {
      Text("\(wish.name) is not saved.")
      HStack(spacing: 2) {
        WatchButton("Keep writing") { answer(false) }
        WatchButton("Discard") { answer(true) }
      }
    }
  }
}

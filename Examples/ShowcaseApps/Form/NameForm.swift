import Tributary

/// Two fields and a button that waits until both are filled: bindings, focus, and submitting by Enter.
struct NameForm: View {
  @State private var first = ""
  @State private var last = ""
  @State private var greeting = ""
  @FocusState private var focus: Name?

  private enum Name: Hashable { case first, last }

  var body: some View {
    AppFrame(title: "Form") {
      VStack(alignment: .leading, spacing: 1) {
        FormField(name: "First name") {
          TextField("", text: $first).focused($focus, equals: .first).onSubmit { focus = .last }
        }
        FormField(name: "Last name") {
          TextField("", text: $last).focused($focus, equals: .last).onSubmit(save)
        }
        Button("Save", action: save).buttonStyle(.bordered).foregroundColor(.accent).disabled(!isComplete)
        Text(greeting.isEmpty ? "both names are needed" : greeting)
          .foregroundColor(greeting.isEmpty ? .secondary : .primary)
      }
      .padding(1)
      .border(.rounded, .secondary)
    }
    .onAppear { focus = .first }
  }

  private var isComplete: Bool { !first.isEmpty && !last.isEmpty }

  private func save() {
    guard isComplete else { return }
    greeting = "Welcome, \(first) \(last)!"
    (first, last, focus) = ("", "", .first)
  }
}

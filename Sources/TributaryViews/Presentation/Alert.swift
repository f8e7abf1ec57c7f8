extension View {
  /// Tells a person something that must be answered, while a binding is true.
  ///
  /// Each button closes the alert after its action, an asynchronous one goes on as a task of this view; without buttons
  /// there is one that says OK. Escape does what the button with the role `cancel` does, or else just closes. The focus
  /// begins at the first button that destroys nothing.
  ///
  /// ```swift
  /// Text(file.name).alert("Delete?", isPresented: $asks) {
  ///   Button("Delete", role: .destructive) { await delete(file) }
  ///   Button("Keep", role: .cancel) {}
  /// } message: {
  ///   Text("It cannot be brought back.")
  /// }
  /// ```
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    DialogModifier(
      content: self, kind: .alert, title: String(title), isPresented: isPresented, value: (), actions: actions,
      message: message)
  }

  /// Tells a person something that must be answered, in a title alone.
  public func alert(
    _ title: some StringProtocol, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) {}
  }

  /// Tells a person something about a value, while a binding is true and there is the value.
  public func alert<Value>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting value: Value?,
    @ViewBuilder actions: @escaping (Value) -> some View, @ViewBuilder message: @escaping (Value) -> some View
  ) -> some View {
    DialogModifier(
      content: self, kind: .alert, title: String(title), isPresented: isPresented, value: value, actions: actions,
      message: message)
  }

  /// Tells a person something about a value, in a title alone.
  public func alert<Value>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, presenting value: Value?,
    @ViewBuilder actions: @escaping (Value) -> some View
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: value, actions: actions) { _ in }
  }
}

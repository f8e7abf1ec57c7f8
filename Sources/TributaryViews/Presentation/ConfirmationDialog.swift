extension View {
  /// Offers a person what can be done, one button below the other, while a binding is true.
  ///
  /// Each button closes the dialog after its action. Where none has the role `cancel`, one that cancels is added;
  /// Escape does what that does.
  ///
  /// - Parameters:
  ///   - title: What it is about; also its name where it is hidden.
  ///   - isPresented: Whether the dialog is there.
  ///   - titleVisibility: Whether the title shows; it does unless hidden.
  ///   - actions: The buttons.
  ///   - message: What to know before choosing.
  /// - Returns: The view with the dialog over it.
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View, @ViewBuilder message: @escaping () -> some View
  ) -> some View {
    DialogModifier(
      content: self, kind: .confirmation(titleVisibility), title: String(title), isPresented: isPresented, value: (),
      actions: actions, message: message)
  }

  /// Offers a person what can be done, without a message.
  public func confirmationDialog(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) {}
  }

  /// Offers a person what can be done with a value, while a binding is true and there is the value.
  public func confirmationDialog<Value>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting value: Value?, @ViewBuilder actions: @escaping (Value) -> some View,
    @ViewBuilder message: @escaping (Value) -> some View
  ) -> some View {
    DialogModifier(
      content: self, kind: .confirmation(titleVisibility), title: String(title), isPresented: isPresented,
      value: value, actions: actions, message: message)
  }

  /// Offers a person what can be done with a value, without a message.
  public func confirmationDialog<Value>(
    _ title: some StringProtocol, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting value: Value?, @ViewBuilder actions: @escaping (Value) -> some View
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, presenting: value, actions: actions
    ) { _ in }
  }
}

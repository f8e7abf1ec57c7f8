extension View {
  /// Makes the controls in the view ignore the person; inside a disabled view nothing is enabled again.
  public func disabled(_ isDisabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !isDisabled }
  }
}

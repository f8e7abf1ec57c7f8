extension View {
  /// Sets the colour of the text in the view; nil leaves it as it is.
  public func foregroundColor(_ color: Color?) -> some View {
    Wrapper(content: self, element: .style(foreground: color, bold: nil))
  }

  /// Sets the colour of the text in the view.
  public func foregroundStyle(_ color: Color) -> some View {
    foregroundColor(color)
  }

  /// Makes the text in the view bold, or not.
  public func bold(_ isActive: Bool = true) -> some View {
    Wrapper(content: self, element: .style(foreground: nil, bold: isActive))
  }

  /// Fills the box of the view with a colour, behind it.
  public func background(_ color: Color) -> some View {
    Wrapper(content: self, element: .background(color))
  }

  /// Shows a view behind this one, in a box of this one's size.
  public func background(_ background: some View, alignment: Alignment = .center) -> some View {
    Backdrop(content: self, background: background, alignment: alignment)
  }

  /// Shows views behind this one, one over the other, in a box of this one's size.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () -> some View
  ) -> some View {
    background(content(), alignment: alignment)
  }

  /// Limits the lines that each text in the view takes; nil is no limit.
  public func lineLimit(_ number: Int?) -> some View {
    environment(\.lineLimit, number)
  }

  /// Places the lines of each text in the view that is wider than they are.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
}

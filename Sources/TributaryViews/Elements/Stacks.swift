/// Views one below the other.
public struct VStack<Content: View>: ElementView {
  let content: Content
  let element: ElementContent

  /// A column; spacing nil is the backend's own, which is none in a terminal.
  public init(
    alignment: HorizontalAlignment = .center, spacing: Int? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    element = .column(alignment: alignment, spacing: spacing)
  }
}

/// Views side by side.
public struct HStack<Content: View>: ElementView {
  let content: Content
  let element: ElementContent

  /// A row; spacing nil is the backend's own, which is one column in a terminal.
  public init(alignment: VerticalAlignment = .center, spacing: Int? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    element = .row(alignment: alignment, spacing: spacing)
  }
}

/// Views one above the other in depth; the last is in front.
public struct ZStack<Content: View>: ElementView {
  let content: Content
  let element: ElementContent

  /// Layers, each placed by the alignment.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
    element = .layers(alignment: alignment)
  }
}

extension VStack {
  /// A stack is an element.
  public typealias Body = Never
}

extension HStack {
  /// A stack is an element.
  public typealias Body = Never
}

extension ZStack {
  /// A stack is an element.
  public typealias Body = Never
}

/// A window onto views that may be larger than it; the person scrolls them.
public struct ScrollView<Content: View>: ElementView {
  let content: Content
  let element: ElementContent
  static var role: Role { .scrollArea }

  /// A window that scrolls along these axes.
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.content = content()
    element = .scroll(axes)
  }
}

extension ScrollView {
  /// A scroll view is an element.
  public typealias Body = Never
}

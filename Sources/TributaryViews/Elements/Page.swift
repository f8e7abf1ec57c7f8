/// A column in a frame that keeps its place: where the column does not fit it scrolls inside of the frame.
struct Page<Content: View>: ElementView {
  typealias Body = Never
  let content: Content
  let element: ElementContent

  init(spacing: Int? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
    element = .page(alignment: .center, spacing: spacing)
  }
}

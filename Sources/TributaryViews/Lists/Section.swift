/// Rows that belong together, between a header and a footer, neither of which can be chosen.
///
/// A `ForEach` of sections is written with the section directly in it; so its rows are found one by one:
///
/// ```swift
/// List(selection: $city) {
///   ForEach(countries) { country in
///     Section(country.name) { ForEach(country.cities) { Text($0.name) } }
///   }
/// }
/// ```
public struct Section<Parent: View, Content: View, Footer: View>: View, RowGroup {
  private let header: Parent
  private let content: Content
  private let footer: Footer

  /// Rows between a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// The header, the rows, the footer.
  public var body: some View {
    if Parent.self != EmptyView.self { SectionLabel(role: .header, content: header) }
    content
    if Footer.self != EmptyView.self { SectionLabel(role: .footer, content: footer) }
  }
}

extension Section where Footer == EmptyView {
  /// Rows below a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header) {}
  }
}

extension Section where Parent == EmptyView {
  /// Rows above a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: {}, footer: footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Rows that belong together.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: {}, footer: {})
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Rows below a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) {
    self.init(content: content, header: { Text(title) }, footer: {})
  }
}

/// The header or the footer of a section.
private struct SectionLabel<Content: View>: NodeContainer {
  typealias Body = Never
  let role: Role
  let content: Content

  private var element: ElementContent {
    .style(foreground: role == .footer ? .secondary : nil, bold: role == .header ? true : nil)
  }

  func makeNode(under parent: Node, in context: ViewContext) -> ElementNode {
    ElementNode(under: parent, content: element, role: role)
  }

  func updateNode(_ node: ElementNode, in context: ViewContext) {}

  func contextInside(_ node: ElementNode, _ context: ViewContext) -> ViewContext { context.inside }
}

/// A title that shows and hides the views below it.
///
/// Enter, Space and a click on the title turn it, Right shows and Left hides. While they are hidden the views are not
/// mounted: they lose their `@State`, and their tasks end.
///
/// ```swift
/// DisclosureGroup("Details", isExpanded: $isOpen) {   // ▾ Details
///   Text("2 files")                                   //   2 files
/// }
/// ```
public struct DisclosureGroup<Label: View, Content: View>: View {
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content
  @State private var isOpen = false

  /// Views below a label made of views; whether they show is bound.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  /// Views below a label made of views, hidden at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// The title, and the views where they show.
  public var body: some View {
    let isExpanded = isExpanded ?? $isOpen
    let isOpen = isExpanded.wrappedValue
    VStack(alignment: .leading) {
      DisclosureTitle(isOpen: isOpen, content: label) { isExpanded.wrappedValue.toggle() }
      if isOpen { VStack(alignment: .leading, content: content).padding(.leading, 2) }
    }
  }
}

extension DisclosureGroup where Label == Text {
  /// Views below a title; whether they show is bound.
  public init(
    _ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Views below a title; whether they show is bound to a relay or a control.
  public init(
    _ title: some StringProtocol, isExpanded: some BindingConvertible<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(title, isExpanded: isExpanded.asBinding(), content: content)
  }

  /// Views below a title, hidden at first.
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// The title of a group, which a person turns.
private struct DisclosureTitle<Label: View>: NodeContainer {
  typealias Body = Never
  let isOpen: Bool
  let content: Label
  let action: () -> Void

  func makeNode(under parent: Node, in context: ViewContext) -> DisclosureNode {
    let node = DisclosureNode(.disclosure, .disclosure(isOpen: isOpen), action, under: parent, in: context)
    node.semantics.value = value
    return node
  }

  func updateNode(_ node: DisclosureNode, in context: ViewContext) {
    _ = exchange(&node.action, with: action)
    node.setValue(value)
    node.setContent(.button(ButtonContent(mark: .disclosure(isOpen: isOpen))))
  }

  func contextInside(_ node: DisclosureNode, _ context: ViewContext) -> ViewContext { context.inside }

  private var value: String { isOpen ? "expanded" : "collapsed" }
}

/// The element of the title.
private final class DisclosureNode: ActingNode {
  override func take(_ key: KeyPress) -> Bool {
    let isOpen = content == .button(ButtonContent(mark: .disclosure(isOpen: true)))
    guard key == KeyPress(isOpen ? .left : .right) else { return super.take(key) }
    tree.activate(self)
    return true
  }

  override func part(of key: KeyPress) -> KeyPolicy {
    key == KeyPress(.left) || key == KeyPress(.right) ? .arrows : []
  }
}

/// Views of which one shows at a time, chosen by tabs.
///
/// ```swift
/// TabView(selection: $tab) {
///   Tab("Movies", value: .movies) { Movies() }
///   Tab("Series", value: .series) { Series() }
/// }
/// ```
///
/// The tabs are one stop of the focus: Left and Right choose, a click does too. What a tab shows is mounted when it is
/// chosen for the first time and keeps its state, its scrolling and its focus from then on, also while another shows.
/// A selection that no tab stands for shows the first.
public struct TabView<Value: Hashable>: View {
  private let selection: Binding<Value>?
  private let tabs: [Tab<Value>]
  @State private var own: Value?

  /// Tabs whose choice is kept elsewhere.
  public init(selection: Binding<Value>, @TabContentBuilder<Value> content: () -> [Tab<Value>]) {
    self.selection = selection
    tabs = content()
  }

  /// Tabs whose choice is kept in a relay or a control.
  public init(selection: some BindingConvertible<Value>, @TabContentBuilder<Value> content: () -> [Tab<Value>]) {
    self.init(selection: selection.asBinding(), content: content)
  }

  /// The tabs above what the chosen one shows.
  public var body: some View {
    let wanted = selection?.wrappedValue ?? own
    let shown = tabs.first { $0.value == wanted }?.value ?? tabs.first?.value
    VStack(alignment: .leading) {
      bar(shown: shown)
      Divider()
      ForEach(tabs, id: \.value) { tab in TabPage(isShown: tab.value == shown, content: tab.content) }
    }
  }

  private func bar(shown: Value?) -> TabBar<Value> {
    let (selection, own) = (selection, $own)
    return TabBar(items: tabs.map { .init(value: $0.value, title: $0.title) }, selected: shown) { new in
      if let selection { selection.wrappedValue = new } else { own.wrappedValue = new }
    }
  }
}

extension TabView where Value == String {
  /// Tabs that are told apart by their titles; the first shows at the start.
  public init(@TabContentBuilder<String> content: () -> [Tab<String>]) {
    selection = nil
    tabs = content()
  }
}

/// One of the tabs of a ``TabView``: its title, the value that stands for it, and what it shows.
public struct Tab<Value: Hashable> {
  let title: String
  let value: Value
  let content: () -> AnyView

  /// A tab that stands for a value.
  public init(_ title: some StringProtocol, value: Value, @ViewBuilder content: @escaping () -> some View) {
    self.title = String(title)
    self.value = value
    self.content = { AnyView(content()) }
  }

  /// A tab that stands for its title.
  public init(_ title: some StringProtocol, @ViewBuilder content: @escaping () -> some View) where Value == String {
    self.init(title, value: String(title), content: content)
  }
}

/// Builds the tabs of a ``TabView``: several, `if`, `switch` and loops.
@resultBuilder
public enum TabContentBuilder<Value: Hashable> {
  /// A statement that is a tab.
  public static func buildExpression(_ tab: Tab<Value>) -> [Tab<Value>] { [tab] }

  /// A block of tabs.
  public static func buildBlock(_ tabs: [Tab<Value>]...) -> [Tab<Value>] { tabs.flatMap(\.self) }

  /// An `if` without `else`.
  public static func buildOptional(_ tabs: [Tab<Value>]?) -> [Tab<Value>] { tabs ?? [] }

  /// The first branch of an `if` with `else` or of a `switch`.
  public static func buildEither(first tabs: [Tab<Value>]) -> [Tab<Value>] { tabs }

  /// The second branch of an `if` with `else` or of a `switch`.
  public static func buildEither(second tabs: [Tab<Value>]) -> [Tab<Value>] { tabs }

  /// A loop.
  public static func buildArray(_ tabs: [[Tab<Value>]]) -> [Tab<Value>] { tabs.flatMap(\.self) }
}

/// What a tab shows: nothing until it is chosen for the first time, then behind a curtain while another shows.
private struct TabPage: NodeView {
  typealias Body = Never
  let isShown: Bool
  let content: () -> AnyView

  private typealias Page = Curtain<Wrapper<TabContent>>

  private var page: Page {
    let room = FrameSize(maxWidth: .infinity, maxHeight: .infinity)
    return Curtain(isOpen: isShown) {
      Wrapper(content: TabContent(content: content), element: .frame(room, alignment: .center))
    }
  }

  func makeNode(under parent: Node, in context: ViewContext) -> Node {
    let node = Node(under: parent)
    if isShown { node.children = [Page.mount(page, under: node, in: context)] }
    return node
  }

  func updateNode(_ node: Node, in context: ViewContext) {
    if let mounted = node.children.first {
      Page.patch(mounted, to: page, in: context)
    } else if isShown {
      let mounted = Page.mount(page, under: node, in: context)
      node.children = [mounted]
      node.tree.inserted(mounted)
    }
  }
}

/// What a tab shows, as a view of its own, so that what its closure reads concerns no other.
private struct TabContent: View {
  let content: () -> AnyView
  var body: some View { content() }
}

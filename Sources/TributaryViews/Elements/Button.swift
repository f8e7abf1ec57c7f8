/// A control that acts when it is clicked, or has the focus and Enter or Space is pressed.
///
/// The action may be asynchronous: it then runs as a task of the view, which is cancelled when the button goes.
///
/// ```swift
/// Button("Load") { items = await load() }
/// ```
public struct Button<Label: View>: View {
  private let label: Label
  private let action: ViewAction

  /// A button with a label made of views.
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.action = .now(action)
  }

  /// A button with a label made of views, whose action runs as a task of the view.
  public init(action: @escaping () async -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.action = .task(action)
  }

  /// Makes the element of the button with its label in it.
  public static func mount(_ view: Button, under parent: Node, in context: ViewContext) -> Node {
    let node = ButtonNode(view.action, under: parent, in: context)
    node.children = [Label.mount(view.label, under: node, in: context.inside)]
    return node
  }

  /// Takes the new action and patches the label.
  public static func patch(_ node: Node, to view: Button, in context: ViewContext) {
    let node = unsafeDowncast(node, to: ButtonNode.self)
    node.tree.visitedNodes += 1
    node.action = view.action
    Label.patch(node.children[0], to: view.label, in: context.inside)
  }
}

extension Button {
  /// A button is an element.
  public typealias Body = Never
}

extension Button where Label == Text {
  /// A button with a text.
  public init(_ title: some StringProtocol, action: @escaping () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button with a text, whose action runs as a task of the view.
  public init(_ title: some StringProtocol, action: @escaping () async -> Void) {
    self.init(action: action) { Text(title) }
  }
}

private final class ButtonNode: ElementNode {
  var action: ViewAction?
  private let environment: EnvironmentValues

  init(_ action: ViewAction, under parent: Node, in context: ViewContext) {
    self.action = action
    environment = context.environment
    super.init(under: parent, content: .button, role: .button, attributes: context.attributes)
    isEnabled = track { environment.isEnabled }
  }

  override var isFocusable: Bool { true }

  override var activate: (() -> Void)? {
    { [self] in if let action { perform(action, as: "action") } }
  }

  override func take(_ key: KeyPress) -> Bool {
    guard key == KeyPress(.enter) || key == KeyPress(.character(" ")) else { return false }
    tree.activate(self)
    return true
  }

  override func update() {
    tree.visitedNodes += 1
    setEnabled(track { environment.isEnabled })
  }

  override func willUnmount() {
    action = nil
  }
}

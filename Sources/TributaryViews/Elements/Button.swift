/// A control that acts when it is clicked, or has the focus and Enter or Space is pressed.
///
/// The action may be asynchronous: it then runs as a task of the view, which is cancelled when the button goes.
///
/// ```swift
/// Button("Load") { items = await load() }
/// ```
public struct Button<Label: View>: NodeContainer {
  private let label: Label
  private let role: ButtonRole?
  private let action: ViewAction

  /// A button with a label made of views, and what it is for.
  public init(role: ButtonRole? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.role = role
    self.action = .now(action)
  }

  /// A button with a label made of views, whose action runs as a task of the view.
  public init(role: ButtonRole? = nil, action: @escaping () async -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.role = role
    self.action = .task(action)
  }

  var content: Label { label }

  func makeNode(under parent: Node, in context: ViewContext) -> ButtonNode {
    ButtonNode(role, action, under: parent, in: context)
  }

  func updateNode(_ node: ButtonNode, in context: ViewContext) {
    node.take(role, action)
  }

  func contextInside(_ node: ButtonNode, _ context: ViewContext) -> ViewContext { context.inside }
}

extension Button {
  /// A button is an element.
  public typealias Body = Never
}

extension Button where Label == Text {
  /// A button with a text.
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// A button with a text, whose action runs as a task of the view.
  public init(_ title: some StringProtocol, role: ButtonRole? = nil, action: @escaping () async -> Void) {
    self.init(role: role, action: action) { Text(title) }
  }
}

/// The element of a button.
final class ButtonNode: ControlNode {
  // SAFETY: a tree is used in one isolation, and no access to these fields calls out while it lasts.
  @exclusivity(unchecked) private var role: ButtonRole?
  @exclusivity(unchecked) private var action: ViewAction?
  @exclusivity(unchecked) private var frame = ButtonContent.Frame.none

  init(_ role: ButtonRole?, _ action: ViewAction, under parent: Node, in context: ViewContext) {
    self.role = role
    self.action = action
    super.init(.button(ButtonContent(role: role)), role: .button, under: parent, in: context)
    content = look
  }

  override func readLook() {
    frame = environment.buttonFrame
  }

  override func update() {
    super.update()
    setContent(look)
  }

  private var look: ElementContent {
    .button(ButtonContent(frame: frame, role: role))
  }

  override var buttonRole: ButtonRole? { role }

  func take(_ role: ButtonRole?, _ action: ViewAction) {
    self.role = role
    _ = exchange(&self.action, with: action)
    setContent(look)
  }

  override var activate: (() -> Void)? {
    { [self] in
      guard let action else { return }
      if let layer = region as? LayerNode, layer.semantics.role == .alert {
        layer.close(after: action)
      } else {
        perform(action, as: "action")
      }
    }
  }

  override func willUnmount() {
    _ = exchange(&action, with: nil)
  }
}

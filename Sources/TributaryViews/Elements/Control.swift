/// An element that a person acts on: it knows whether it is enabled, holds the focus, and takes Enter and Space.
package class ControlNode: ElementNode {
  private(set) final var environment: EnvironmentValues

  init(_ content: ElementContent, role: Role, under parent: Node, in context: ViewContext) {
    environment = context.environment
    super.init(under: parent, content: content, role: role, attributes: context.attributes)
    isEnabled = readEnvironment()
  }

  package override var isFocusable: Bool { true }

  override func take(_ key: KeyPress) -> Bool {
    guard key == KeyPress(.enter) || key == KeyPress(.character(" ")) else { return false }
    tree.activate(self)
    return true
  }

  override func update() {
    setEnabled(readEnvironment())
  }

  /// Reads what the control follows in one run; tells whether it is enabled.
  private func readEnvironment() -> Bool {
    track {
      readLook()
      return environment.isEnabled
    }
  }

  /// Reads how the control looks, where the environment says that.
  func readLook() {}

  override func releaseValues() {
    _ = exchange(&environment, with: EnvironmentValues())
  }
}

/// A control that is drawn as a button is, and is something else to a person: a toggle, a menu.
struct Control<Label: View>: NodeContainer {
  typealias Body = Never
  let role: Role
  let value: String?
  let mark: MarkContent
  let action: () -> Void
  let label: Label

  init(
    _ role: Role, value: String? = nil, mark: MarkContent, action: @escaping () -> Void,
    @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.value = value
    self.mark = mark
    self.action = action
    self.label = label()
  }

  var content: Label { label }

  func makeNode(under parent: Node, in context: ViewContext) -> ActingNode {
    let node = ActingNode(role, mark, action, under: parent, in: context)
    node.semantics.value = value
    return node
  }

  func updateNode(_ node: ActingNode, in context: ViewContext) {
    _ = exchange(&node.action, with: action)
    node.setValue(value)
    node.setContent(.button(ButtonContent(mark: mark)))
  }

  func contextInside(_ node: ActingNode, _ context: ViewContext) -> ViewContext { context.inside }
}

/// The element of a control.
class ActingNode: ControlNode {
  final var action: (() -> Void)?

  init(_ role: Role, _ mark: MarkContent, _ action: @escaping () -> Void, under parent: Node, in context: ViewContext) {
    self.action = action
    super.init(.button(ButtonContent(mark: mark)), role: role, under: parent, in: context)
  }

  override var activate: (() -> Void)? {
    { [self] in if let action { perform(.now(action), as: "action") } }
  }

  /// A menu holds what is chosen in it.
  package override var accessibleValue: String? {
    if let value = semantics.value { return value }
    var found: ElementNode?
    forEachElement { if case .list = $0.content { found = found ?? $0 } }
    return found?.accessibleValue
  }

  override func willUnmount() {
    _ = exchange(&action, with: nil)
  }
}

/// A mark that stands by itself; it is no part of a name.
struct Mark: LeafView {
  typealias Body = Never
  let element: ElementContent
  static var role: Role { .mark }

  init(_ mark: MarkContent) {
    element = .mark(mark)
  }
}

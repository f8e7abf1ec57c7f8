/// An element that a person acts on: it knows whether it is enabled, holds the focus, and takes Enter and Space.
package class ControlNode: ElementNode {
  private(set) final var environment: EnvironmentValues

  init(_ content: ElementContent, role: Role, under parent: Node, in context: ViewContext) {
    environment = context.environment
    super.init(under: parent, content: content, role: role, attributes: context.attributes)
    isEnabled = track { environment.isEnabled }
  }

  package override var isFocusable: Bool { true }

  override func take(_ key: KeyPress) -> Bool {
    guard key == KeyPress(.enter) || key == KeyPress(.character(" ")) else { return false }
    tree.activate(self)
    return true
  }

  override func update() {
    tree.visitedNodes += 1
    setEnabled(track { environment.isEnabled })
  }

  override func releaseValues() {
    _ = exchange(&environment, with: EnvironmentValues())
  }
}

/// A control that is drawn as a button is, and is something else to a person: a toggle, a menu.
struct Control<Label: View>: View {
  typealias Body = Never
  let role: Role
  let value: String?
  let action: () -> Void
  let label: Label

  init(_ role: Role, value: String? = nil, action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.value = value
    self.action = action
    self.label = label()
  }

  static func mount(_ view: Control, under parent: Node, in context: ViewContext) -> Node {
    let node = ActingNode(view.role, view.action, under: parent, in: context)
    node.semantics.value = view.value
    node.children = [Label.mount(view.label, under: node, in: context.inside)]
    return node
  }

  static func patch(_ node: Node, to view: Control, in context: ViewContext) {
    let node = unsafeDowncast(node, to: ActingNode.self)
    node.tree.visitedNodes += 1
    _ = exchange(&node.action, with: view.action)
    node.setValue(view.value)
    Label.patch(node.children[0], to: view.label, in: context.inside)
  }
}

private final class ActingNode: ControlNode {
  var action: (() -> Void)?

  init(_ role: Role, _ action: @escaping () -> Void, under parent: Node, in context: ViewContext) {
    self.action = action
    super.init(.button(ButtonContent()), role: role, under: parent, in: context)
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

/// Text that only draws what is said elsewhere, such as the box of a toggle; it is no part of a name.
struct Mark: LeafView {
  typealias Body = Never
  let element: ElementContent
  static var role: Role { .mark }

  init(_ text: String) {
    element = .text(text, lineLimit: 1, alignment: .leading)
  }
}

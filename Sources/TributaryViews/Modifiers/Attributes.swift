extension View {
  /// Names the view for a person who does not see it; it also is how a script finds it.
  ///
  /// The innermost label counts. Without one, a button is called by the text in it.
  public func accessibilityLabel(_ label: some StringProtocol) -> some View {
    let label = String(label)
    return AttributeModifier(content: self) { (node: LabelNode) in node.take(label) }
  }

  /// Activates the button in this view when the key is pressed anywhere, while the button is enabled.
  ///
  /// The focused element comes first: a text field keeps the characters that it takes, and Escape leaves it. Unlike on
  /// a desktop no modifier is assumed, since a terminal reports no Command key.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = []) -> some View {
    AttributeModifier(content: self) { (node: ShortcutNode) in node.take(KeyPress(key, modifiers: modifiers)) }
  }

  /// Joins the focus of this view with a state: true while it has the focus, and writing true gives it the focus.
  ///
  /// Round several controls it is true while one of them has the focus, and the first takes it.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    AttributeModifier(content: self) { (node: FocusLinkNode) in node.take(condition.link(for: true)) }
  }

  /// Joins the focus of this view with a value of a state that tells which of several views has it.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    AttributeModifier(content: self) { (node: FocusLinkNode) in node.take(binding.link(for: value)) }
  }
}

/// A view with an attribute round it.
struct AttributeModifier<Content: View, Attribute: AttributeNode>: NodeContainer {
  typealias Body = Never
  let content: Content
  let apply: (Attribute) -> Void

  func makeNode(under parent: Node, in context: ViewContext) -> Attribute {
    let node = Attribute(under: parent, outer: context.attributes)
    apply(node)
    return node
  }

  func updateNode(_ node: Attribute, in context: ViewContext) {
    apply(node)
  }

  func contextInside(_ node: Attribute, _ context: ViewContext) -> ViewContext {
    ViewContext(environment: context.environment, attributes: node, rows: context.rows)
  }
}

/// The structure of a modifier that gives something to the element it stands round: a label, a shortcut, the focus.
///
/// Attributes go to the nearest elements below that mean something to a person; padding, borders and the like let
/// them through. The innermost label and shortcut count; every focus link counts.
final class AttributeNode: Node {
  /// The attribute further out that meets the same elements.
  private unowned let outer: AttributeNode?

  private var ownLabel: String?
  private(set) var shortcut: KeyPress?
  private(set) var focus: FocusLink?

  init(under parent: Node, outer: AttributeNode?) {
    self.outer = outer
    super.init(under: parent)
  }

  /// The label that elements below take.
  var label: String? { ownLabel ?? outer?.label }

  /// This attribute and those further out.
  func forEachOutward(_ body: (AttributeNode) -> Void) {
    body(self)
    outer?.forEachOutward(body)
  }

  /// Calls `body` with the elements that take this attribute.
  func forEachTaker(_ body: (ElementNode) -> Void) {
    Self.takers(below: self, body)
  }

  private static func takers(below node: Node, _ body: (ElementNode) -> Void) {
    node.forEachElement { element in
      if case .backdrop = element.content {
        takers(below: element.children[1], body)
      } else if element.content.passesAttributes {
        takers(below: element, body)
      } else {
        body(element)
      }
    }
  }

  func setLabel(_ new: String) {
    guard new != ownLabel else { return }
    ownLabel = new
    forEachTaker { $0.setLabel($0.attributes?.label) }
  }

  func setShortcut(_ new: KeyPress) {
    if shortcut == nil { tree.shortcuts.append(self) }
    shortcut = new
  }

  func setFocus(_ new: FocusLink) {
    if focus == nil { tree.focusLinks.append(self) }
    _ = exchange(&focus, with: new)
  }

  override func willUnmount() {
    if shortcut != nil { tree.shortcuts.removeAll { $0 === self } }
    if focus != nil { tree.focusLinks.removeAll { $0 === self } }
  }
}

extension ElementContent {
  /// Whether attributes put round this element are meant for what is inside it.
  var passesAttributes: Bool {
    switch self {
    case .padding, .frame, .border, .background, .style, .curtain: true
    default: false
    }
  }
}

/// A view with an attribute round it.
struct AttributeModifier<Content: View>: NodeContainer {
  typealias Body = Never
  let content: Content
  let apply: (AttributeNode) -> Void

  func makeNode(under parent: Node, in context: ViewContext) -> AttributeNode {
    let node = AttributeNode(under: parent, outer: context.attributes)
    apply(node)
    return node
  }

  func updateNode(_ node: AttributeNode, in context: ViewContext) {
    apply(node)
  }

  func contextInside(_ node: AttributeNode, _ context: ViewContext) -> ViewContext {
    ViewContext(environment: context.environment, attributes: node, rows: context.rows)
  }
}

/// The structure of a modifier that gives something to the element it stands round: a label, a shortcut, the focus.
///
/// Attributes go to the nearest elements below that mean something to a person; padding, borders and the like let
/// them through. The innermost label and shortcut count; every focus link counts.
class AttributeNode: Node {
  /// The attribute further out that meets the same elements.
  private unowned let outer: AttributeNode?

  required init(under parent: Node, outer: AttributeNode?) {
    self.outer = outer
    super.init(under: parent)
  }

  /// The label that elements below take.
  var label: String? { outer?.label }

  /// This attribute and those further out.
  final func forEachOutward(_ body: (AttributeNode) -> Void) {
    body(self)
    outer?.forEachOutward(body)
  }

  /// Calls `body` with the elements that take this attribute.
  final func forEachTaker(_ body: (ElementNode) -> Void) {
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
}

/// The attribute that names the elements below it.
final class LabelNode: AttributeNode {
  private var own: String?

  override var label: String? { own ?? super.label }

  func take(_ new: String) {
    guard new != own else { return }
    own = new
    forEachTaker { $0.setLabel($0.attributes?.label) }
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

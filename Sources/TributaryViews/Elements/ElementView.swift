/// A view that is one element around other views: a stack, a border, padding.
protocol ElementView: NodeContainer where Mounted == ElementNode {
  var element: ElementContent { get }
  static var role: Role { get }
}

extension ElementView {
  static var role: Role { .none }

  func makeNode(under parent: Node, in context: ViewContext) -> ElementNode {
    let element = element
    return ElementNode(
      under: parent, content: element, role: Self.role,
      attributes: element.passesAttributes ? nil : context.attributes)
  }

  func updateNode(_ node: ElementNode, in context: ViewContext) {
    node.setContent(element)
  }

  func contextInside(_ node: ElementNode, _ context: ViewContext) -> ViewContext {
    node.content.passesAttributes ? context.below : context.inside
  }
}

/// A view that is one element with nothing in it.
protocol LeafView: NodeView where Mounted == ElementNode {
  var element: ElementContent { get }
  static var role: Role { get }
}

extension LeafView {
  static var role: Role { .none }

  func makeNode(under parent: Node, in context: ViewContext) -> ElementNode {
    ElementNode(under: parent, content: element, role: Self.role, attributes: context.attributes)
  }

  func updateNode(_ node: ElementNode, in context: ViewContext) {
    node.setContent(element)
  }
}

/// One view in an element that changes how it is placed or drawn; what layout and style modifiers make.
struct Wrapper<Content: View>: ElementView {
  typealias Body = Never
  let content: Content
  let element: ElementContent
}

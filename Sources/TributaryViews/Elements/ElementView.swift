/// A view that is one element around other views: a stack, a border, padding.
protocol ElementView: View where Body == Never {
  associatedtype Content: View
  var content: Content { get }
  var element: ElementContent { get }
  static var role: Role { get }
}

extension ElementView {
  static var role: Role { .none }

  /// Makes the element with its content in it.
  public static func mount(_ view: Self, under parent: Node, in context: ViewContext) -> Node {
    let element = view.element
    let passes = element.passesAttributes
    let node = ElementNode(
      under: parent, content: element, role: role, attributes: passes ? nil : context.attributes)
    node.children = [Content.mount(view.content, under: node, in: passes ? context.below : context.inside)]
    return node
  }

  /// Patches what the element draws, then its content.
  public static func patch(_ node: Node, to view: Self, in context: ViewContext) {
    let node = unsafeDowncast(node, to: ElementNode.self)
    node.tree.visitedNodes += 1
    let element = view.element
    node.setContent(element)
    Content.patch(node.children[0], to: view.content, in: element.passesAttributes ? context.below : context.inside)
  }
}

/// A view that is one element with nothing in it.
protocol LeafView: View where Body == Never {
  var element: ElementContent { get }
  static var role: Role { get }
}

extension LeafView {
  static var role: Role { .none }

  /// Makes the element.
  public static func mount(_ view: Self, under parent: Node, in context: ViewContext) -> Node {
    ElementNode(under: parent, content: view.element, role: role, attributes: context.attributes)
  }

  /// Patches what the element draws.
  public static func patch(_ node: Node, to view: Self, in context: ViewContext) {
    node.tree.visitedNodes += 1
    unsafeDowncast(node, to: ElementNode.self).setContent(view.element)
  }
}

/// One view in an element that changes how it is placed or drawn; what layout and style modifiers make.
struct Wrapper<Content: View>: ElementView {
  typealias Body = Never
  let content: Content
  let element: ElementContent
}

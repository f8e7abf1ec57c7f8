/// A view with another behind it.
struct Backdrop<Content: View, Background: View>: View {
  typealias Body = Never
  let content: Content
  let background: Background
  let alignment: Alignment

  /// Each side is one element, however many its view has; attributes put round the whole are the content's.
  private var sides: (background: Wrapper<Background>, content: Wrapper<Content>) {
    (
      Wrapper(content: background, element: .layers(alignment: alignment)),
      Wrapper(content: content, element: .style(foreground: nil, bold: nil))
    )
  }

  static func mount(_ view: Backdrop, under parent: Node, in context: ViewContext) -> Node {
    let node = ElementNode(under: parent, content: .backdrop(alignment: view.alignment))
    let sides = view.sides
    node.children = [
      Wrapper.mount(sides.background, under: node, in: context.inside),
      Wrapper.mount(sides.content, under: node, in: context.below),
    ]
    return node
  }

  static func patch(_ node: Node, to view: Backdrop, in context: ViewContext) {
    let node = unsafeDowncast(node, to: ElementNode.self)
    node.tree.visitedNodes += 1
    node.setContent(.backdrop(alignment: view.alignment))
    let sides = view.sides
    Wrapper.patch(node.children[0], to: sides.background, in: context.inside)
    Wrapper.patch(node.children[1], to: sides.content, in: context.below)
  }
}

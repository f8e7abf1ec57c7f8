/// A view with another behind it.
struct Backdrop<Content: View, Background: View>: NodeView {
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

  func makeNode(under parent: Node, in context: ViewContext) -> ElementNode {
    let node = ElementNode(under: parent, content: .backdrop(alignment: alignment))
    let sides = sides
    node.children = [
      Wrapper.mount(sides.background, under: node, in: context.inside),
      Wrapper.mount(sides.content, under: node, in: context.below),
    ]
    return node
  }

  func updateNode(_ node: ElementNode, in context: ViewContext) {
    node.setContent(.backdrop(alignment: alignment))
    let sides = sides
    Wrapper.patch(node.children[0], to: sides.background, in: context.inside)
    Wrapper.patch(node.children[1], to: sides.content, in: context.below)
  }
}

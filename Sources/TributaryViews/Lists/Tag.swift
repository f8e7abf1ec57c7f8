extension View {
  /// Gives a row of a list or an option of a picker the value that stands for it in the selection.
  ///
  /// The rows of a `ForEach` need none where the id is that value.
  public func tag(_ tag: some Hashable) -> some View {
    TagModifier(content: self, tag: AnyHashable(tag))
  }
}

private struct TagModifier<Content: View>: View {
  typealias Body = Never
  let content: Content
  let tag: AnyHashable

  static func mount(_ view: TagModifier, under parent: Node, in context: ViewContext) -> Node {
    let node = TagNode(view.tag, under: parent)
    node.children = [Content.mount(view.content, under: node, in: context)]
    return node
  }

  static func patch(_ node: Node, to view: TagModifier, in context: ViewContext) {
    let node = unsafeDowncast(node, to: TagNode.self)
    node.tree.visitedNodes += 1
    if node.value != view.tag {
      _ = exchange(&node.value, with: view.tag)
      node.enclosingElement?.elementsBelowChanged()
    }
    Content.patch(node.children[0], to: view.content, in: context)
  }
}

private final class TagNode: Node {
  var value: AnyHashable

  init(_ value: AnyHashable, under parent: Node) {
    self.value = value
    super.init(under: parent)
  }

  override var tag: AnyHashable? { value }
}

extension ElementNode {
  /// The value that stands for this row of a list: that of the nearest tag around it, or the id of its row; else of a
  /// tag inside of it.
  final func rowTag(in list: ElementNode) -> AnyHashable? {
    var node: Node = self
    while let parent = node.parent, node !== list {
      if let tag = node.tag ?? parent.tag(of: node) { return tag }
      node = parent
    }
    return Self.tagInside(self)
  }

  private static func tagInside(_ node: Node) -> AnyHashable? {
    if let element = node.asElement, !element.content.passesAttributes { return nil }
    for child in node.children {
      if let tag = child.tag ?? tagInside(child) { return tag }
    }
    return nil
  }
}

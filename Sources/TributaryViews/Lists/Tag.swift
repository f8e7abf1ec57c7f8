extension View {
  /// Gives a row of a list or an option of a picker the value that stands for it in the selection.
  ///
  /// The rows of a `ForEach` need none where the id is that value.
  public func tag(_ tag: some Hashable) -> some View {
    TagModifier(content: self, tag: AnyHashable(tag))
  }
}

private struct TagModifier<Content: View>: NodeContainer {
  typealias Body = Never
  let content: Content
  let tag: AnyHashable

  func makeNode(under parent: Node, in context: ViewContext) -> TagNode {
    TagNode(tag, under: parent)
  }

  func updateNode(_ node: TagNode, in context: ViewContext) {
    guard node.value != tag else { return }
    _ = exchange(&node.value, with: tag)
    node.enclosingElement?.elementsBelowChanged()
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

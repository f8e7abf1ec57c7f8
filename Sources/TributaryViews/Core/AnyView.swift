/// A view whose type is hidden; when the type in it changes, the old view goes and a new one is mounted.
public struct AnyView: NodeView {
  private let box: AnyViewBox

  /// Hides the type of a view.
  public init<Content: View>(_ content: Content) {
    if let other = content as? AnyView { self = other } else { box = ConcreteViewBox(content) }
  }

  /// Hides the type of a view.
  public init<Content: View>(erasing content: Content) {
    self.init(content)
  }

  /// Makes a structure that remembers the type in it.
  func makeNode(under parent: Node, in context: ViewContext) -> AnyViewNode {
    let node = AnyViewNode(under: parent, type: box.type)
    node.children = [box.mount(under: node, in: context)]
    return node
  }

  /// Patches a view of the same type, replaces one of another.
  func updateNode(_ node: AnyViewNode, in context: ViewContext) {
    if node.type == box.type {
      box.patch(node.children[0], in: context)
    } else {
      node.type = box.type
      node.replaceChild(at: 0) { box.mount(under: node, in: context) }
    }
  }
}

extension AnyView {
  /// The view inside is not told.
  public typealias Body = Never
}

/// The structure of a view whose type is hidden.
final class AnyViewNode: Node {
  var type: ObjectIdentifier

  init(under parent: Node, type: ObjectIdentifier) {
    self.type = type
    super.init(under: parent)
  }
}

/// The static functions of a view's type, with the view.
private class AnyViewBox {
  let type: ObjectIdentifier

  init(type: ObjectIdentifier) { self.type = type }
  func mount(under parent: Node, in context: ViewContext) -> Node { Node(under: parent) }
  func patch(_ node: Node, in context: ViewContext) {}
}

private final class ConcreteViewBox<Content: View>: AnyViewBox {
  let content: Content

  init(_ content: Content) {
    self.content = content
    super.init(type: ObjectIdentifier(Content.self))
  }

  override func mount(under parent: Node, in context: ViewContext) -> Node {
    Content.mount(content, under: parent, in: context)
  }

  override func patch(_ node: Node, in context: ViewContext) {
    Content.patch(node, to: content, in: context)
  }
}

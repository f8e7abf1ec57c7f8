/// One of two views, as `if` with `else` and `switch` make them; changing the branch makes a new view.
public struct ConditionalView<First: View, Second: View>: NodeView {
  private enum Branch {
    case first(First)
    case second(Second)
  }

  private let branch: Branch

  init(first: First) { branch = .first(first) }
  init(second: Second) { branch = .second(second) }

  /// Makes a structure that holds the chosen branch.
  func makeNode(under parent: Node, in context: ViewContext) -> ConditionalNode {
    let node = ConditionalNode(under: parent)
    node.children = [mountBranch(under: node, in: context)]
    return node
  }

  /// Patches the branch, or mounts the other one in its place.
  func updateNode(_ node: ConditionalNode, in context: ViewContext) {
    switch (branch, node.isFirst) {
    case (.first(let content), true): First.patch(node.children[0], to: content, in: context)
    case (.second(let content), false): Second.patch(node.children[0], to: content, in: context)
    default: node.replaceChild(at: 0) { mountBranch(under: node, in: context) }
    }
  }

  private func mountBranch(under node: ConditionalNode, in context: ViewContext) -> Node {
    switch branch {
    case .first(let content):
      node.isFirst = true
      return First.mount(content, under: node, in: context)
    case .second(let content):
      node.isFirst = false
      return Second.mount(content, under: node, in: context)
    }
  }
}

extension ConditionalView {
  /// A branch is made of its view directly.
  public typealias Body = Never
}

/// The structure of a branch: which of its two views is mounted.
final class ConditionalNode: Node {
  override func identity(of child: Node) -> String? { isFirst ? "first" : "second" }

  var isFirst = true
}

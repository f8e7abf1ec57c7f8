/// The place of an element in its tree, which is the same when the tree is built anew from the same state.
///
/// A number of an element belongs to one tree. A page that was sent by a tree which is gone names its elements by their
/// paths instead: the key of a row, the branch of an `if`, the type of a view, else the position.
package struct IdentityPath: Hashable, Sendable, CustomStringConvertible {
  /// One step a node, from the root to the element.
  package let steps: [String]

  /// A key in words; nil for the identity of an object, which is another one when the tree is built anew.
  static func word(of key: AnyHashable) -> String? {
    key.base is ObjectIdentifier ? nil : String(reflecting: key.base)
  }

  /// The steps with a slash between them; slashes and percent signs in a step are percent-encoded.
  package var description: String {
    steps.map { step in
      String(step.flatMap { $0 == "%" ? Array("%25") : $0 == "/" ? Array("%2F") : [$0] })
    }.joined(separator: "/")
  }
}

extension ElementNode {
  /// The place of the element by identities.
  ///
  /// - Complexity: linear in the nodes above the element and their children.
  package final var identityPath: IdentityPath {
    var steps: [String] = []
    var node: Node = self
    while let parent = node.identityParent {
      steps.append(parent.step(to: node))
      node = parent
    }
    return IdentityPath(steps: steps.reversed())
  }

  /// The element at a path; nil if there is none.
  ///
  /// - Complexity: linear in the nodes of the tree.
  package final func element(at path: IdentityPath) -> ElementNode? {
    if identityPath == path { return self }
    return firstElement { $0.identityPath == path }
  }
}

extension Node {
  /// The step from this node to one right below it: what tells it from its siblings, and what it is.
  fileprivate final func step(to child: Node) -> String {
    let key = identity(of: child) ?? children.firstIndex { $0 === child }.map { "\($0)" } ?? "0"
    return [key, child.identityKind].compactMap { $0 }.joined(separator: " ")
  }

  /// The type of a composite view, or the kind of an element; nil for other nodes.
  private final var identityKind: String? {
    viewName.map { String($0.prefix { $0 != "<" }) } ?? asElement.map(\.content.outlineName)
  }
}

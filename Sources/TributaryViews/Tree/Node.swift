/// A place in the mounted tree; views make and patch nodes, backends read them.
///
/// There are three kinds. A component stands for a composite view, a structure for what only gives identity (a
/// tuple, a branch, a list), and an `ElementNode` for what a backend draws. A node's identity is the object.
public class Node {
  /// The node that this one hangs under; nil for the root and once removed.
  package internal(set) unowned var parent: Node?

  /// The nodes under this one, in order.
  package internal(set) var children: [Node] = []

  init(parent: Node?) {
    self.parent = parent
  }

  /// The nearest element above this node, or nil at the root.
  package var enclosingElement: ElementNode? {
    var node = parent
    while let current = node {
      if let element = current as? ElementNode { return element }
      node = current.parent
    }
    return nil
  }

  /// Calls `body` with each nearest element below this node, in order; components and structures are looked through.
  package func forEachElement(_ body: (ElementNode) -> Void) {
    for child in children {
      if let element = child as? ElementNode {
        body(element)
      } else {
        child.forEachElement(body)
      }
    }
  }
}

/// What draws a tree: the terminal, the browser, or the test backend.
///
/// A backend hears once a turn what changed, as one list in order, and reads the nodes for the rest. It reports what
/// a person does to the tree and never changes a node itself.
package protocol Backend: AnyObject {
  /// Draws the changes of one turn; never called with an empty list.
  func commit(_ changes: [Change])

  /// The element next to `element` in a direction as a person sees it, or nil where there is none.
  func neighbor(of element: ElementNode, _ direction: MoveDirection, among candidates: [ElementNode]) -> ElementNode?

  /// Brings an element into view, after it took the focus.
  func reveal(_ element: ElementNode)

  /// Whether a person sees at least a part of an element now; true for a backend without geometry.
  func shows(_ element: ElementNode) -> Bool

  /// The focused element took a key: where a person scrolled it out of view, it comes back into view.
  func keepFocusInSight()

  /// The turn is told: lists and signs that move hear what of them a person sees (`ListNode.show`, `SpinnerNode.show`).
  ///
  /// Called at the end of a turn in a tree that has such elements; what changes there is the next turn.
  func settle()

  /// A key that nothing in the tree took; false if the backend has no use for it either, such as scrolling.
  func take(_ key: KeyPress) -> Bool
}

extension Backend {
  /// All of a tree without geometry is in sight.
  package func shows(_ element: ElementNode) -> Bool { true }

  /// Nothing is scrolled out of it.
  package func keepFocusInSight() {}
}

/// One change of the tree of elements, in the words that every backend understands.
package enum Change {
  /// `element` stands in `parent` now, before `sibling` or as the last; what is below it comes with it.
  case insert(ElementNode, into: ElementNode, before: ElementNode?)
  /// `element` and what is below it are gone.
  case remove(ElementNode, from: ElementNode)
  /// `element` changed its place among the children of `parent`.
  case move(ElementNode, in: ElementNode, before: ElementNode?)
  /// What `element` draws changed; its children did not.
  case content(ElementNode)
  /// Role, label, value or being enabled changed.
  case semantics(ElementNode)
  /// The focus left the first and is at the second now.
  case focus(from: ElementNode?, to: ElementNode?)

  /// The element whose children the change is about; nil for a change that is about no children.
  var parent: ElementNode? {
    switch self {
    case .insert(_, let parent, _), .remove(_, let parent), .move(_, let parent, _): parent
    case .content, .semantics, .focus: nil
    }
  }
}

/// A way to move the focus.
package enum MoveDirection: Sendable { case up, down, left, right }

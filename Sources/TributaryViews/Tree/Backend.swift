/// Draws a tree: the terminal, the browser, the test backend, or one of your own.
///
/// A backend gets once a turn what changed, as one list in order, and reads the elements for the rest. It sends what a
/// person does to the ``AppHost`` and never changes an element itself. Each further capability is its own protocol:
/// ``GeometryBackend``, ``VisibilityBackend``, ``RevealingBackend``, ``ScrollingBackend``, ``ScreenBackend``,
/// ``FramedBackend``. The tree goes by the reading order where a backend has none of them, since a server that sends
/// documents knows no places.
///
/// A ``TreeMirror`` keeps the tree for a backend, so that the smallest one is this:
///
/// ```swift
/// final class Printer: Backend {
///   let mirror = TreeMirror()
///   func commit(_ changes: [Change]) {
///     mirror.commit(changes)
///     print(mirror)
///   }
/// }
/// ```
public protocol Backend: AnyObject {
  /// Draws the changes of one turn; never called with an empty list.
  func commit(_ changes: [Change])
}

/// A backend that knows where its elements stand.
///
/// Without it, down and right lead to the next element in reading order, up and left to the one before.
public protocol GeometryBackend: Backend {
  /// The element next to `element` in a direction as a person sees it, or nil where there is none.
  func neighbor(of element: ElementNode, _ direction: MoveDirection, among candidates: [ElementNode]) -> ElementNode?
}

/// A backend that shows a part of its elements at a time.
///
/// Without it, all elements show, and of a list with many rows a fixed number from the first or from what is revealed.
public protocol VisibilityBackend: Backend {
  /// Whether a person sees at least a part of an element now.
  func shows(_ element: ElementNode) -> Bool

  /// Tells lists and spinners how much of them a person sees: ``ElementNode/showRows(_:on:)``,
  /// ``ElementNode/setInSight(_:on:)``.
  ///
  /// Called at the end of a turn in a tree that has such elements; what changes there is the next turn.
  func settle()
}

/// A backend that scrolls to an element when it is asked.
///
/// Without it, nothing is scrolled out of view.
public protocol RevealingBackend: Backend {
  /// Brings an element into view, after it took the focus.
  func reveal(_ element: ElementNode)

  /// The focused element took a key: where a person scrolled it out of view, it comes back into view.
  func keepFocusInSight()
}

/// A backend that a person scrolls by keys.
///
/// Without it, a key that nothing in the tree took has no effect.
public protocol ScrollingBackend: Backend {
  /// A key that nothing in the tree took; false if it scrolls nothing.
  func take(_ key: KeyPress) -> Bool
}

/// One change of the tree of elements, in the words that every backend understands.
public enum Change {
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
public enum MoveDirection: Sendable {
  /// To what stands above, below, at the left or at the right.
  case up, down, left, right
}

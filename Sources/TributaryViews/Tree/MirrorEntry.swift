/// An element as a backend knows it: its parent, its children, and what else the backend keeps of it.
///
/// A ``TreeMirror`` makes the entries and alone changes what is above and below them.
public protocol MirrorEntry: AnyObject {
  /// The entry of an element in another one; in none for the root.
  init(_ element: ElementNode, in parent: Self?)

  /// The element of the entry.
  var element: ElementNode { get }

  /// The entry right above; nil for the root and once removed.
  var parent: Self? { get set }

  /// The entries right below, in order.
  var children: [Self] { get set }
}

/// An entry of a backend that keeps nothing else of its elements.
public final class PlainEntry: MirrorEntry {
  /// The element of the entry.
  public let element: ElementNode
  /// The entry right above; nil for the root and once removed.
  public unowned var parent: PlainEntry?
  /// The entries right below, in order.
  public var children: [PlainEntry] = []

  /// The entry of an element in another one; in none for the root.
  public init(_ element: ElementNode, in parent: PlainEntry?) {
    self.element = element
    self.parent = parent
  }
}

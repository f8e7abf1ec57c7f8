/// A part of a user interface, described by a value.
///
/// Write a struct with a `body` made of other views; everything else has a default.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 0
///   var body: some View {
///     Button("Count: \(count)") { count += 1 }
///   }
/// }
/// ```
///
/// A view is not tied to the main actor: it runs in the isolation that owns its tree.
public protocol View {
  /// The type of the view that this one is made of.
  associatedtype Body: View

  /// What this view is made of.
  @ViewBuilder var body: Body { get }

  // A view type applies itself to the tree. These two are requirements so that a call through a generic type needs no
  // search; they are no part of the interface, and no view outside of this module implements them.

  /// Makes the node of a view.
  @_documentation(visibility: internal)
  static func mount(_ view: Self, under parent: Node, in context: ViewContext) -> Node

  /// Brings a mounted node to a new value of its view.
  @_documentation(visibility: internal)
  static func patch(_ node: Node, to view: Self, in context: ViewContext)
}

extension View {
  /// Makes the component of a composite view: its state, and the nodes of its body.
  @_documentation(visibility: internal)
  public static func mount(_ view: Self, under parent: Node, in context: ViewContext) -> Node {
    ComponentNode(view, under: parent, in: context)
  }

  /// Runs the body again, unless the new value of the view equals the old one.
  @_documentation(visibility: internal)
  public static func patch(_ node: Node, to view: Self, in context: ViewContext) {
    node.tree.visitedNodes += 1
    unsafeDowncast(node, to: ComponentNode<Self>.self).patch(to: view)
  }
}

extension View where Body == Never {
  /// A primitive view has no body.
  public var body: Never {
    preconditionFailure(
      "The view \(Self.self) has no body: only views of the library go without one. Give it a `body`.")
  }
}

extension Never: View {
  /// Nothing is made of nothing.
  public typealias Body = Never
}

/// What a view finds around its place when it is mounted or patched: its environment and the attributes put on it.
@_documentation(visibility: internal)
public struct ViewContext {
  var environment: EnvironmentValues
  unowned var attributes: AttributeNode?
  /// The list whose rows stand here, which shows as many of them as are in sight.
  unowned var rows: ElementNode?

  /// The same place for what is inside an element, which took the attributes for itself.
  var inside: ViewContext { ViewContext(environment: environment, attributes: nil) }

  /// The same place for what is inside an element that lets attributes through.
  var below: ViewContext { ViewContext(environment: environment, attributes: attributes) }

  init(environment: EnvironmentValues, attributes: AttributeNode?, rows: ElementNode? = nil) {
    self.environment = environment
    self.attributes = attributes
    self.rows = rows
  }
}

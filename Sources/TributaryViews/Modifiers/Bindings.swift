public import TributaryStreams

extension View {
  /// Binds ends to each other for as long as the view is mounted.
  ///
  /// ```swift
  /// struct Search: View {
  ///   let query: BehaviorRelay<String>
  ///   @State private var text = ""
  ///   var body: some View {
  ///     TextField("Search", text: $text)
  ///       .bindings { query <-> $text }
  ///   }
  /// }
  /// ```
  ///
  /// The closure of the first body counts and runs once, after the view was drawn for the first time. For other ends
  /// give the view another identity with `.id(_:)`.
  ///
  /// - Parameter bind: Makes two-way bindings, or anything else that is to end with the view: one a line.
  /// - Returns: The view, which keeps them.
  public func bindings(@DisposableBuilder _ bind: @escaping () -> [any Disposable]) -> some View {
    BindingsModifier(content: self, bind: bind)
  }
}

private struct BindingsModifier<Content: View>: NodeContainer {
  typealias Body = Never
  let content: Content
  let bind: () -> [any Disposable]

  func makeNode(under parent: Node, in context: ViewContext) -> BindingsNode {
    let node = BindingsNode(under: parent)
    node.tree.afterCommit { if node.isMounted { node.keep(bind) } }
    return node
  }

  func updateNode(_ node: BindingsNode, in context: ViewContext) {}
}

private final class BindingsNode: Node {
  private var kept: [any Disposable] = []

  func keep(_ bind: () -> [any Disposable]) {
    // A binding may write while it is made, and unmount the view by that.
    let made = bind()
    if isMounted { kept = made } else { end(made) }
  }

  private func end(_ disposables: [any Disposable]) {
    for disposable in disposables { disposable.dispose() }
  }

  override func willUnmount() {
    end(exchange(&kept, with: []))
  }
}

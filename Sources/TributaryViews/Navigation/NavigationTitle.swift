public import TributaryFlow

extension View {
  /// Names the screen that this view is on, in the bar and in the way back from later ones.
  public func navigationTitle(_ title: some StringProtocol) -> some View {
    let title = String(title)
    return ScreenModifier(content: self) { screen, _ in
      screen?.title = title
    } end: { _, _ in
    }
  }

  /// Asks before the screen that this view is on is left, on whatever way, while the view is there; of several such
  /// views each is asked, and one refusal is enough.
  ///
  /// The ways include the end of the app: `exit`, Ctrl-C, a signal, a closed terminal. A second Ctrl-C ends the app
  /// without an answer. A signal waits five seconds for one, and a closed terminal half a second, in which the guard
  /// can save. On a view outside of any navigator the guard is asked when the app ends.
  ///
  /// ```swift
  /// Form(draft).leaveGuard(isActive: draft.hasChanges) { _ in
  ///   await confirm("Discard your changes?") ? .allowed : .refused
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - isActive: Whether it asks now.
  ///   - guardian: Told why the screen would go; it may take its time, and the screen stays until it answers.
  /// - Returns: The view with the guard.
  public func leaveGuard(
    isActive: Bool = true, _ guardian: @escaping (DismissalReason) async -> LeaveDecision
  ) -> some View {
    ScreenModifier(content: self) { screen, node in
      node.setGuard(isActive ? guardian : nil, on: screen)
    } end: { screen, node in
      node.setGuard(nil, on: screen)
    }
  }
}

extension Node {
  /// Notes what the node asks before a screen is left, or before the app ends if it is on none.
  fileprivate func setGuard(_ ask: ((DismissalReason) async -> LeaveDecision)?, on screen: Screen?) {
    if let screen { screen.setGuard(ask, of: self) } else { tree.exit.setGuard(ask, of: self) }
  }
}

/// Tells the screen that a view is on something, now and whenever the view runs.
private struct ScreenModifier<Content: View>: NodeContainer {
  typealias Body = Never
  let content: Content
  /// Told the screen, or nil outside of a navigator.
  let apply: (Screen?, Node) -> Void
  let end: (Screen?, Node) -> Void

  func makeNode(under parent: Node, in context: ViewContext) -> ScreenNode {
    let node = ScreenNode(context.environment.navigation?.screen, end, under: parent)
    apply(node.screen, node)
    return node
  }

  func updateNode(_ node: ScreenNode, in context: ViewContext) {
    apply(node.screen, node)
  }
}

private final class ScreenNode: Node {
  let screen: Screen?
  private let end: (Screen?, Node) -> Void

  init(_ screen: Screen?, _ end: @escaping (Screen?, Node) -> Void, under parent: Node) {
    self.screen = screen
    self.end = end
    super.init(under: parent)
  }

  override func willUnmount() {
    end(screen, self)
  }
}

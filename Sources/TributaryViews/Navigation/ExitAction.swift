extension EnvironmentValues {
  /// Leaves the app, once its guards agree.
  public internal(set) var exit: ExitAction {
    get { self[ExitKey.self] }
    set { self[ExitKey.self] = newValue }
  }
}

/// Leaves the app: `@Environment(\.exit) private var exit`, then `exit()`.
///
/// Each `leaveGuard` of the app is asked first, and one refusal keeps the app. Then the host ends: a terminal restores
/// its screen, a play script stops. In a tree without a host it does nothing. Below an ``View/onExit(perform:)`` the
/// action of that comes in place of the end.
public struct ExitAction {
  // No weak reference: one to the tree would make each of the many retains of it take the slow way.
  private let link: TreeLink?
  private let scope: ExitScope?

  init(_ link: TreeLink?, leaving scope: ExitScope? = nil) {
    self.link = link
    self.scope = scope
  }

  /// Leaves the app; returns before that if a guard has to be asked.
  public func callAsFunction() {
    link?.tree?.exit.request(.action, leaving: scope)
  }
}

extension View {
  /// Says what leaving this view is, in place of the end of the app: how one app shows another.
  ///
  /// `exit` in this view asks each `leaveGuard` in it, and does the action if none refuses. Whatever else ends the app,
  /// such as Ctrl-C, ends all of it.
  ///
  /// ```swift
  /// if let tool { tool.body.onExit { self.tool = nil } } else { Menu { self.tool = $0 } }
  /// ```
  ///
  /// - Parameter action: Takes the view away, say.
  /// - Returns: The view with its own way out.
  public func onExit(perform action: @escaping () -> Void) -> some View {
    ExitScopeModifier(content: self, action: action)
  }
}

/// A part of an app that is left without the end of the app.
final class ExitScope {
  fileprivate(set) var action: () -> Void
  /// The place of the part; nil once it is unmounted.
  fileprivate(set) weak var node: Node?

  fileprivate init(_ action: @escaping () -> Void) {
    self.action = action
  }
}

private struct ExitScopeModifier<Content: View>: NodeContainer {
  typealias Body = Never
  let content: Content
  let action: () -> Void

  func makeNode(under parent: Node, in context: ViewContext) -> ExitScopeNode {
    ExitScopeNode(action, under: parent, in: context)
  }

  func updateNode(_ node: ExitScopeNode, in context: ViewContext) {
    _ = exchange(&node.scope.action, with: action)
  }

  func contextInside(_ node: ExitScopeNode, _ context: ViewContext) -> ViewContext { node.context(in: context) }
}

/// The structure of a part of an app with a way out of its own.
final class ExitScopeNode: EnvironmentNode {
  let scope: ExitScope

  init(_ action: @escaping () -> Void, under parent: Node, in context: ViewContext) {
    let scope = ExitScope(action)
    self.scope = scope
    let link = parent.tree.link
    super.init(under: parent, outer: context.environment, runs: nil) { values in
      values.exit = ExitAction(link, leaving: scope)
    }
    scope.node = self
  }

  override func willUnmount() {
    super.willUnmount()
    let former = (exchange(&scope.action, with: {}), exchange(&scope.node, with: nil))
    tree.exit.forget(scope)
    withExtendedLifetime(former) {}
  }
}

private enum ExitKey: EnvironmentKey {
  static var defaultValue: ExitAction { ExitAction(nil) }
}

extension ViewTree {
  /// The way out of the app; its host says what the end does.
  package var exit: AppExit { feature() }
}

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
/// its screen, a play script stops. In a tree without a host it does nothing.
public struct ExitAction {
  // No weak reference: one to the tree would make each of the many retains of it take the slow way.
  private let link: TreeLink?

  init(_ link: TreeLink?) {
    self.link = link
  }

  /// Leaves the app; returns before that if a guard has to be asked.
  public func callAsFunction() {
    link?.tree?.exit.request(.action)
  }
}

private enum ExitKey: EnvironmentKey {
  static var defaultValue: ExitAction { ExitAction(nil) }
}

extension ViewTree {
  /// The way out of the app; its host says what the end does.
  package var exit: AppExit { feature() }
}

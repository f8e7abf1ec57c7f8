extension EnvironmentValues {
  /// Whether controls react to the person; set with `.disabled(_:)`.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// How many lines a text may take; nil for as many as it needs.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// Where lines stand in a text that is wider than they are.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// Leaves the app, once its guards agree.
  public var exit: ExitAction {
    self[ExitKey.self]
  }
}

/// Leaves the app: `@Environment(\.exit) private var exit`, then `exit()`.
///
/// Each `leaveGuard` of the app is asked first, and one refusal keeps the app. Then the host ends: a terminal restores
/// its screen, a play script stops. In a tree without a host it does nothing.
public struct ExitAction {
  // No weak reference: one to the tree would make each of the many retains of it take the slow way.
  fileprivate let link: TreeLink?

  /// Leaves the app; returns before that if a guard has to be asked.
  public func callAsFunction() {
    link?.tree?.exit.request(.action)
  }
}

private enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

private enum LineLimitKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

private enum TextAlignmentKey: EnvironmentKey {
  static var defaultValue: TextAlignment { .leading }
}

private enum ExitKey: EnvironmentKey {
  static var defaultValue: ExitAction { ExitAction(link: nil) }
}

extension ViewTree {
  /// The environment at the root: how to leave the app.
  func rootEnvironment() -> EnvironmentValues {
    var values = EnvironmentValues()
    values[ExitKey.self] = ExitAction(link: link)
    values.window = window
    return values
  }
}

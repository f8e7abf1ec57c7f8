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

  /// Leaves the app, as its last word.
  public var exit: ExitAction {
    self[ExitKey.self]
  }
}

/// Leaves the app: `@Environment(\.exit) private var exit`, then `exit()`.
///
/// What runs the app ends: a terminal gives the screen back, a play script stops. In a tree that nobody waits for it
/// does nothing.
public struct ExitAction {
  // No weak reference: one to the tree would make each of the many retains of it take the slow way.
  fileprivate let link: TreeLink?

  /// Leaves the app.
  public func callAsFunction() {
    link?.tree?.onExit()
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

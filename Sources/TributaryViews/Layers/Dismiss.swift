extension EnvironmentValues {
  /// Closes what this view is presented in: the nearest sheet, dialog or screen of a navigator around it; does nothing
  /// outside of one, and on the root of a stack.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}

/// Closes what a view is presented in: `@Environment(\.dismiss) private var dismiss`, then `dismiss()`.
public struct DismissAction {
  private let target: DismissTarget?

  init(_ target: DismissTarget?) {
    self.target = target
  }

  /// Closes it.
  public func callAsFunction() {
    target?.dismiss()
  }
}

/// What dismissing does; the object stays while the closure in it is exchanged, so that no view runs for that.
final class DismissTarget {
  var dismiss: () -> Void

  init(_ dismiss: @escaping () -> Void) {
    self.dismiss = dismiss
  }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(nil) }
}

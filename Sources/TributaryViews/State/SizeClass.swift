/// Whether there is much room or little.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little: one thing beside the other has no place.
  case compact
  /// Enough for what is useful beside what is needed.
  case regular
}

extension UserInterfaceSizeClass {
  /// The class of a window of so many columns.
  package init(columns: Int) {
    self = columns < 60 ? .compact : .regular
  }
}

extension EnvironmentValues {
  /// How much room there is from side to side: `compact` in a window of fewer than 60 columns.
  public var horizontalSizeClass: UserInterfaceSizeClass {
    self[SizeClassKey.self]?.read() ?? .regular
  }

  /// The window of the tree, as the root has it.
  var window: WindowSource? {
    get { self[SizeClassKey.self] }
    set { self[SizeClassKey.self] = newValue }
  }
}

private enum SizeClassKey: EnvironmentKey {
  static var defaultValue: WindowSource? { nil }
}

/// How much room the backend has; who reads it runs again when it changes.
final class WindowSource: TrackedSource {
  private var sizeClass = UserInterfaceSizeClass.regular

  func read() -> UserInterfaceSizeClass {
    noteRead()
    return sizeClass
  }

  func write(_ new: UserInterfaceSizeClass) {
    guard new != sizeClass else { return }
    sizeClass = new
    noteChange()
  }
}

/// The window that a tree is shown in.
final class Window: TreeFeature {
  let source: WindowSource

  init(in tree: ViewTree, _ sizeClass: UserInterfaceSizeClass) {
    source = WindowSource(in: tree.link)
    source.write(sizeClass)
    super.init(in: tree)
  }
}

extension ViewTree {
  /// Tells the views how much room there is; the host does when the window gets another size.
  package func setSizeClass(_ sizeClass: UserInterfaceSizeClass) {
    feature(Window.self).source.write(sizeClass)
  }
}

import Tributary

/// A backend whose picture is one line for each element that is something to a person.
public final class Lines: ScreenBackend {
  private let mirror = TreeMirror()
  /// How many commits came.
  public private(set) var commits = 0

  /// No lines.
  public init() {}

  /// Notes what changed.
  public func commit(_ changes: [Change]) {
    commits += 1
    mirror.commit(changes)
  }

  /// The elements, with a mark before the one that has the focus.
  public var rows: [String] {
    elements.map { $0 === mirror.focused ? "> \($0)" : "  \($0)" }
  }

  /// The element whose line is clicked.
  public func target(column: Int, row: Int) -> PointerTarget? {
    elements.indices.contains(row) ? PointerTarget(elements[row]) : nil
  }

  private var elements: [ElementNode] {
    var found: [ElementNode] = []
    mirror.forEach { element, _ in
      if element.isOutOfSight { return false }
      if element.semantics.role != .none { found.append(element) }
      // The label of a button is a part of it.
      if case .button = element.content { return false }
      return true
    }
    return found
  }
}

extension AppScreen {
  /// The app as lines.
  public static var lines: AppScreen { AppScreen("lines") { Lines() } }
}

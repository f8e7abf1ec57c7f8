/// A backend without layout, for tests of views: it draws the tree as an outline and records what it is told.
///
/// It draws from a ``TreeMirror``, so that ``rows`` show what any backend would know from the changes alone.
package final class TestBackend: ScreenBackend, VisibilityBackend, RevealingBackend {
  /// The changes of each commit, in order.
  package private(set) var commits: [[Change]] = []

  /// The elements that were brought into view, in order.
  package private(set) var revealed: [ElementNode] = []

  /// Changes that did not fit the mirror, such as an insertion beside an element that is not there.
  package var mistakes: [String] { mirror.mistakes }

  private let mirror = TreeMirror<PlainEntry>()
  private lazy var windows = RowWindows(for: ObjectIdentifier(self))

  package init() {}

  package func commit(_ changes: [Change]) {
    commits.append(changes)
    mirror.commit(changes)
    windows.commit(changes)
  }

  package func reveal(_ element: ElementNode) {
    revealed.append(element)
    windows.reveal(element)
  }

  /// An outline is not scrolled, so nothing is out of view.
  package func keepFocusInSight() {}

  /// All of an outline is in sight.
  package func shows(_ element: ElementNode) -> Bool { true }

  /// Forgets what was recorded, and with it the elements that went.
  package func forget() {
    commits = []
    revealed = []
  }

  /// Tells each list which of its rows show.
  package func settle() {
    windows.settle()
  }

  /// Scrolls a list so that a row is the first that shows.
  package func scroll(_ list: ListNode, to row: Int) {
    windows.scroll(list, to: row)
  }

  // MARK: The screen

  /// The outline, one element a row, deeper ones further in; the focus is marked with a star at the end.
  package var rows: [String] {
    flattened.map { entry in
      String(repeating: "  ", count: entry.depth) + entry.element.outline
        + (entry.element === mirror.focused ? " *" : "")
    }
  }

  /// An outline has the size that it needs.
  package func resize(width: Int, height: Int) {}

  /// The element of a row of the outline, or the nearest one around it that reacts to clicks.
  package func target(column: Int, row: Int) -> PointerTarget? {
    let entries = flattened
    guard entries.indices.contains(row) else { return nil }
    var element: ElementNode? = entries[row].element
    while let current = element, !current.reactsToClicks { element = current.enclosingElement }
    return element.map { PointerTarget($0) }
  }

  /// The elements that show; the options of a closed menu do not.
  private var flattened: [(element: ElementNode, depth: Int)] {
    var entries: [(ElementNode, Int)] = []
    mirror.forEach { element, depth in
      guard !element.isOutOfSight else { return false }
      entries.append((element, depth))
      if case .list(let list) = element.content, list.style == .current { return false }
      return true
    }
    return entries
  }
}

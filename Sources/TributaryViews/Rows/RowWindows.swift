/// The rows of lists that show on a backend without geometry: a fixed number, from the first row or from one that was
/// asked for.
package final class RowWindows: VisibilityBackend, RevealingBackend {
  /// How many rows of a list show.
  package static var length: Int { 24 }

  private let viewer: ObjectIdentifier
  private var lists: [Listed] = []

  /// A list with lazy rows, and the one that is to show first, if that was asked for.
  private struct Listed {
    weak var list: ListNode?
    var first: Int?
  }

  package init(for viewer: ObjectIdentifier) {
    self.viewer = viewer
  }

  /// Looks for lists in what came.
  package func commit(_ changes: [Change]) {
    for case .insert(let element, _, _) in changes { note(element) }
  }

  private func note(_ element: ElementNode) {
    if case .list(let content) = element.content, content.style == .plain || content.style == .options {
      lists.append(Listed(list: unsafeDowncast(element, to: ListNode.self)))
    }
    element.forEachElement(note)
  }

  /// All mounted elements show.
  package func shows(_ element: ElementNode) -> Bool { true }

  /// Nothing is scrolled out of view.
  package func keepFocusInSight() {}

  /// Tells each list which of its rows show.
  package func settle() {
    lists.removeAll { $0.list?.isMounted != true }
    for (index, listed) in lists.enumerated() {
      guard let list = listed.list, case .list(let content) = list.content else { continue }
      let first = max(0, min(listed.first ?? list.rows(shownBy: viewer).lowerBound, content.count - Self.length))
      lists[index].first = nil
      list.show(first..<min(first + Self.length, content.count), by: viewer)
    }
  }

  /// Scrolls a list so that a row is the first that shows.
  package func scroll(_ list: ListNode, to row: Int) {
    guard let index = lists.firstIndex(where: { $0.list === list }) else { return }
    lists[index].first = row
    settle()
  }

  /// Moves what shows of the list around a row as little as possible so that the row is in it.
  package func reveal(_ row: ElementNode) {
    guard let list = row.enclosingElement as? ListNode,
      let index = lists.firstIndex(where: { $0.list === list })
    else { return }
    var elements: [ElementNode] = []
    list.forEachElement { elements.append($0) }
    guard let place = elements.firstIndex(where: { $0 === row }), place < list.rowNumbers.count else { return }
    let number = list.rowNumbers[place]
    lists[index].first = min(max(list.rows(shownBy: viewer).lowerBound, number - Self.length + 1), number)
  }
}

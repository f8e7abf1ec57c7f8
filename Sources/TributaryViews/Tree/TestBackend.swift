/// A backend without layout, for tests of views: it draws the tree as an outline and records what it is told.
///
/// It keeps a copy of the tree's elements that is changed by the changes alone, so that ``rows`` show what any
/// backend would know; a change that does not fit the copy goes to ``mistakes``.
package final class TestBackend: ScreenBackend {
  /// The changes of each commit, in order.
  package private(set) var commits: [[Change]] = []

  /// The elements that were brought into view, in order.
  package private(set) var revealed: [ElementNode] = []

  /// What did not fit: an insertion beside an element that is not there, and the like.
  package private(set) var mistakes: [String] = []

  private var children: [ObjectIdentifier: [ElementNode]] = [:]
  private var root: ElementNode?
  private var focused: ElementNode?
  private var lists: [Listed] = []
  private weak var tree: ViewTree?

  package init() {}

  package func commit(_ changes: [Change]) {
    commits.append(changes)
    for change in changes { apply(change) }
  }

  package func neighbor(
    of element: ElementNode, _ direction: MoveDirection, among candidates: [ElementNode]
  ) -> ElementNode? {
    let order = flattened.map(\.element)
    guard let place = order.firstIndex(where: { $0 === element }) else { return nil }
    func isCandidate(_ other: ElementNode) -> Bool { candidates.contains { $0 === other } }
    switch direction {
    case .down, .right: return order[(place + 1)...].first(where: isCandidate)
    case .up, .left: return order[..<place].last(where: isCandidate)
    }
  }

  package func reveal(_ element: ElementNode) {
    revealed.append(element)
    if let list = element.enclosingElement as? ListNode { reveal(element, in: list) }
  }

  /// Forgets what was recorded, and with it the elements that went.
  package func forget() {
    commits = []
    revealed = []
  }

  /// How many rows of a list an outline shows.
  package static var rowsOfLists: Int { 24 }

  /// A list with lazy rows, and the one that is to show first, if that was asked for.
  private struct Listed {
    weak var list: ListNode?
    var first: Int?
  }

  /// Tells each list which of its rows show.
  package func settle() {
    lists.removeAll { $0.list?.isMounted != true }
    for (index, listed) in lists.enumerated() {
      guard let list = listed.list, case .list(let content) = list.content else { continue }
      let first = max(0, min(listed.first ?? list.visible.lowerBound, content.count - Self.rowsOfLists))
      lists[index].first = nil
      list.show(first..<min(first + Self.rowsOfLists, content.count))
    }
  }

  /// Scrolls a list so that a row is the first that shows.
  package func scroll(_ list: ListNode, to row: Int) {
    guard let index = lists.firstIndex(where: { $0.list === list }) else { return }
    lists[index].first = row
    settle()
  }

  /// Moves what shows of a list as little as possible so that a row is in it.
  private func reveal(_ row: ElementNode, in list: ListNode) {
    guard let index = lists.firstIndex(where: { $0.list === list }) else { return }
    var elements: [ElementNode] = []
    list.forEachElement { elements.append($0) }
    guard let place = elements.firstIndex(where: { $0 === row }), place < list.rowNumbers.count else { return }
    let number = list.rowNumbers[place]
    lists[index].first = min(max(list.visible.lowerBound, number - Self.rowsOfLists + 1), number)
  }

  /// An outline has nothing to scroll.
  package func take(_ key: KeyPress) -> Bool { false }

  // MARK: The screen

  /// The outline, one element a row, deeper ones further in; the focus is marked with a star at the end.
  package var rows: [String] {
    flattened.map { entry in
      String(repeating: "  ", count: entry.depth) + Self.describe(entry.element)
        + (entry.element === focused ? " *" : "")
    }
  }

  /// An outline has the size that it needs.
  package func resize(width: Int, height: Int) {}

  /// Clicks the element of a row of the outline: it is activated, or the nearest one around it that can be.
  package func click(column: Int, row: Int) {
    let entries = flattened
    guard entries.indices.contains(row) else { return }
    var element: ElementNode? = entries[row].element
    while let current = element, !current.reactsToClicks { element = current.enclosingElement }
    if let element { tree?.activate(element) }
  }

  package func connect(_ tree: ViewTree) {
    self.tree = tree
  }

  // MARK: The copy

  private var flattened: [(element: ElementNode, depth: Int)] {
    var entries: [(ElementNode, Int)] = []
    func walk(_ element: ElementNode, _ depth: Int) {
      if case .list(let list) = element.content, list.style == .current { return }
      for child in children[ObjectIdentifier(element)] ?? [] where !child.isOutOfSight {
        entries.append((child, depth))
        walk(child, depth + 1)
      }
    }
    if let root { walk(root, 0) }
    return entries
  }

  private func apply(_ change: Change) {
    switch change {
    case .insert(let element, let parent, let next):
      if parent.parent == nil, root == nil { root = parent }
      adopt(element)
      place(element, in: parent, before: next)
    case .remove(let element, let parent):
      take(element, outOf: parent)
      drop(element)
    case .move(let element, let parent, let next):
      take(element, outOf: parent)
      place(element, in: parent, before: next)
    case .content, .semantics: break
    case .focus(let old, let new):
      if let old, old !== focused { mistakes.append("the focus left \(Self.describe(old)), which did not have it") }
      focused = new
    }
  }

  /// Takes over what is below a new element.
  private func adopt(_ element: ElementNode) {
    if case .list(let content) = element.content, content.style == .plain || content.style == .options {
      lists.append(Listed(list: unsafeDowncast(element, to: ListNode.self)))
    }
    var below: [ElementNode] = []
    element.forEachElement { below.append($0) }
    children[ObjectIdentifier(element)] = below
    for child in below { adopt(child) }
  }

  private func place(_ element: ElementNode, in parent: ElementNode, before next: ElementNode?) {
    var siblings = children[ObjectIdentifier(parent)] ?? []
    if let next {
      if let index = siblings.firstIndex(where: { $0 === next }) {
        siblings.insert(element, at: index)
      } else {
        mistakes.append("\(Self.describe(element)) was put before \(Self.describe(next)), which is not there")
      }
    } else {
      siblings.append(element)
    }
    children[ObjectIdentifier(parent)] = siblings
  }

  /// Lets go of an element that went and of what is below it.
  private func drop(_ element: ElementNode) {
    for child in children.removeValue(forKey: ObjectIdentifier(element)) ?? [] { drop(child) }
  }

  private func take(_ element: ElementNode, outOf parent: ElementNode) {
    var siblings = children[ObjectIdentifier(parent)] ?? []
    if let index = siblings.firstIndex(where: { $0 === element }) {
      siblings.remove(at: index)
    } else {
      mistakes.append("\(Self.describe(element)) was taken from where it is not")
    }
    children[ObjectIdentifier(parent)] = siblings
  }

  private static func describe(_ element: ElementNode) -> String {
    var words = [name(of: element)]
    if let label = element.accessibleLabel { words.append("\"\(label)\"") }
    switch element.content {
    case .text(let text, _, _): if element.semantics.label != nil { words.append("= \"\(text)\"") }
    case .field(let field): words.append("= \"\(field.text)\" @\(field.caret)")
    default: if let value = element.accessibleValue { words.append("= \"\(value)\"") }
    }
    if let mark = mark(of: element) { words.append("(\(mark))") }
    if element.semantics.isSelected { words.append("(selected)") }
    if !element.isEnabled { words.append("(disabled)") }
    return words.joined(separator: " ")
  }

  private static func name(of element: ElementNode) -> String {
    switch element.semantics.role {
    case .none, .text, .button, .textField, .group, .scrollArea, .separator: name(of: element.content)
    case let role: role.rawValue
    }
  }

  private static func name(of content: ElementContent) -> String {
    switch content {
    case .root: "root"
    case .text: "text"
    case .row: "row"
    case .column, .page: "column"
    case .layers: "layers"
    case .spacer: "spacer"
    case .divider: "divider"
    case .scroll: "scroll"
    case .button: "button"
    case .field: "field"
    case .padding: "padding"
    case .frame: "frame"
    case .border: "border"
    case .background: "background"
    case .backdrop: "backdrop"
    case .style: "style"
    case .layer: "layer"
    case .curtain: "curtain"
    case .list: "list"
    case .mark: "mark"
    case .bar: "bar"
    case .spinner: "spinner"
    }
  }

  /// The word for a mark that neither the role nor the value of an element says.
  private static func mark(of element: ElementNode) -> String? {
    switch element.content {
    case .mark(let mark): mark.word
    case .button(let button): button.mark?.word ?? MarkContent.frame(button.frame).word
    default: nil
    }
  }
}

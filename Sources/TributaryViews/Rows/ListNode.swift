/// The element of a list: which rows there are, which of them are mounted, which are chosen, where the keys are.
///
/// Rows have numbers, from 0 over all that is in the list, lazy or not. The backend tells which of them show; the list
/// keeps those mounted, with as many before and after, and tells the number of each child.
package final class ListNode: ControlNode {
  /// The number of the row that each child stands in, in the order of the children; several may stand in one.
  package private(set) var rowNumbers: [Int] = []

  /// The rows that are mounted if they are lazy; one of them without a child takes no room.
  package private(set) var mountedRows = 0..<0

  /// Where the keys are.
  package private(set) var cursor = ListCursor.nowhere

  let style: ListContent.Style
  var selection: ListSelection
  private let rowRole: Role
  private let runs: RunKind

  var sources = RowSources()
  private(set) var rows: [ElementNode] = []
  /// The rows that show, as the backends said last.
  package private(set) var visible = 0..<0
  private var viewers = RowViewers()
  /// How many rows a key for a page moves over.
  var pageLength: Int { max(1, viewers.pageLength - 1) }
  /// How many turns in a row came of nothing but rows that show.
  var rounds = 0
  /// What is chosen; some of it may not be in the data.
  var chosen: Set<AnyHashable> = []
  /// The element of the current row while it is mounted; where rows can be chosen only its controls can have the focus.
  package private(set) weak var cursorElement: ElementNode?

  /// What the end of the turn has to do.
  private var work: Work = [.rows, .selection]
  /// Whether the list mounts rows now, so that what is below it changes by the list itself.
  private var isMountingRows = false

  /// What a list leaves to the end of a turn.
  struct Work: OptionSet {
    let rawValue: Int
    /// Find out which rows there are.
    static let rows = Work(rawValue: 1)
    /// Follow another selection.
    static let selection = Work(rawValue: 2)
    /// Bring the current row into view.
    static let reveal = Work(rawValue: 4)
    /// Choose the current row, once its view is mounted.
    static let choose = Work(rawValue: 8)
  }

  init(_ style: ListContent.Style, role: Role, _ selection: ListSelection, under parent: Node, in context: ViewContext)
  {
    self.style = style
    self.selection = selection
    rowRole = role == .tabList ? .tab : role == .list ? .row : .option
    runs = parent.tree.runKind(of: ListNode.self)
    super.init(.list(ListContent(style: style, marks: .none, count: 0)), role: role, under: parent, in: context)
    if isLazy { tree.watchedElements += 1 }
    readSelection()
  }

  override func willUnmount() {
    _ = exchange(&selection, with: ListSelection())
    if isLazy { tree.watchedElements -= 1 }
  }

  override func releaseValues() {
    super.releaseValues()
    _ = exchange(&sources, with: RowSources())
    _ = exchange(&rows, with: [])
    _ = exchange(&chosen, with: [])
    _ = exchange(&cursor, with: .nowhere)
  }

  /// Whether rows of a `ForEach` are mounted only while they show.
  var isLazy: Bool { style == .plain || style == .options }

  package override var isFocusable: Bool { selection.mode != .none && style != .current }

  // MARK: What changes

  func take(_ new: ListSelection) {
    _ = exchange(&selection, with: new)
    isDirty = false
    update()
  }

  override func update() {
    readSelection()
    tree.settleRows(of: self)
  }

  private func readSelection() {
    let new = evaluate(runs) {
      setEnabled(environment.isEnabled)
      return selection.read()
    }
    guard new != chosen else { return }
    _ = exchange(&chosen, with: new)
    work.insert(.selection)
  }

  override func elementsBelowChanged() {
    guard !isMountingRows else { return }
    work.insert(.rows)
    rounds = 0
    tree.settleRows(of: self)
  }

  /// A backend shows these rows; said again with each change.
  package func show(_ rows: Range<Int>, by viewer: ObjectIdentifier) {
    guard isMounted else { return }
    show(viewers.note(rows, by: viewer))
  }

  /// The rows that a backend shows.
  func rows(shownBy viewer: ObjectIdentifier) -> Range<Int> {
    viewers.rows(of: viewer) ?? visible
  }

  override func isNoLongerShown(by viewer: ObjectIdentifier) {
    if let rows = viewers.forget(viewer) { show(rows) }
  }

  private func show(_ rows: Range<Int>) {
    guard rows != visible else { return }
    rounds = tree.isIdle ? 0 : rounds + 1
    // Rows whose heights follow what shows need not come to rest.
    guard rounds < 10 else { return }
    visible = rows
    tree.mark(self)
  }

  /// Where the first row that shows stands in a `ForEach`; nil if it is in another one, or if it is the first of all,
  /// before which new rows may come into sight.
  func topPlace(in lazy: LazyRowsNode) -> Int? {
    guard visible.lowerBound > 0 else { return nil }
    return sources.place(of: visible.lowerBound, in: lazy)
  }

  /// The first row that shows has another number now.
  func topMoved(by distance: Int) {
    visible = visible.lowerBound + distance..<visible.upperBound + distance
    viewers.move(by: distance)
  }

  // MARK: The end of a turn

  /// Mounts the rows that show and takes out those that do not, and says what each is.
  func settle() {
    let hasNewRows = work.contains(.rows)
    if hasNewRows {
      sources = RowSources(of: self)
      followCursor()
    }
    if work.contains(.selection), selection.mode == .one, let tag = chosen.first, tag != cursor.tag,
      let row = row(of: tag)
    {
      move(.choose(row, tag: tag))
      work.insert(.reveal)
    }
    // Rows that come into an empty list which has the focus take the keys.
    if hasNewRows, tree.focused === self { beginCursor() }
    keepVisibleInRange()
    if mountRows() || hasNewRows { numberRows() }
    markRows()
    work.subtract([.rows, .selection])
    guard let cursorElement else { return }
    if work.remove(.reveal) != nil { tree.focus.reveal(cursorElement) }
    if work.remove(.choose) != nil {
      tree.afterCommit { [weak self, weak cursorElement] in
        if let self, let cursorElement, cursorElement.isMounted { choose(cursorElement) }
      }
    }
  }

  /// Finds the current row among other rows: it is the same row wherever that stands now.
  ///
  /// While that row is not there, the row in its place stands in for it if the keys come here, and no row otherwise.
  private func followCursor() {
    var same: Int?
    var other: Int?
    if let tag = cursor.tag {
      same = row(of: tag)
    } else if case .at = cursor, let cursorElement {
      same = sources.row(of: cursorElement)
    }
    if same == nil, hasFocusInside {
      // Where the keys only start at a row, they start at the first that shows.
      if case .start = cursor { other = sources.nextChoosable(from: visible.lowerBound, by: 1) }
      // What took the place of a row that went may be a header, or no row at all.
      other = other ?? cursor.row.flatMap { sources.choosable(near: $0) }
    }
    move(.rows(same: same, other: other))
  }

  /// Moves the keys; what goes of the former place goes when the new one is there.
  private func move(_ event: ListCursorEvent) {
    var next = cursor
    next.take(event)
    _ = exchange(&cursor, with: next)
  }

  /// Makes a row the current one; keys of a list that is not laid out yet count too.
  func go(to row: Int) {
    move(.go(to: row))
    work.insert(.reveal)
    rounds = 0
    tree.mark(self)
  }

  /// Chooses the current row at the end of the turn, when its view, which may have its tag, is mounted.
  func chooseAtEndOfTurn() {
    work.insert(.choose)
  }

  /// Whether the list has the focus, or something in its rows.
  private var hasFocusInside: Bool {
    guard let focused = tree.focused, focused.isMounted else { return false }
    return focused === self || focused.isBelow(self)
  }

  /// Moves what shows as little as possible so that it is in the list, and that the row of the cursor is in it where
  /// that is asked for.
  private func keepVisibleInRange() {
    let length = visible.count
    var start = min(visible.lowerBound, max(0, sources.count - length))
    if work.contains(.reveal), let row = cursor.row, length > 0 {
      if row < start - length { start = row }
      if row >= start + 2 * length { start = row - length + 1 }
    }
    start = max(0, start)
    viewers.move(by: start - visible.lowerBound)
    visible = start..<start + length
  }

  private func mountRows() -> Bool {
    let margin = visible.count
    let range = max(0, visible.lowerBound - margin)..<max(0, min(sources.count, visible.upperBound + margin))
    let pinned = pinnedRow
    isMountingRows = true
    defer { isMountingRows = false }
    var hasChanged = range != mountedRows
    mountedRows = range
    for source in sources.all {
      guard let lazy = source.node.lazyRows else { continue }
      let wanted = range.clamped(to: source.rows)
      var places = Array(wanted.lowerBound - source.rows.lowerBound..<wanted.upperBound - source.rows.lowerBound)
      if let pinned, pinned.parent === lazy, let index = lazy.children.firstIndex(where: { $0 === pinned }) {
        let place = lazy.places[index]
        if places.first.map({ place < $0 }) ?? true { places.insert(place, at: 0) }
        if let last = places.last, place > last { places.append(place) }
      }
      if lazy.show(places) { hasChanged = true }
    }
    return hasChanged
  }

  /// The lazy row with the focus in it, which stays mounted wherever it is.
  private var pinnedRow: Node? {
    guard let focused = tree.focused, focused.isMounted else { return nil }
    var node: Node = focused
    while let parent = node.parent {
      if parent === self { return nil }
      if parent.lazyRows != nil { return node }
      node = parent
    }
    return nil
  }

  private func numberRows() {
    rows = []
    var numbers: [Int] = []
    for source in sources.all {
      if let lazy = source.node.lazyRows {
        for (row, place) in zip(lazy.children, lazy.places) {
          row.forEachOwnElement {
            rows.append($0)
            numbers.append(source.rows.lowerBound + place)
          }
        }
      } else if let element = source.node.asElement {
        rows.append(element)
        numbers.append(source.rows.lowerBound)
      }
    }
    if numbers != rowNumbers { tree.note(.content(self)) }
    rowNumbers = numbers
  }

  /// Says what each row is, which are chosen, and where the cursor is.
  private func markRows() {
    var current: Int?
    let oldCursor = cursorElement
    cursorElement = nil
    for (index, row) in rows.enumerated() where sources.isChoosable(rowNumbers[index]) {
      let tag = row.rowTag(in: self)
      let isChosen = tag.map(chosen.contains) ?? false
      if isChosen { current = index }
      row.setRow(rowRole, isSelected: isChosen)
      if rowNumbers[index] == cursor.row, cursorElement == nil {
        cursorElement = row
        move(.mounted(tag: tag))
      }
    }
    if cursorElement !== oldCursor {
      for row in [oldCursor, cursorElement] { if let row, row.isMounted { tree.note(.semantics(row)) } }
    }
    let marks: ListContent.Marks =
      switch selection.mode {
      case .none: .none
      case .one: .one
      case .many: .many
      }
    setContent(
      .list(
        ListContent(style: style, marks: marks, count: sources.count, current: style == .current ? current : nil)))
  }

  /// Where the cursor is in a list, and what is chosen of options.
  package override var accessibleValue: String? {
    if semantics.role != .list {
      return rows.first { $0.semantics.isSelected }?.accessibleLabel
    }
    guard let row = cursor.row ?? focusedRow, sources.isChoosable(row) else { return nil }
    return "\(sources.choice(of: row) + 1) of \(sources.choices)"
  }

  /// The row with the focus in it.
  private var focusedRow: Int? {
    guard let focused = tree.focused, focused.isMounted else { return nil }
    return rows.firstIndex { $0 === focused || focused.isBelow($0) }.map { rowNumbers[$0] }
  }

  private func row(of tag: AnyHashable) -> Int? {
    if !work.contains(.rows) {
      for (row, number) in zip(rows, rowNumbers) where row.rowTag(in: self) == tag { return number }
    }
    return sources.row(of: tag, near: cursor.row, in: self)
  }

  override func focusChanged(_ isFocused: Bool) {
    if isFocused, isMounted { beginCursor() }
  }

  /// Puts the keys, if they are nowhere yet, at the first row that is chosen.
  ///
  /// Where none is chosen they start where they were, or at the first row that shows.
  private func beginCursor() {
    guard cursor.row == nil else { return }
    let chosenRow = selection.mode == .one ? chosen.first.flatMap(row(of:)) : sources.firstRow(of: chosen, in: self)
    if let chosenRow { return go(to: chosenRow) }
    let start =
      cursor.last.flatMap { sources.choosable(near: $0) } ?? sources.nextChoosable(from: visible.lowerBound, by: 1)
    guard let start else { return }
    move(.begin(at: start))
    work.insert(.reveal)
    rounds = 0
    tree.mark(self)
  }

  override func take(_ key: KeyPress) -> Bool { isFocusable && press(key) }

  override func takeClick(on element: ElementNode) {
    click(element)
  }

  /// Where rows can be chosen, keys come to the current row first, and to the controls in it then.
  override var currentElement: ElementNode? { cursorElement }

  /// Enter and Space choose in any toolkit.
  override func part(of key: KeyPress) -> KeyPolicy {
    key == KeyPress(.enter) || key == KeyPress(" ") ? [] : .lists
  }
}

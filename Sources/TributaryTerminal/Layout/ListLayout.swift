import TributaryViews

/// Where a list stands, by a row: rows that are not mounted have no lines of their own and count as one each.
package final class ListPlace {
  /// The row at the edge.
  var row = 0
  /// Which edge of the window it is at.
  var edge = Edge.top
  /// How many lines of the row are above the window; only at the top.
  var offset = 0
  /// The box of that row, by which it is found again when it has another number.
  var box: LayoutBox?

  enum Edge { case top, bottom }

  var isAtStart: Bool { edge == .top && row == 0 && offset == 0 }
}

extension ListContent {
  /// The columns before each row, for the marks of choice.
  var gutter: Int {
    guard isColumn, let mark = mark(isSelected: true) else { return 0 }
    return mark.room.leading + 1
  }

  /// Whether the rows stand one below the other, in a window that scrolls.
  var isColumn: Bool { style == .plain || style == .options }
}

extension LayoutBox {
  /// The list that this is the box of; asked for only where the content says that it is one.
  var list: ListNode { unsafeDowncast(element, to: ListNode.self) }

  func computeList(_ content: ListContent, _ proposal: Proposal, _ tree: LayoutTree) -> CellSize {
    switch content.style {
    case .segments: computeSegments(proposal, tree)
    case .current: computeCurrent(content.current, proposal, tree)
    case .plain, .options: computeRows(content, proposal, tree)
    }
  }

  /// Side by side, each with room for its mark at both sides; shortened where there is little room.
  private func computeSegments(_ proposal: Proposal, _ tree: LayoutTree) -> CellSize {
    if shown.isEmpty { return .zero }
    let inner = proposal.reduced(width: 2, height: 0)
    let size = computeStack(.horizontal, .start, spacing: 3, inner, tree)
    shift(by: CellPoint(column: 1, row: 0))
    return CellSize(width: size.width + 2, height: size.height)
  }

  /// The one child that is chosen; the others take no room.
  private func computeCurrent(_ current: Int?, _ proposal: Proposal, _ tree: LayoutTree) -> CellSize {
    var size = CellSize.zero
    for (index, child) in shown.enumerated() {
      if index == current { size = child.place(proposal, tree) } else { child.frame.size = .zero }
      child.frame.origin = .zero
    }
    return size
  }

  /// The mounted rows one below the other, as far up as the place of the list says.
  ///
  /// A list takes the height that it is offered, options no more than they need. Where there are more rows than fit,
  /// the last column is for the scroll mark.
  private func computeRows(_ content: ListContent, _ proposal: Proposal, _ tree: LayoutTree) -> CellSize {
    tree.watch(element)
    let place = listPlace ?? ListPlace()
    listPlace = place
    var mark = 0
    var total = 0
    if let height = proposal.height, height > 0, (proposal.width ?? 2) > 1 {
      if content.count > 2 * height { mark = 1 }
      total = placeRows(content, mark, proposal, tree)
      if mark == 0, total > height {
        mark = 1
        total = placeRows(content, mark, proposal, tree)
      }
    } else {
      total = placeRows(content, mark, proposal, tree)
    }
    var size = CellSize.zero
    for child in shown { size.width = max(size.width, child.frame.width) }
    size.width += content.gutter + mark
    if content.style == .plain, let width = proposal.width { size.width = width }
    let own = content.style == .plain ? min(total, 24, max(1, tree.window.height)) : total
    size.height = content.style == .plain ? proposal.height ?? own : min(own, proposal.height ?? own)
    // A line is left in any case, so that the list can be seen once what is around it scrolls.
    size.height = max(size.height, min(1, total))

    follow(place)
    var state = ScrollState()
    state.content = CellSize(width: max(0, size.width - mark), height: total)
    state.viewport = CellSize(width: max(0, size.width - mark), height: size.height)
    let line =
      place.edge == .top ? self.line(of: place.row) + place.offset : self.line(of: place.row + 1) - size.height
    state.offset = state.clamped(CellPoint(column: 0, row: line))
    scroll = state
    for child in shown { child.frame.row -= state.offset.row }
    stackedAxis = .vertical
    return size
  }

  /// Places the rows below each other from the first line of all on; tells how many lines there are.
  private func placeRows(_ content: ListContent, _ mark: Int, _ proposal: Proposal, _ tree: LayoutTree) -> Int {
    let inner = Proposal(width: Length.reduced(proposal.width, by: content.gutter + mark), height: nil)
    let numbers = list.rowNumbers
    var (line, row) = (0, 0)
    for (child, number) in zip(shown, numbers) {
      line += unmounted(row..<max(row, number))
      row = max(row, number + 1)
      child.place(inner, tree)
      child.frame.origin = CellPoint(column: content.gutter, row: line)
      line += child.frame.height
    }
    return line + unmounted(row..<max(row, content.count))
  }

  /// How many of these rows, none of which has a box, are not mounted: each is taken for a line.
  private func unmounted(_ rows: Range<Int>) -> Int {
    rows.count - rows.clamped(to: list.mountedRows).count
  }

  /// The first line of a row, counted from where the first child's lines are counted from now.
  private func line(of row: Int) -> Int {
    let numbers = list.rowNumbers
    var (low, high) = (0, min(numbers.count, shown.count))
    let count = high
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] >= row { high = middle } else { low = middle + 1 }
    }
    if low < count { return shown[low].frame.row - unmounted(row..<max(row, numbers[low])) }
    guard count > 0 else { return unmounted(0..<max(0, row)) }
    let last = shown[count - 1]
    let next = numbers[count - 1] + 1
    return last.frame.row + last.frame.height + unmounted(next..<max(next, row))
  }

  /// Finds the row that the list stands by again; rows that come before the first come into sight.
  private func follow(_ place: ListPlace) {
    guard let box = place.box, !place.isAtStart else { return }
    let numbers = list.rowNumbers
    if let index = shown.firstIndex(where: { $0 === box }), index < numbers.count {
      place.row = numbers[index]
    } else {
      place.box = nil
    }
  }

  /// Notes by which row the list stands, once it is laid out or was scrolled, and tells which rows show.
  func noteListPlace(for owner: ObjectIdentifier) {
    // In a window without a line no row comes or goes.
    guard let place = listPlace, let scroll, scroll.viewport.height > 0 else { return }
    let height = scroll.viewport.height
    let numbers = list.rowNumbers
    let count = min(numbers.count, shown.count)
    let total = scroll.content.height
    // The first row that shows: that of the first child that is not above the window, or one of those not mounted.
    let first = shown.prefix(count).firstIndex { $0.frame.row + $0.frame.height > 0 }
    place.edge = .top
    place.offset = 0
    place.box = nil
    if let first, shown[first].frame.row <= 0 {
      place.row = numbers[first]
      place.box = shown[first]
      place.offset = -line(of: place.row)
    } else {
      let next = first.map { numbers[$0] } ?? rowCount
      let lines = first.map { shown[$0].frame.row } ?? total - scroll.offset.row
      let before = first.map { $0 > 0 ? numbers[$0 - 1] + 1 : 0 } ?? (count > 0 ? numbers[count - 1] + 1 : 0)
      place.row = min(max(before, next - lines), max(0, rowCount - 1))
    }
    let start = place.row
    if scroll.offset.row > 0, scroll.offset.row >= total - height {
      // At the end it stays at the end, whatever the rows turn out to be.
      place.edge = .bottom
      place.row = rowCount - 1
      place.box = count > 0 && numbers[count - 1] == place.row ? shown[count - 1] : nil
    }
    list.show(start..<max(start, endOfShown(height, numbers.prefix(count))), by: owner)
  }

  /// The row after the last that shows in a window of this height.
  private func endOfShown(_ height: Int, _ numbers: ArraySlice<Int>) -> Int {
    guard let last = numbers.indices.last(where: { shown[$0].frame.row < height }) else {
      return min(rowCount, (listPlace?.row ?? 0) + height)
    }
    let rest = height - shown[last].frame.row - shown[last].frame.height
    let next = numbers[last] + 1
    guard rest > 0 else { return next }
    return min(rowCount, max(next, next < list.mountedRows.upperBound ? list.mountedRows.upperBound : next) + rest)
  }

  private var rowCount: Int {
    if case .list(let content) = element.content { content.count } else { 0 }
  }
}

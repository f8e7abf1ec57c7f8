/// Where the rows of a list come from, in order: elements that are rows, and the lazy rows of a `ForEach`.
struct RowSources {
  /// One of them, and the numbers of its rows.
  struct Source {
    let node: Node
    let rows: Range<Int>
    /// How many rows before it can be chosen.
    let choice: Int
    let isChoosable: Bool
  }

  private(set) var all: [Source] = []
  private(set) var count = 0
  /// How many rows can be chosen: all but headers and footers.
  private(set) var choices = 0

  init() {}

  init(of list: ListNode) {
    collect(list)
  }

  private mutating func collect(_ node: Node) {
    for child in node.children {
      if let lazy = child.lazyRows {
        add(child, lazy.rowCount, isChoosable: true)
      } else if let element = child.asElement {
        add(child, 1, isChoosable: element.semantics.role != .header && element.semantics.role != .footer)
      } else {
        collect(child)
      }
    }
  }

  private mutating func add(_ node: Node, _ rows: Int, isChoosable: Bool) {
    all.append(Source(node: node, rows: count..<count + rows, choice: choices, isChoosable: isChoosable))
    count += rows
    if isChoosable { choices += rows }
  }

  /// The source of a row; logarithmic in the sources.
  private func source(of row: Int) -> Source? {
    var (low, high) = (0, all.count)
    while low < high {
      let middle = (low + high) / 2
      if all[middle].rows.upperBound > row { high = middle } else { low = middle + 1 }
    }
    return low < all.count && all[low].rows.contains(row) ? all[low] : nil
  }

  func isChoosable(_ row: Int) -> Bool { source(of: row)?.isChoosable ?? false }

  /// How many rows before this one can be chosen.
  func choice(of row: Int) -> Int {
    source(of: row).map { $0.choice + row - $0.rows.lowerBound } ?? 0
  }

  /// The first row that can be chosen, from one on in a direction.
  func nextChoosable(from start: Int, by direction: Int) -> Int? {
    var row = start
    while row >= 0, row < count {
      if isChoosable(row) { return row }
      row += direction
    }
    return nil
  }

  /// The row itself where it can be chosen, or else the next that can in a direction, or else the last before it; nil
  /// where none can.
  func choosable(near wanted: Int, by direction: Int = 1) -> Int? {
    let row = min(max(0, wanted), count - 1)
    return nextChoosable(from: row, by: direction) ?? nextChoosable(from: row, by: -direction)
  }

  /// Where a row stands in a `ForEach`, if it is one of its rows.
  func place(of row: Int, in lazy: LazyRowsNode) -> Int? {
    source(of: row).flatMap { $0.node === lazy ? row - $0.rows.lowerBound : nil }
  }

  /// The value that stands for a row, which need not be mounted.
  func tag(of row: Int, in list: ListNode) -> AnyHashable? {
    guard let source = source(of: row) else { return nil }
    guard let lazy = source.node.lazyRows else { return source.node.asElement?.rowTag(in: list) }
    return lazy.tag(at: row - source.rows.lowerBound)
  }

  /// The row that an element is, if it is a row by itself.
  func row(of element: ElementNode) -> Int? {
    all.first { $0.isChoosable && $0.node === element }?.rows.lowerBound
  }

  /// The first row whose value is among others; linear in the rows.
  func firstRow(of tags: Set<AnyHashable>, in list: ListNode) -> Int? {
    guard !tags.isEmpty else { return nil }
    return (0..<count).first { isChoosable($0) && (tag(of: $0, in: list).map(tags.contains) ?? false) }
  }

  /// The row that a value stands for; looked for at `guess` first, then everywhere.
  func row(of tag: AnyHashable, near guess: Int?, in list: ListNode) -> Int? {
    for source in all {
      if let lazy = source.node.lazyRows {
        let place = lazy.place(of: tag, near: guess.map { $0 - source.rows.lowerBound })
        if let place { return source.rows.lowerBound + place }
      } else if source.isChoosable, source.node.asElement?.rowTag(in: list) == tag {
        return source.rows.lowerBound
      }
    }
    return nil
  }
}

import TributaryViews

/// Content that is larger than the page that shows it, and the marks that say so.
private struct Overflow {
  var content: CellSize
  /// A column for the mark of the height, a row for that of the width.
  var marks = CellSize.zero

  /// The part of a page of this size that shows the content.
  func viewport(in page: CellSize) -> CellSize {
    CellSize(width: max(0, page.width - marks.width), height: max(0, page.height - marks.height))
  }
}

extension LayoutBox {
  /// The content as it is where it fits; where it does not, the part of it that a person scrolled to.
  ///
  /// - Parameters:
  ///   - proposal: The room for the page.
  ///   - tree: The layout of the tree.
  ///   - compute: Places the content at the corner of the box.
  /// - Returns: The size of the page, at most the room but for one cell.
  func computePage(_ proposal: Proposal, _ tree: LayoutTree, _ compute: (Proposal) -> CellSize) -> CellSize {
    var size = compute(proposal)
    guard let overflow = overflow(of: size, proposal, compute) else {
      showAll(size)
      return size
    }
    let (content, marks) = (overflow.content, overflow.marks)
    size = CellSize(width: content.width + marks.width, height: content.height + marks.height)
    // A cell is left in any case, so that the content can be seen once what is around the page scrolls.
    if let width = proposal.width { size.width = max(min(1, content.width), min(size.width, width)) }
    if let height = proposal.height { size.height = max(min(1, content.height), min(size.height, height)) }
    show(overflow, in: overflow.viewport(in: size))
    return size
  }

  /// The content in the middle of the window, or what of it a person scrolled to; over it the layers.
  func computeRoot(_ proposal: Proposal, _ tree: LayoutTree) -> CellSize {
    let size = computeContent(proposal, tree)
    let window = CellSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    if let overflow = overflow(of: size, proposal, { computeContent($0, tree) }) {
      let viewport = overflow.viewport(in: window)
      center(overflow.content, in: viewport)
      show(overflow, in: viewport)
    } else {
      center(size, in: window)
      showAll(window)
    }
    for layer in shown.suffix(layerCount) {
      layer.place(Proposal(window), tree)
      layer.frame.origin = .zero
    }
    return window
  }

  /// Lays the content out again for a page that it does not fit in; nil where it fits.
  ///
  /// Content that is too high is asked for its own height, as in a scroll view. Content that is too wide stays as wide
  /// as it came out of the width that there is, so that text still breaks there.
  private func overflow(of size: CellSize, _ proposal: Proposal, _ compute: (Proposal) -> CellSize) -> Overflow? {
    let room = CellSize(width: proposal.width ?? .max, height: proposal.height ?? .max)
    guard size.width > room.width || size.height > room.height else { return nil }
    var overflow = Overflow(content: size)
    var axes: Axis.Set = []
    while true {
      let old = axes
      if overflow.content.height > room.height - overflow.marks.height { axes.insert(.vertical) }
      if overflow.content.width > room.width - overflow.marks.width { axes.insert(.horizontal) }
      if axes == old { return overflow }
      overflow.marks.width = axes.contains(.vertical) && room.width > 1 ? 1 : 0
      overflow.marks.height = axes.contains(.horizontal) && room.height > 1 ? 1 : 0
      var inner = proposal.reduced(width: overflow.marks.width, height: overflow.marks.height)
      if axes.contains(.vertical) { inner.height = nil }
      overflow.content = compute(inner)
    }
  }

  /// Notes what there is to see and moves it as far as a person scrolled.
  private func show(_ overflow: Overflow, in viewport: CellSize) {
    var state = scroll ?? ScrollState()
    state.content = overflow.content
    state.viewport = viewport
    scroll = state
    let offset = state.clamped(state.offset)
    shift(by: CellPoint(column: -offset.column, row: -offset.row))
  }

  /// Notes that all there is to see shows.
  ///
  /// How far a person scrolled stays as it is until the layout is settled, since a page is measured for more room too.
  private func showAll(_ size: CellSize) {
    guard var state = scroll else { return }
    (state.content, state.viewport) = (size, size)
    scroll = state
  }
}

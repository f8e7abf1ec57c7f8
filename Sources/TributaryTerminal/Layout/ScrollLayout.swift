import TributaryViews

/// What a scroll view or a field keeps from frame to frame.
package struct ScrollState: Equatable {
  /// How far the content is pushed up and to the left; brought into range at each layout.
  package var offset = CellPoint.zero
  /// The size of all there is to see.
  package var content = CellSize.zero
  /// The part of the box that shows it; the rest is for the scroll marks.
  package var viewport = CellSize.zero

  /// The offset that is nearest to the wanted one and shows no room behind the end.
  func clamped(_ offset: CellPoint) -> CellPoint {
    CellPoint(
      column: min(max(0, offset.column), max(0, content.width - viewport.width)),
      row: min(max(0, offset.row), max(0, content.height - viewport.height)))
  }

  /// Whether there is more to see in the axis than fits.
  func overflows(_ axis: Axis) -> Bool { content[axis] > viewport[axis] }

  /// Whether there is more to see than fits.
  var isOverflowing: Bool { overflows(.vertical) || overflows(.horizontal) }
}

extension LayoutBox {
  /// A window onto the content, which is asked for its own length along the scrolled axes.
  ///
  /// The box takes the length it is offered along those axes, and the content's across them. Where the content is
  /// longer, the last column or row of the box is for the scroll mark. The content beside a mark is tried first: one
  /// that is more than twice too long there, as it is in a long list, is too long without the mark as well (a cell less
  /// breaks a line in two at the most), so it is laid out once.
  func computeScroll(_ axes: Axis.Set, _ proposal: Proposal, _ tree: LayoutTree) -> CellSize {
    var marks = CellSize.zero
    if axes.contains(.vertical), let height = proposal.height, (proposal.width ?? 2) > 1, height > 0 { marks.width = 1 }
    if axes.contains(.horizontal), let width = proposal.width, (proposal.height ?? 2) > 1, width > 0 {
      marks.height = 1
    }
    var content = computeScrolled(axes, proposal, marks, tree)
    if marks.width > 0, marks.height > 0, content.width <= proposal.width ?? .max,
      content.height <= proposal.height ?? .max
    {
      // The content that scrolls both ways does not depend on the marks: where all of it fits there is none, although
      // each mark alone would make the other one needed.
      marks = .zero
    }
    for axis in [Axis.vertical, .horizontal] where marks[axis.other] > 0 {
      let room = (proposal[axis] ?? 0) - marks[axis]
      if content[axis] > 2 * room { continue }
      let before = marks
      marks[axis.other] = 0
      content = computeScrolled(axes, proposal, marks, tree)
      if content[axis] <= room { continue }
      marks = before
      content = computeScrolled(axes, proposal, marks, tree)
    }
    var size = CellSize(width: content.width + marks.width, height: content.height + marks.height)
    // A cell is left in any case, so that what is in here can be seen once what is around it scrolls.
    if axes.contains(.horizontal), let width = proposal.width { size.width = max(width, min(1, content.width)) }
    if axes.contains(.vertical), let height = proposal.height { size.height = max(height, min(1, content.height)) }

    var state = scroll ?? ScrollState()
    state.content = content
    state.viewport = CellSize(width: max(0, size.width - marks.width), height: max(0, size.height - marks.height))
    scroll = state
    let offset = state.clamped(state.offset)
    shift(by: CellPoint(column: -offset.column, row: -offset.row))
    return size
  }

  private func computeScrolled(
    _ axes: Axis.Set, _ proposal: Proposal, _ marks: CellSize, _ tree: LayoutTree
  ) -> CellSize {
    var inner = proposal.reduced(width: marks.width, height: marks.height)
    if axes.contains(.horizontal) { inner.width = nil }
    if axes.contains(.vertical) { inner.height = nil }
    return computeContent(inner, tree)
  }

  /// One row of text; it takes the width that it is offered, and a few columns at the least.
  ///
  /// Its own width does not follow the text, so that typing never moves anything.
  func computeField(_ content: FieldContent, _ proposal: Proposal) -> CellSize {
    CellSize(width: max(4, proposal.width ?? max(20, TextBlock(content.prompt).idealWidth + 1)), height: 1)
  }
}

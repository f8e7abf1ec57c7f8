import TributaryViews

extension LayoutTree {
  /// The frame of a box in the window, whether or not a scroll view shows it.
  func windowFrame(of box: LayoutBox) -> CellRect {
    var frame = box.frame
    var current = box.parent
    while let parent = current {
      frame = frame.moved(by: parent.frame.origin)
      current = parent.parent
    }
    return frame
  }

  /// The part of the window in which a box can show: what the window and the scroll views around it leave.
  func visibleWindow(of box: LayoutBox) -> CellRect {
    var visible = CellRect(origin: .zero, size: window)
    var child = box
    while let parent = child.parent {
      if let viewport = parent.viewport(of: child) {
        visible = visible.intersection(viewport.moved(by: windowFrame(of: parent).origin))
      }
      child = parent
    }
    return visible
  }

  /// Whether at least a cell of a box shows.
  func isInSight(_ box: LayoutBox) -> Bool {
    box.isShown && visibleWindow(of: box).intersects(windowFrame(of: box))
  }

  /// Whether all of a box shows.
  func showsWhole(_ box: LayoutBox) -> Bool {
    guard !box.frame.isEmpty else { return false }
    var (frame, child) = (box.frame, box)
    while let parent = child.parent {
      if let viewport = parent.viewport(of: child), frame.intersection(viewport) != frame { return false }
      frame = frame.moved(by: parent.frame.origin)
      child = parent
    }
    return frame.intersection(CellRect(origin: .zero, size: window)) == frame
  }

  /// Whether as much of a box shows as the window and the scroll views around it have room for.
  func isInView(_ box: LayoutBox) -> Bool {
    guard box.isShown else { return false }
    let shown = windowFrame(of: box).intersection(visibleWindow(of: box))
    return [Axis.horizontal, .vertical].allSatisfy { axis in
      var room = min(box.frame.size[axis], window[axis])
      var child = box
      while let parent = child.parent {
        if let viewport = parent.viewport(of: child) { room = min(room, viewport.size[axis]) }
        child = parent
      }
      return shown.size[axis] >= room
    }
  }

  /// Moves the content of a scroll view, as far as it goes; tells whether it moved.
  ///
  /// Nothing is laid out again.
  @discardableResult
  func scroll(_ box: LayoutBox, to wanted: CellPoint) -> Bool {
    guard var state = box.scroll else { return false }
    let offset = state.clamped(wanted)
    guard offset != state.offset else { return false }
    let shift = state.offset - offset
    state.offset = offset
    box.scroll = state
    box.drawnScroll = state
    for child in box.flow {
      child.frame.origin = child.frame.origin + shift
      child.drawn?.frame = child.frame
    }
    damage(box.frame, of: box)
    box.noteListPlace(for: owner)
    return true
  }

  /// Moves the innermost of these scroll views that still can go in a direction; tells whether one did.
  func scroll(_ boxes: [LayoutBox], _ direction: MoveDirection, by amount: (ScrollState) -> Int) -> Bool {
    for box in boxes {
      guard let state = box.scroll else { continue }
      var offset = state.offset
      switch direction {
      case .up: offset.row -= amount(state)
      case .down: offset.row += amount(state)
      case .left: offset.column -= amount(state)
      case .right: offset.column += amount(state)
      }
      if scroll(box, to: offset) { return true }
    }
    return false
  }

  /// Scrolls so that a box is visible, moving each scroll view around it no more than needed.
  func reveal(_ box: LayoutBox) {
    reveal(CellRect(origin: .zero, size: box.frame.size), of: box)
  }

  /// Scrolls so that a rectangle of a box, seen from the box's corner, is visible.
  func reveal(_ part: CellRect, of box: LayoutBox) {
    var wanted = part.moved(by: box.frame.origin)
    var child = box
    while let parent = child.parent {
      if let viewport = parent.viewport(of: child), let state = parent.scroll {
        let offset = CellPoint(
          column: state.offset.column + Self.push(wanted.columns, into: viewport.columns),
          row: state.offset.row + Self.push(wanted.rows, into: viewport.rows))
        scroll(parent, to: offset)
        wanted = wanted.moved(by: state.offset - (parent.scroll ?? state).offset).intersection(viewport)
      }
      wanted = wanted.moved(by: parent.frame.origin)
      child = parent
    }
  }

  /// How far a span must be pushed to lie in a window; one that is longer shows its start.
  private static func push(_ span: Range<Int>, into window: Range<Int>) -> Int {
    if span.lowerBound < window.lowerBound || span.count > window.count { return span.lowerBound - window.lowerBound }
    return max(0, span.upperBound - window.upperBound)
  }

  /// The scroll views around a box, the innermost first.
  func scrollBoxes(around box: LayoutBox) -> [LayoutBox] {
    var found: [LayoutBox] = []
    guard box.isShown else { return found }
    var child = box
    while let parent = child.parent {
      if parent.viewport(of: child) != nil { found.append(parent) }
      child = parent
    }
    return found
  }

  /// The first scroll view that shows and has more to show along an axis; what keys scroll when nothing has the focus.
  func firstScrollBox(_ axis: Axis) -> LayoutBox? {
    firstScrollBox(axis, in: front, CellRect(origin: .zero, size: window))
  }

  private func firstScrollBox(_ axis: Axis, in box: LayoutBox, _ visible: CellRect) -> LayoutBox? {
    if box.viewport != nil, let state = box.scroll, state.overflows(axis) { return box }
    let visible = box.viewport.map { visible.intersection($0) } ?? visible
    for index in box.children(in: visible) {
      let child = box.shown[index]
      guard child.bounds.moved(by: child.frame.origin).intersects(visible) else { continue }
      let inside = visible.moved(by: .zero - child.frame.origin)
      if let found = firstScrollBox(axis, in: child, inside) { return found }
    }
    return nil
  }
}

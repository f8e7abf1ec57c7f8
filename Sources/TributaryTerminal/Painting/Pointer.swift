package import TributaryViews

extension TerminalRenderer: FramedBackend, DeviceScreen {
  package var styledRuns: [String] { grid.styledRuns }

  package var cost: (measured: Int, drawn: Int) { (visitedBoxes.layout, visitedBoxes.painting) }

  /// The front-most enabled element at a cell that reacts to clicks.
  package func target(column: Int, row: Int) -> PointerTarget? {
    update()
    guard let layout, let element = layout.element(at: CellPoint(column: column, row: row)) else { return nil }
    guard case .field(let content) = element.content, let box = mirror[element] else {
      return PointerTarget(element)
    }
    let place = column - layout.windowFrame(of: box).column
    return PointerTarget(element, caret: box.window(of: content).offset(at: place))
  }

  package func obstacle(to element: ElementNode) -> Obstacle? {
    update()
    guard let layout, let box = mirror[element], box.isShown else { return .noRoom }
    if !layout.isInSight(box) {
      layout.reveal(box)
      noteScrolling()
      update()
    }
    let frame = layout.windowFrame(of: box)
    if frame.isEmpty { return .noRoom }
    let visible = frame.intersection(layout.visibleWindow(of: box))
    if visible.isEmpty {
      return .outOfSight(column: frame.column, row: frame.row, width: frame.width, height: frame.height)
    }
    guard element.isEnabled, element.reactsToClicks else { return nil }
    for row in visible.rows {
      for column in visible.columns {
        guard let hit = layout.element(at: CellPoint(column: column, row: row)) else { continue }
        if hit === element || hit.isBelow(element) { return nil }
      }
    }
    return .covered(column: visible.column, row: visible.row)
  }

  /// Turns the wheel one notch over a cell: the innermost scroll view there that still can move moves three cells.
  package func wheel(_ direction: MoveDirection, column: Int, row: Int) {
    update()
    guard let layout else { return }
    let boxes = layout.scrollBoxes(at: CellPoint(column: column, row: row))
    guard layout.scroll(boxes, direction, by: { _ in 3 }) else { return }
    noteScrolling()
  }
}

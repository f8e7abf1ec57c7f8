package import TributaryViews

extension TerminalRenderer: ScreenBackend {
  /// Names the tree that clicks go to.
  package func connect(_ tree: ViewTree) {
    self.tree = tree
    tellSize()
  }

  /// Clicks a cell: the front-most enabled button there acts; a field takes the focus, its caret where the click was.
  package func click(column: Int, row: Int) {
    update()
    guard let tree, let layout, let element = layout.element(at: CellPoint(column: column, row: row)) else { return }
    guard case .field(let content) = element.content, let box = element.backend as? LayoutBox else {
      return tree.activate(element)
    }
    let offset = column - layout.windowFrame(of: box).column + (box.scroll?.offset.column ?? 0)
    tree.placeCaret(in: element, before: FieldColumns.grapheme(at: offset, in: content.text))
  }

  /// Turns the wheel one notch over a cell: the innermost scroll view there that still can move moves three cells.
  package func wheel(_ direction: MoveDirection, column: Int, row: Int) {
    update()
    guard let layout else { return }
    let boxes = layout.scrollBoxes(at: CellPoint(column: column, row: row))
    guard layout.scroll(boxes, direction, by: { _ in 3 }) else { return }
    layout.tellWatched()
    noteFrame()
  }
}

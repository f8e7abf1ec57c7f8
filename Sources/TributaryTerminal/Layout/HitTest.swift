import TributaryViews

/// What is under a point of the window.
enum Hit {
  /// Nothing that reacts.
  case nothing
  /// Something that does not react and hides what is behind it.
  case blocked
  /// A button or a field.
  case element(ElementNode)
}

extension LayoutTree {
  /// What a person can reach: the layer in front, or all there is.
  var front: LayoutBox {
    root.layerCount > 0 ? root.shown.last ?? root : root
  }

  /// The front-most enabled button or field at a point of the window.
  func element(at point: CellPoint) -> ElementNode? {
    if case .element(let element) = hit(front, point - front.frame.origin) { element } else { nil }
  }

  /// Goes front to back; `point` is seen from the corner of `box`.
  private func hit(_ box: LayoutBox, _ point: CellPoint) -> Hit {
    let isInside = CellRect(origin: .zero, size: box.frame.size).contains(point)
    if let viewport = box.viewport, !viewport.contains(point) { return isInside ? .blocked : .nothing }
    var found = Hit.nothing
    search: for index in box.children(in: CellRect(origin: point, size: CellSize(width: 1, height: 1))).reversed() {
      let child = box.shown[index]
      let inChild = point - child.frame.origin
      guard child.bounds.contains(inChild) else { continue }
      found = hit(child, inChild)
      if case .nothing = found { continue }
      break search
    }
    if case .element = found { return found }
    guard isInside else { return found }
    switch box.element.content {
    case .primitive where box.element.activate == nil: return found
    case .button, .field, .primitive: return box.element.isEnabled ? .element(box.element) : .blocked
    case .background: return .blocked
    case .list(let content): return row(of: box, content, at: point) ?? found
    case .layer:
      if case .blocked = found { return found }
      let isOnContent = box.shown.contains { $0.frame.contains(point) }
      return isOnContent || box.element.activate == nil ? .blocked : .element(box.element)
    default: return found
    }
  }

  /// The row of a list that is at a point, from side to side.
  private func row(of box: LayoutBox, _ content: ListContent, at point: CellPoint) -> Hit? {
    guard box.element.isFocusable else { return nil }
    guard box.element.isEnabled else { return .blocked }
    let span = content.isColumn ? point.row : point.column
    let child = box.shown.first {
      content.isColumn
        ? $0.frame.rows.contains(span) : ($0.frame.column - 1..<$0.frame.columns.upperBound + 1).contains(span)
    }
    return child.map { .element($0.element) } ?? .blocked
  }

  /// The scroll views at a point of the window, the innermost first.
  func scrollBoxes(at point: CellPoint) -> [LayoutBox] {
    var found: [LayoutBox] = []
    collectScrollBoxes(front, point - front.frame.origin, into: &found)
    return found.reversed()
  }

  private func collectScrollBoxes(_ box: LayoutBox, _ point: CellPoint, into found: inout [LayoutBox]) {
    if let viewport = box.viewport {
      guard CellRect(origin: .zero, size: box.frame.size).contains(point) else { return }
      found.append(box)
      guard viewport.contains(point) else { return }
    }
    for index in box.children(in: CellRect(origin: point, size: CellSize(width: 1, height: 1))).reversed() {
      let child = box.shown[index]
      let inChild = point - child.frame.origin
      guard child.bounds.contains(inChild) else { continue }
      let count = found.count
      collectScrollBoxes(child, inChild, into: &found)
      if found.count > count { return }
    }
  }
}

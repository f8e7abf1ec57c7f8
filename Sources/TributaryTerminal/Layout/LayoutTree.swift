import TributaryViews

/// The layout of a whole tree: which boxes changed, and which rows must be drawn again because of it.
///
/// A changed box is laid out alone. Only where one of its answers changed, its parent is laid out too, and so on
/// upward; what is clean is never visited.
package final class LayoutTree {
  /// The boxes of all elements, by element; it outlives the layout.
  let mirror: TreeMirror<LayoutBox>
  package let root: LayoutBox
  /// The renderer that the layout is for.
  let owner: ObjectIdentifier

  // SAFETY: a tree is used in one isolation, and no access to these fields calls out while it lasts.
  @exclusivity(unchecked) package private(set) var window: CellSize
  /// Rows to draw again.
  @exclusivity(unchecked) var damage: RowSet
  /// Boxes laid out since it was set to 0: the proof that clean ones are not touched.
  @exclusivity(unchecked) package var visitedBoxes = 0
  /// The elements that want to know what of them shows.
  @exclusivity(unchecked) var watched: [Watched] = []
  /// The changed boxes by their depth.
  @exclusivity(unchecked) private var dirty: [[LayoutBox]] = []
  @exclusivity(unchecked) private var hasNewWindow = true

  /// The layout of the boxes of a mirror for one renderer.
  init(_ root: LayoutBox, in mirror: TreeMirror<LayoutBox>, window: CellSize, owner: ObjectIdentifier) {
    self.owner = owner
    self.mirror = mirror
    self.root = root
    self.window = window
    damage = RowSet(height: window.height)
  }

  package func resize(_ window: CellSize) {
    guard window != self.window else { return }
    self.window = window
    damage = RowSet(height: window.height)
    hasNewWindow = true
  }

  // MARK: Changes

  /// Notes that a box must be laid out again.
  func invalidate(_ box: LayoutBox) {
    // A box that no parent shows yet is laid out as a new one.
    guard !box.isDirty, box.isShown else { return }
    box.isDirty = true
    while dirty.count <= box.depth { dirty.append([]) }
    dirty[box.depth].append(box)
  }

  /// Notes that the children of a box are others, or in another order.
  func invalidateChildren(_ box: LayoutBox) {
    box.hasStaleChildren = true
    invalidate(box)
  }

  /// Notes that what a box and all below it show on the screen must be drawn again.
  func damage(_ box: LayoutBox) {
    if box === root { return damage(CellRect(origin: .zero, size: window), of: root) }
    guard let drawn = box.drawn, let parent = box.parent else { return }
    var rectangle = drawn.bounds.moved(by: drawn.frame.origin)
    if case .list = parent.element.content {
      // The mark of a row stands beside it, and the cursor goes from side to side.
      rectangle = rectangle.union(CellRect(column: 0, row: rectangle.row, width: parent.frame.width, height: 1))
    }
    damage(rectangle, of: box)
  }

  /// Notes that a rectangle of a box, seen from the corner of its parent, must be drawn again where it is visible.
  func damage(_ rectangle: CellRect, of box: LayoutBox) {
    var visible = rectangle
    var box = box
    while box !== root {
      guard let parent = box.parent else { return }
      if let viewport = parent.viewport(of: box) { visible = visible.intersection(viewport) }
      if visible.isEmpty { return }
      visible = visible.moved(by: parent.frame.origin)
      box = parent
    }
    guard visible.columns.overlaps(0..<window.width) else { return }
    damage.insert(visible.rows)
  }

  // MARK: Updating

  /// Lays out what changed.
  package func update() {
    var settled: [LayoutBox] = []
    var depth = dirty.count
    while depth > 0 {
      depth -= 1
      let boxes = dirty[depth]
      dirty[depth].removeAll(keepingCapacity: true)
      for box in boxes {
        box.isDirty = false
        guard box.isShown else { continue }
        if box.recompute(self), let parent = box.parent { invalidate(parent) } else { settled.append(box) }
      }
    }
    if hasNewWindow || root.placedFor == nil {
      if hasNewWindow { root.forget() }
      hasNewWindow = false
      root.place(Proposal(window), self)
      damage.insert(0..<window.height)
      settled.append(root)
    }
    if !settled.isEmpty {
      for menu in root.shown.suffix(root.layerCount) where menu.followsControl {
        if !menu.recompute(self) { settled.append(menu) }
      }
    }
    for box in settled.reversed() where box.isTouched {
      settle(box, isCovered: box === root && damage.isFull)
      var changed = box
      while changed.updateBounds(), let parent = changed.parent { changed = parent }
    }
    root.drawn = (root.frame, root.bounds)
  }

  /// Compares where the boxes below `box` stand with where they are drawn, and damages both places of what moved.
  ///
  /// Measuring moves children back and forth, so it is this comparison that counts. Below a box that moved, or that
  /// is new, everything is covered by its damage.
  private func settle(_ box: LayoutBox, isCovered: Bool) {
    box.isTouched = false
    if box.scrolls, var state = box.scroll {
      state.offset = state.clamped(state.offset)
      box.scroll = state
      if state != box.drawnScroll {
        box.drawnScroll = state
        if !isCovered { damage(box.frame, of: box) }
      }
    }
    for child in box.shown {
      let old = child.drawn
      let hasMoved = old?.frame != child.frame
      if hasMoved, !isCovered { damage(child) }
      if child.isTouched {
        settle(child, isCovered: isCovered || hasMoved)
        _ = child.updateBounds()
      }
      child.drawn = (child.frame, child.bounds)
      if hasMoved, !isCovered { damage(child) }
    }
  }
}

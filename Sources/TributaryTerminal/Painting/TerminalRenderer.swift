package import TributaryViews

/// Draws a view tree as a grid of cells, and knows what stands where in it.
///
/// It knows no terminal: an app in a terminal sends its grid there, a test or a play script reads its rows. Changes
/// are noted at once and drawn when a frame is asked for, so that many commits cost one drawing.
package final class TerminalRenderer {
  /// Told once when a frame is due, until it is drawn.
  package var onFrameDue: () -> Void = {}

  /// Boxes laid out and boxes drawn for the last frame: the proof that clean ones are not touched.
  package private(set) var visitedBoxes = (layout: 0, painting: 0)
  /// Graphemes of fields read for the last frame: the proof that those out of sight are not.
  package private(set) var visitedGraphemes = 0

  /// The tree of elements, each with its box.
  let mirror = TreeMirror(of: LayoutBox.self)
  // SAFETY: a renderer is used in one isolation, and no access to these fields calls out while it lasts.
  /// The layout of the tree; nil before the first change.
  @exclusivity(unchecked) private(set) var layout: LayoutTree?
  @exclusivity(unchecked) private var elementToReveal: ElementNode?
  /// How much of the focus is brought back into view when something moves it out.
  @exclusivity(unchecked) package var followedFocus = FollowedFocus.part
  @exclusivity(unchecked) private var shown: Grid
  /// The rows that were drawn since the last frame was taken.
  @exclusivity(unchecked) private var drawnRows: RowSet
  @exclusivity(unchecked) private var window: CellSize
  @exclusivity(unchecked) private var isFrameDue = false
  /// Encodes the frames, and keeps the last one.
  @exclusivity(unchecked) private var encoder: FrameEncoder
  private let glyphs: GlyphSet

  /// A renderer of a window of this size; sizes outside of 0 to 2,000 are brought there.
  package init(width: Int, height: Int, glyphs: GlyphSet = .unicode, colors: ColorDepth = .full) {
    self.glyphs = glyphs
    encoder = FrameEncoder(colors: colors)
    window = Self.window(width: width, height: height)
    shown = Grid(width: window.width, height: window.height)
    drawnRows = RowSet(height: window.height)
  }

  /// The element with the focus.
  var focused: ElementNode? { mirror.focused }

  /// The box of an element; nil for one that is not in the tree.
  package func box(of element: ElementNode) -> LayoutBox? { mirror[element] }

  private static func window(width: Int, height: Int) -> CellSize {
    CellSize(width: min(max(0, width), 2000), height: min(max(0, height), 2000))
  }

  // MARK: The picture

  /// The picture, up to date.
  package var grid: Grid {
    update()
    return shown
  }

  /// Where the caret of the focused field stands, if it shows.
  package var caret: Caret? {
    update()
    guard let focused, case .field(let content) = focused.content, let box = mirror[focused], let layout, box.isShown
    else { return nil }
    let place =
      layout.windowFrame(of: box).origin
      + CellPoint(column: box.window(of: content).column(ofCaret: content.selection.caret), row: 0)
    guard layout.visibleWindow(of: box).contains(place) else { return nil }
    return Caret(column: place.column, row: place.row)
  }

  /// The picture as rows of text, blanks at their ends cut.
  package var rows: [String] { grid.rows }

  /// The bytes that a terminal gets for what changed since the last call.
  package func takeFrame() -> [UInt8] {
    update()
    encoder.encode(shown, caret: caret, in: drawnRows)
    drawnRows.removeAll()
    return encoder.frame
  }

  /// Forgets what the terminal shows, so that the next frame draws it all: after a stop, or a change of size.
  package func forgetFrames() {
    encoder.invalidate()
  }

  /// Lays out and draws what changed since the last frame; nothing otherwise.
  func update() {
    guard isFrameDue else { return }
    isFrameDue = false
    if shown.width != window.width || shown.height != window.height {
      shown = Grid(width: window.width, height: window.height)
      drawnRows = RowSet(height: window.height)
    }
    visitedBoxes = (0, 0)
    visitedGraphemes = 0
    guard let layout else { return }  // nothing was ever put into the tree
    place(layout)
    visitedBoxes.layout = layout.visitedBoxes
    layout.visitedBoxes = 0
    guard !layout.damage.isEmpty else { return }
    var painter = Painter(shown, damage: layout.damage, focused: focused, glyphs: glyphs)
    shown = Grid(width: 0, height: 0)  // so that the painter is the only one that holds the cells
    painter.paint(layout.root)
    visitedBoxes.painting = painter.visitedBoxes
    visitedGraphemes = painter.visitedGraphemes
    shown = painter.grid
    drawnRows.formUnion(layout.damage)
    layout.damage.removeAll()
  }

  /// Lays out what changed and brings into view what is to be seen.
  private func place(_ layout: LayoutTree) {
    layout.update()
    if let element = elementToReveal, let box = mirror[element], box.isShown { layout.reveal(box) }
    elementToReveal = nil
    // What moved, or was revealed for the program, may have taken the focus out of view.
    followFocus(in: layout)
  }

  /// A person scrolled: the focus is followed as long as it is in view.
  func noteScrolling() {
    guard let layout else { return }
    noteFollowedFocus(in: layout)
    layout.tellWatched()
    noteFrame()
  }

  func noteFrame() {
    guard !isFrameDue else { return }
    isFrameDue = true
    onFrameDue()
  }

  // MARK: What a person does

  /// Gives the window another size.
  package func resize(width: Int, height: Int) {
    let window = Self.window(width: width, height: height)
    guard window != self.window else { return }
    self.window = window
    layout?.resize(window)
    followedFocus = .whole
    elementToReveal = focusedPart
    noteFrame()
    if layout?.watched.isEmpty == false { settle() }
  }

  /// Scrolls with a key that nothing in the tree took: arrows by one, Page Up and Page Down by a page, Home and End.
  ///
  /// The scroll views around the focus move, or else the first one that shows. False if none could.
  package func take(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    let direction: MoveDirection
    let amount: (ScrollState) -> Int
    switch key.key {
    case .up: (direction, amount) = (.up, { _ in 1 })
    case .down: (direction, amount) = (.down, { _ in 1 })
    case .left: (direction, amount) = (.left, { _ in 1 })
    case .right: (direction, amount) = (.right, { _ in 1 })
    case .pageUp: (direction, amount) = (.up, { max(1, $0.viewport.height - 1) })
    case .pageDown: (direction, amount) = (.down, { max(1, $0.viewport.height - 1) })
    case .home: (direction, amount) = (.up, { $0.content.height })
    case .end: (direction, amount) = (.down, { $0.content.height })
    default: return false
    }
    update()
    guard let layout else { return false }
    var boxes = focused.flatMap { mirror[$0] }.map(layout.scrollBoxes(around:)) ?? []
    let axis: Axis = direction == .left || direction == .right ? .horizontal : .vertical
    if boxes.isEmpty, let first = layout.firstScrollBox(axis) { boxes = [first] }
    guard layout.scroll(boxes, direction, by: amount) else { return false }
    noteScrolling()
    return true
  }
}

extension TerminalRenderer: GeometryBackend, VisibilityBackend, RevealingBackend, ScrollingBackend {
  package func commit(_ changes: [Change]) {
    for change in changes { note(change) }
    noteFrame()
  }

  private func note(_ change: Change) {
    switch change {
    case .insert(_, let parent, _):
      mirror.make(change)
      if layout == nil, let root = mirror.root {
        layout = LayoutTree(root, in: mirror, window: window, owner: ObjectIdentifier(self))
      }
      invalidateChildren(of: parent)
    case .remove(let element, let parent):
      if let box = mirror[element] {
        layout?.damage(box)
        box.detach()
      }
      mirror.make(change)
      invalidateChildren(of: parent)
    case .move(let element, let parent, _):
      mirror.make(change)
      damage(element)
      invalidateChildren(of: parent)
    case .content(let element): noteContent(of: element)
    case .semantics(let element): damage(element)
    case .focus(let old, let new):
      mirror.make(change)
      // A first focus is not scrolled to; any other is revealed next.
      followedFocus = .part
      damage(old)
      damage(new)
    }
  }

  private func noteContent(of element: ElementNode) {
    guard let layout, let box = mirror[element] else { return }
    layout.damage(box)
    switch element.content {
    case .curtain:
      // The box around it has a child more or less.
      box.detach()
      if let parent = box.parent { layout.invalidateChildren(parent) }
    // Their size does not follow what they show.
    case .bar, .spinner: break
    case .scroll:
      box.forgetBelow()
      layout.invalidate(box)
    default: layout.invalidate(box)
    }
  }

  private func invalidateChildren(of element: ElementNode) {
    if let layout, let box = mirror[element] { layout.invalidateChildren(box) }
  }

  private func damage(_ element: ElementNode?) {
    if let layout, let element, let box = mirror[element] { layout.damage(box) }
  }

  package func neighbor(
    of element: ElementNode, _ direction: MoveDirection, among candidates: [ElementNode]
  ) -> ElementNode? {
    update()
    guard let layout, let start = mirror[element] else { return nil }
    var elements: [ElementNode] = []
    var frames: [CellRect] = []
    for candidate in candidates where candidate !== element {
      guard let box = mirror[candidate], box.isShown else { continue }
      elements.append(candidate)
      frames.append(layout.windowFrame(of: box))
    }
    return Neighbor.index(from: layout.windowFrame(of: start), direction, among: frames).map { elements[$0] }
  }

  /// Lays out before a frame asks for it, since what shows of lists decides what is mounted.
  package func settle() {
    guard let layout else { return }
    place(layout)
    layout.tellWatched()
  }

  package func shows(_ element: ElementNode) -> Bool {
    guard let layout else { return false }
    // Nothing is scrolled for the question.
    layout.update()
    guard let box = mirror[element] else { return false }
    return layout.isInSight(box)
  }

  package func keepFocusInSight() {
    guard followedFocus != .whole, let part = focusedPart else { return }
    reveal(part)
  }

  package func reveal(_ element: ElementNode) {
    elementToReveal = element
    if element === focused || element === focusedPart { followedFocus = .whole }
    noteFrame()
  }
}

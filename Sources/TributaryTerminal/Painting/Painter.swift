import TributaryViews

/// Draws boxes into a grid, in the rows that are damaged and nowhere else.
struct Painter {
  var grid: Grid
  let damage: RowSet
  let focused: ElementNode?
  /// The glyphs of marks and lines.
  let glyphs: GlyphSet
  /// Boxes drawn: the proof that clean ones are not touched.
  private(set) var visitedBoxes = 0
  /// Graphemes of fields read: the proof that those out of sight are not.
  private(set) var visitedGraphemes = 0

  init(_ grid: consuming Grid, damage: RowSet, focused: ElementNode?, glyphs: GlyphSet) {
    self.grid = grid
    self.damage = damage
    self.focused = focused
    self.glyphs = glyphs
  }

  /// Draws a whole tree.
  mutating func paint(_ root: LayoutBox) {
    let rows = damage.range
    let clip = CellRect(column: 0, row: rows.lowerBound, width: grid.width, height: rows.count)
    for row in rows where damage.contains(row) {
      grid.fill(CellRect(column: 0, row: row, width: grid.width, height: 1))
    }
    paint(root, at: .zero, clip: clip, InheritedStyle())
  }

  /// Draws a box whose corner is at `corner` of the window, back to front, inside `clip`.
  private mutating func paint(_ box: LayoutBox, at corner: CellPoint, clip: CellRect, _ inherited: InheritedStyle) {
    visitedBoxes += 1
    var inherited = inherited
    let frame = CellRect(origin: corner, size: box.frame.size)
    let element = box.element
    if !element.isEnabled { inherited.disable() }
    switch element.content {
    case .text(_, _, let alignment):
      paint(box.text, alignment, in: frame, clip: clip, inherited.style)
    case .primitive:
      paint(box.text, .leading, in: frame, clip: clip, inherited.style)
      if element === focused { invert(frame.intersection(clip)) }
    case .field(let content):
      paint(content, box, in: frame, clip: clip, inherited.style)
    case .divider:
      paintDivider(in: frame, isVertical: box.isVerticalDivider, clip: clip, inherited.style)
    case .background(let color):
      fill(frame.intersection(clip), color)
      paintChildren(of: box, at: corner, clip: clip, inherited)
    case .style(let foreground, let bold):
      inherited.apply(foreground: foreground, bold: bold)
      paintChildren(of: box, at: corner, clip: clip, inherited)
    case .border(let line, let color):
      paintChildren(of: box, at: corner, clip: clip, inherited)
      inherited.apply(foreground: color, bold: nil)
      paintBorder(line, in: frame, clip: clip, inherited.style)
    case .button(let button):
      if button.role == .destructive { inherited.apply(foreground: .red, bold: nil) }
      paintChildren(of: box, at: corner, clip: clip, inherited)
      paintMarks(of: button, in: frame, clip: clip, inherited.style)
      if element === focused { invert(frame.intersection(clip)) }
    case .scroll:
      let window = box.viewport?.moved(by: corner) ?? frame
      paintChildren(of: box, at: corner, clip: clip.intersection(window), inherited)
      if let scroll = box.scroll { paintMarks(scroll, in: frame, clip: clip, inherited.style) }
    case .list(let content):
      switch content.style {
      case .plain, .options: paintRows(of: box, content, at: corner, clip: clip, inherited)
      case .segments: paintSegments(of: box, content, at: corner, clip: clip, inherited)
      case .current:
        guard let current = content.current, box.shown.indices.contains(current) else { break }
        paint(box.shown[current], at: corner, clip: clip, inherited)
      }
    case .mark(let mark):
      paint(mark, in: frame, clip: clip.intersection(frame), inherited.style)
    case .bar(let permille):
      paintBar(permille, in: frame, clip: clip.intersection(frame), inherited.style)
    case .spinner(let step):
      paintSpinner(step, in: frame, clip: clip.intersection(frame), inherited.style)
    case .layer:
      dim(frame.intersection(clip))
      for child in box.shown { fill(child.frame.moved(by: corner).intersection(clip), .primary) }
      paintChildren(of: box, at: corner, clip: clip, inherited)
    case .root, .page, .curtain:
      paintPage(of: box, at: corner, clip: clip, inherited)
    case .row, .column, .layers, .backdrop, .padding, .frame, .spacer:
      paintChildren(of: box, at: corner, clip: clip, inherited)
    }
  }

  /// Draws what a page shows of its content with the marks that say so, then the layers over it.
  private mutating func paintPage(
    of box: LayoutBox, at corner: CellPoint, clip: CellRect, _ inherited: InheritedStyle
  ) {
    guard let viewport = box.viewport, let scroll = box.scroll else {
      return paintChildren(of: box, at: corner, clip: clip, inherited)
    }
    let inner = clip.intersection(viewport.moved(by: corner))
    paintChildren(of: box, at: corner, clip: inner, inherited, part: box.flow.indices)
    paintMarks(scroll, in: CellRect(origin: corner, size: box.frame.size), clip: clip, inherited.style)
    let layers = box.flow.endIndex..<box.shown.endIndex
    if !layers.isEmpty { paintChildren(of: box, at: corner, clip: clip, inherited, part: layers) }
  }

  mutating func paintChildren(
    of box: LayoutBox, at corner: CellPoint, clip: CellRect, _ inherited: InheritedStyle, part: Range<Int>? = nil
  ) {
    if clip.isEmpty { return }
    var indices = box.children(in: clip.moved(by: .zero - corner))
    if let part { indices = indices.clamped(to: part) }
    for index in indices {
      let child = box.shown[index]
      let place = corner + child.frame.origin
      let bounds = child.bounds.moved(by: place)
      guard bounds.intersects(clip), damage.overlaps(bounds.rows) else { continue }
      paint(child, at: place, clip: clip, inherited)
    }
  }

  // MARK: Text

  private mutating func paint(
    _ text: TextBlock?, _ alignment: TextAlignment, in frame: CellRect, clip: CellRect, _ style: Style
  ) {
    guard let text else { return }
    let clip = clip.intersection(frame)
    for (index, line) in text.lines.enumerated() where damage.contains(frame.row + index) {
      let row = frame.row + index
      let column = frame.column + alignment.fraction.offset(of: line.width, in: frame.width)
      put(line.text, column: column, row: row, columns: line.width, clip: clip, style)
      if line.isCut { put(glyphs.ellipsis, column: column + line.width - 1, row: row, clip: clip, style) }
    }
  }

  /// Puts a line of text over whatever background stands there.
  private mutating func put(
    _ text: Substring, column: Int, row: Int, columns: Int, clip: CellRect, _ style: Style
  ) {
    guard clip.rows.contains(row) else { return }
    let inside = (column..<column + columns).clamped(to: clip.columns).clamped(to: 0..<grid.width)
    guard let first = inside.first else { return }
    var style = style
    style.background = grid[column: first, row: row].style.background
    if inside.allSatisfy({ grid[column: $0, row: row].style.background == style.background }) {
      grid.put(text, column: column, row: row, style: style, clip: clip)
      return
    }
    var place = column
    for character in text {
      if (0..<grid.width).contains(place) { style.background = grid[column: place, row: row].style.background }
      place += grid.put(character, column: place, row: row, style: style, clip: clip)
    }
  }

  /// Puts one glyph over whatever background stands there.
  mutating func put(_ glyph: Character, column: Int, row: Int, clip: CellRect, _ style: Style) {
    guard clip.contains(column: column, row: row), damage.contains(row), (0..<grid.width).contains(column) else {
      return
    }
    var style = style
    style.background = grid[column: column, row: row].style.background
    grid.put(glyph, column: column, row: row, style: style, clip: clip)
  }

  /// One line of text with a line below, so that an empty field is seen.
  private mutating func paint(
    _ content: FieldContent, _ box: LayoutBox, in frame: CellRect, clip: CellRect, _ style: Style
  ) {
    let clip = clip.intersection(frame).intersection(grid.bounds)
    guard damage.contains(frame.row), !clip.isEmpty else { return }
    var window = box.followCaret(content, isFocused: box.element === focused)
    var style = style
    style.attributes.insert(.underline)
    let blanks = String(repeating: " ", count: clip.width)
    put(blanks[...], column: clip.column, row: frame.row, columns: clip.width, clip: clip, style)
    if content.text.isEmpty {
      style.attributes.insert(.dim)
      window = FieldWindow(content.prompt, start: 0)
    }
    let (text, columns) = window.visible(width: frame.width)
    put(text, column: frame.column, row: frame.row, columns: columns, clip: clip, style)
    visitedGraphemes += window.visited
    if box.element === focused, !content.selection.isEmpty {
      let selected = window.columns(of: content.selection.range, in: text)
      let place = CellRect(
        column: frame.column + selected.lowerBound, row: frame.row, width: selected.count, height: 1)
      invert(place.intersection(clip))
    }
  }

  // MARK: Areas

  private mutating func fill(_ rectangle: CellRect, _ color: Color) {
    for row in rectangle.rows where damage.contains(row) {
      let line = CellRect(column: rectangle.column, row: row, width: rectangle.width, height: 1)
      grid.fill(line, style: Style(background: color.terminal))
    }
  }

  /// Makes what stands there faint: it is behind something.
  private mutating func dim(_ rectangle: CellRect) {
    for row in rectangle.rows where damage.contains(row) {
      let line = CellRect(column: rectangle.column, row: row, width: rectangle.width, height: 1)
      grid.restyle(line) {
        $0.attributes.remove(.bold)
        $0.attributes.insert(.dim)
      }
    }
  }

  /// Exchanges the two colours, which shows the focus on any terminal, also on one without colours.
  mutating func invert(_ rectangle: CellRect) {
    for row in rectangle.rows where damage.contains(row) {
      let line = CellRect(column: rectangle.column, row: row, width: rectangle.width, height: 1)
      grid.restyle(line) { $0.attributes.insert(.inverse) }
    }
  }
}

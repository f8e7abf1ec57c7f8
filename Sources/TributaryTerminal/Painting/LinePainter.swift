import TributaryViews

extension Painter {
  mutating func paintDivider(in frame: CellRect, isVertical: Bool, clip: CellRect, _ style: Style) {
    if isVertical {
      paintColumn(glyphs.line(.vertical), column: frame.column, rows: frame.rows, clip: clip, style)
    } else {
      paintRow(glyphs.line(.horizontal), row: frame.row, columns: frame.columns, clip: clip, style)
    }
  }

  mutating func paintBorder(_ border: BorderStyle, in frame: CellRect, clip: CellRect, _ style: Style) {
    let glyphs = BorderGlyphs(border, in: glyphs)
    guard frame.width > 1, frame.height > 1 else { return }
    let (right, bottom) = (frame.columns.upperBound - 1, frame.rows.upperBound - 1)
    for row in [frame.row, bottom] {
      paintRow(glyphs.horizontal, row: row, columns: frame.column + 1..<right, clip: clip, style)
    }
    for column in [frame.column, right] {
      paintColumn(glyphs.vertical, column: column, rows: frame.row + 1..<bottom, clip: clip, style)
    }
    put(glyphs.corners[0], column: frame.column, row: frame.row, clip: clip, style)
    put(glyphs.corners[1], column: right, row: frame.row, clip: clip, style)
    put(glyphs.corners[2], column: frame.column, row: bottom, clip: clip, style)
    put(glyphs.corners[3], column: right, row: bottom, clip: clip, style)
  }

  /// The marks of a scroll view whose content is longer than it: a faint line, heavy where the visible part is.
  ///
  /// A view that is too small for a mark has none: its viewport is its frame.
  mutating func paintMarks(_ scroll: ScrollState, in frame: CellRect, clip: CellRect, _ style: Style) {
    let corner = frame.origin
    let clip = clip.intersection(frame)
    var track = style
    track.attributes.insert(.dim)
    if let thumb = scroll.thumb(.vertical) {
      let column = corner.column + scroll.viewport.width
      let rows = corner.row..<corner.row + scroll.viewport.height
      paintColumn(glyphs.line(.vertical), column: column, rows: rows, clip: clip, track)
      let marked = corner.row + thumb.lowerBound..<corner.row + thumb.upperBound
      paintColumn(glyphs.thumb(.vertical), column: column, rows: marked, clip: clip, style)
    }
    if let thumb = scroll.thumb(.horizontal) {
      let row = corner.row + scroll.viewport.height
      let columns = corner.column..<corner.column + scroll.viewport.width
      paintRow(glyphs.line(.horizontal), row: row, columns: columns, clip: clip, track)
      let marked = corner.column + thumb.lowerBound..<corner.column + thumb.upperBound
      paintRow(glyphs.thumb(.horizontal), row: row, columns: marked, clip: clip, style)
    }
  }

  private mutating func paintRow(_ glyph: Character, row: Int, columns: Range<Int>, clip: CellRect, _ style: Style) {
    for column in columns.clamped(to: clip.columns) { put(glyph, column: column, row: row, clip: clip, style) }
  }

  private mutating func paintColumn(_ glyph: Character, column: Int, rows: Range<Int>, clip: CellRect, _ style: Style) {
    for row in rows.clamped(to: clip.rows) { put(glyph, column: column, row: row, clip: clip, style) }
  }
}

extension ScrollState {
  /// The part of the mark that stands for what is visible; nil where all is.
  ///
  /// It is one cell at the least, and touches an end only where the content does.
  func thumb(_ axis: Axis) -> Range<Int>? {
    let length = viewport[axis]
    let whole = content[axis]
    guard whole > length, length > 0 else { return nil }
    let size = min(max(1, length * length / whole), max(1, length - 1))
    let last = length - size
    let end = whole - length
    let position = offset[axis]
    if position <= 0 || last == 0 { return 0..<size }
    if position >= end { return last..<length }
    let start = last < 2 ? position * (last + 1) / (end + 1) : 1 + (position - 1) * (last - 1) / max(1, end - 1)
    return start..<start + size
  }
}

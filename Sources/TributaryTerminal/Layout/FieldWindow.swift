import TributaryViews

/// The part of a field's text that its box shows: where it starts, and what stands in its columns.
///
/// Only the graphemes in sight are read, and as many before the caret, so that a key in a long text costs what it costs
/// in a short one.
struct FieldWindow {
  let text: String
  /// The first grapheme that shows.
  private(set) var start: String.Index
  /// How many graphemes were read: the proof that those out of sight were not.
  private(set) var visited = 0

  /// The window of a text that starts as near as can be to a count of UTF-8 bytes.
  init(_ text: String, start: Int) {
    self.text = text
    self.start = text.graphemeBoundary(atOrBefore: Self.index(start, in: text))
  }

  /// Where it starts, as a count of UTF-8 bytes.
  var offset: Int { text.utf8.distance(from: text.startIndex, to: start) }

  /// Moves no further than the caret needs, and shows as much of the text as has room before a caret at its end.
  mutating func follow(caret offset: Int, width: Int) {
    let caret = Self.index(offset, in: text)
    start = min(start, caret)
    start = max(start, index(width - 1, before: caret))
    start = min(start, index(width - 1, before: text.endIndex))
  }

  /// What stands in so many columns, and how many it takes: more, if a wide grapheme is cut by the edge.
  mutating func visible(width: Int) -> (text: Substring, columns: Int) {
    var (end, columns) = (start, 0)
    while end < text.endIndex, columns < width {
      visited += 1
      columns += TextWidth.columns(of: text[end])
      end = text.index(after: end)
    }
    return (text[start..<end], columns)
  }

  /// The column at which a caret stands that was followed.
  func column(ofCaret offset: Int) -> Int {
    let caret = Self.index(offset, in: text)
    return start < caret ? TextWidth.columns(of: text[start..<caret]) : 0
  }

  /// The columns of what shows of a range of bytes, given the text that shows.
  func columns(of range: Range<Int>, in shown: Substring) -> Range<Int> {
    func column(_ offset: Int) -> Int {
      let end = min(max(Self.index(offset, in: text), shown.startIndex), shown.endIndex)
      return TextWidth.columns(of: text[shown.startIndex..<end])
    }
    return column(range.lowerBound)..<column(range.upperBound)
  }

  /// The count of UTF-8 bytes before the grapheme at a column; a column inside a wide one belongs to it.
  func offset(at column: Int) -> Int {
    var (index, end) = (start, 0)
    while index < text.endIndex {
      end += TextWidth.columns(of: text[index])
      if end > column { break }
      index = text.index(after: index)
    }
    return text.utf8.distance(from: text.startIndex, to: index)
  }

  /// The first of the graphemes before an index that have room in so many columns.
  private mutating func index(_ columns: Int, before end: String.Index) -> String.Index {
    var (index, left) = (end, columns)
    while index > text.startIndex {
      visited += 1
      let previous = text.index(before: index)
      left -= TextWidth.columns(of: text[previous])
      if left < 0 { break }
      index = previous
    }
    return index
  }

  private static func index(_ offset: Int, in text: String) -> String.Index {
    text.utf8.index(text.startIndex, offsetBy: min(max(0, offset), text.utf8.count))
  }
}

extension LayoutBox {
  /// The part of a field's text that the box shows; a field without focus shows its start.
  func window(of content: FieldContent) -> FieldWindow {
    FieldWindow(content.text, start: fieldStart)
  }

  /// Moves the text of a field to the side for its caret.
  func followCaret(_ content: FieldContent, isFocused: Bool) -> FieldWindow {
    var window = FieldWindow(content.text, start: isFocused ? fieldStart : 0)
    if isFocused { window.follow(caret: content.selection.caret, width: max(1, frame.size.width)) }
    fieldStart = window.offset
    return window
  }
}

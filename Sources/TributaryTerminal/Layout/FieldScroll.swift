import TributaryViews

extension LayoutBox {
  /// Pushes the text of a field to the side no further than the caret needs; a field without focus shows its start.
  func followCaret(_ content: FieldContent, isFocused: Bool) {
    var state = scroll ?? ScrollState()
    let width = max(1, frame.size.width)
    let text = TextWidth.columns(of: content.text) + 1
    let caret = FieldColumns.column(of: content.caret, in: content.text)
    var offset = isFocused ? min(state.offset.column, max(0, text - width)) : 0
    if isFocused { offset = min(max(offset, caret - width + 1), caret) }
    state.offset.column = offset
    scroll = state
  }

  /// Where the caret stands, seen from the box's own corner.
  func caretColumn(_ content: FieldContent) -> Int {
    FieldColumns.column(of: content.caret, in: content.text) - (scroll?.offset.column ?? 0)
  }
}

/// The columns of a one-line text and its graphemes.
enum FieldColumns {
  /// The column at which a grapheme begins.
  static func column(of grapheme: Int, in text: String) -> Int {
    TextWidth.columns(of: text.prefix(max(0, grapheme)))
  }

  /// The count of graphemes before a column; a column inside a wide one belongs to it.
  static func grapheme(at column: Int, in text: String) -> Int {
    var end = 0
    for (index, character) in text.enumerated() {
      end += TextWidth.columns(of: character)
      if end > column { return index }
    }
    return text.count
  }
}

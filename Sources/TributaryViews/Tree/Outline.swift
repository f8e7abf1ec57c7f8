// Elements in words.

extension ElementNode: CustomStringConvertible {
  /// The element on one line: its kind, label, value and state.
  public final var description: String { outline }
}

extension ElementNode {
  /// The element in words, as an outline shows it: what it is, its label, its value, its state.
  package final var outline: String {
    var words = [outlineName]
    if let label = accessibleLabel { words.append("\"\(label)\"") }
    switch content {
    case .text(let text, _, _): if semantics.label != nil { words.append("= \"\(text)\"") }
    case .field(let field): words.append("= \"\(field.text)\" @\(field.selection(in: .graphemes))")
    default: if let value = accessibleValue { words.append("= \"\(value)\"") }
    }
    if let mark = markWord { words.append("(\(mark))") }
    if semantics.isSelected { words.append("(selected)") }
    if !isEnabled { words.append("(disabled)") }
    return words.joined(separator: " ")
  }

  /// The word for a mark that neither the role nor the value of the element says.
  private final var markWord: String? {
    switch content {
    case .mark(let mark): mark.word
    case .button(let button): button.mark?.word ?? MarkContent.frame(button.frame).word
    default: nil
    }
  }

  private final var outlineName: String {
    switch semantics.role {
    case .none, .text, .button, .textField, .group, .scrollArea, .separator: content.outlineName
    case let role: role.rawValue
    }
  }
}

extension ElementContent {
  /// The kind of the element in a word.
  var outlineName: String {
    switch self {
    case .root: "root"
    case .text: "text"
    case .row: "row"
    case .column, .page: "column"
    case .layers: "layers"
    case .spacer: "spacer"
    case .divider: "divider"
    case .scroll: "scroll"
    case .button: "button"
    case .field: "field"
    case .padding: "padding"
    case .frame: "frame"
    case .border: "border"
    case .background: "background"
    case .backdrop: "backdrop"
    case .style: "style"
    case .layer: "layer"
    case .curtain: "curtain"
    case .list: "list"
    case .mark: "mark"
    case .bar: "bar"
    case .spinner: "spinner"
    case .primitive(let content): content.kind ?? "text"
    }
  }
}

extension MarkContent {
  /// The word for the mark in an outline; nil where the value, the role or the selection of its element says it.
  package var word: String? {
    switch self {
    case .toggle, .radio, .row, .tab, .menu, .disclosure, .frame(.none): nil
    case .frame(.regular): "bordered"
    case .frame(.small): "small bordered"
    case .close: "close"
    case .back: "back"
    case .crumb: "crumb"
    }
  }
}

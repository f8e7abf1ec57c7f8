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

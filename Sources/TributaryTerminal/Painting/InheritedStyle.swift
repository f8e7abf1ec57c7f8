import TributaryViews

extension Color {
  /// The colour that a terminal is asked for: names are those of the person's theme.
  var terminal: TerminalColor {
    switch self {
    case .primary: .standard
    case .secondary, .gray: .palette(8)
    case .accent: .palette(6)
    case .black: .palette(0)
    case .red: .palette(1)
    case .green: .palette(2)
    case .yellow: .palette(3)
    case .blue: .palette(4)
    case .magenta: .palette(5)
    case .cyan: .palette(6)
    case .white: .palette(15)
    case .rgb(let red, let green, let blue): .rgb(red, green, blue)
    }
  }
}

/// What a box hands down to what is drawn below it.
struct InheritedStyle {
  private var foreground = Color.primary
  private var isBold = false
  private var isDisabled = false

  /// The style of text and lines; quiet and disabled text is faint, so that it is told apart without colours too.
  private(set) var style = Style.plain

  mutating func apply(foreground: Color?, bold: Bool?) {
    if let foreground { self.foreground = foreground }
    if let bold { isBold = bold }
    resolve()
  }

  mutating func disable() {
    isDisabled = true
    resolve()
  }

  private mutating func resolve() {
    var attributes: Style.Attributes = isBold ? .bold : []
    if isDisabled || foreground == .secondary { attributes.insert(.dim) }
    style = Style(foreground: foreground == .secondary ? .standard : foreground.terminal, attributes: attributes)
  }
}

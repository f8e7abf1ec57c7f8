package import TributaryViews

/// The glyphs of a mark in a terminal: before and after what it marks, or alone.
///
/// This table and that of ``BorderGlyphs`` are the only places that know glyphs. Each takes as many columns in one set
/// as in the other, so that the layout need not know the set.
package struct MarkGlyphs: Equatable {
  package let leading: String
  package let trailing: String

  private init(_ leading: String, _ trailing: String = "") {
    self.leading = leading
    self.trailing = trailing
  }

  /// The glyphs of a mark in a set.
  package init(_ mark: MarkContent, in glyphs: GlyphSet) {
    let hasUnicode = glyphs == .unicode
    switch mark {
    case .toggle(.off): self.init("[ ]")
    case .toggle(.on): self.init("[x]")
    case .toggle(.mixed): self.init("[-]")
    case .radio(isSelected: false): self.init("( )")
    case .radio(isSelected: true): self.init(hasUnicode ? "(•)" : "(*)")
    case .row(isSelected: false): self.init(" ")
    case .row(isSelected: true): self.init(hasUnicode ? "▸" : ">")
    case .tab(isSelected: false): self.init(" ", " ")
    case .tab(isSelected: true): self.init("[", "]")
    case .frame(.none): self.init("")
    case .frame(.small): self.init("[", "]")
    case .frame(.regular): self.init("[ ", " ]")
    case .menu: self.init(hasUnicode ? "▾" : "v")
    case .disclosure(isOpen: false): self.init(hasUnicode ? "▸" : ">")
    case .disclosure(isOpen: true): self.init(hasUnicode ? "▾" : "v")
    case .close: self.init(hasUnicode ? "×" : "x")
    case .back: self.init(hasUnicode ? "‹" : "<")
    case .crumb: self.init(hasUnicode ? "›" : ">")
    }
  }
}

extension MarkContent {
  /// The columns that the mark takes before what it marks, and after it.
  package var room: (leading: Int, trailing: Int) {
    let glyphs = MarkGlyphs(self, in: .unicode)
    return (TextWidth.columns(of: glyphs.leading), TextWidth.columns(of: glyphs.trailing))
  }
}

public import TributaryViews

extension AppScreen {
  /// The picture that a terminal shows.
  ///
  /// ```swift
  /// let pilot = Pilot(on: .terminal) { CounterView() }
  /// ```
  public static var terminal: AppScreen { AppScreen("terminal") { TerminalRenderer(width: 80, height: 24) } }

  /// The picture that a terminal shows with a set of glyphs.
  ///
  /// ```swift
  /// let pilot = Pilot(on: .terminal(glyphs: .ascii)) { CounterView() }
  /// ```
  public static func terminal(glyphs: GlyphSet) -> AppScreen {
    AppScreen("terminal with \(glyphs) glyphs") { TerminalRenderer(width: 80, height: 24, glyphs: glyphs) }
  }
}

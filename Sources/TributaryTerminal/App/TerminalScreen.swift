public import TributaryViews

extension AppScreen {
  /// The picture that a terminal shows.
  ///
  /// ```swift
  /// let pilot = Pilot(on: .terminal) { CounterView() }
  /// ```
  public static var terminal: AppScreen { AppScreen("terminal") { TerminalRenderer(width: 80, height: 24) } }
}

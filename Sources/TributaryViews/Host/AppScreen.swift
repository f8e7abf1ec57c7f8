/// What an app is shown on while a test drives it: a kind of screen, of which each pilot gets one of its own.
///
/// Each ``ScreenBackend`` adds its own; TributaryTerminal adds `.terminal`. The same test runs on all:
///
/// ```swift
/// @Test(arguments: [AppScreen.outline, .terminal])
/// func aClickAddsOne(screen: AppScreen) throws { … Pilot(on: screen) { Counter() } … }
/// ```
public struct AppScreen: Sendable, CustomStringConvertible {
  /// The kind by its name.
  public let description: String
  /// Makes a screen of the kind.
  package let makeScreen: @Sendable () -> any ScreenBackend

  /// A kind of screen from its name and from what makes one.
  public init(_ description: String, _ makeScreen: @escaping @Sendable () -> any ScreenBackend) {
    self.description = description
    self.makeScreen = makeScreen
  }

  /// The tree as an outline, without any layout: one element a row, with its role, its label and its value.
  public static var outline: AppScreen { AppScreen("outline") { TestBackend() } }
}

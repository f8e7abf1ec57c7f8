/// What an app is shown on while a test drives it.
///
/// Each backend that has a picture of rows adds its own; TributaryTerminal adds `.terminal`.
public struct AppScreen {
  package let screen: any Screen

  /// A screen that a backend draws.
  package init(_ screen: any Screen) {
    self.screen = screen
  }

  /// The tree as an outline, without any layout: one element a row, with its role, its label and its value.
  public static var outline: AppScreen { AppScreen(TestBackend()) }
}

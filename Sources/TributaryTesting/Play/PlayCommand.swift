public import TributaryViews

/// One thing that a play script does to an app, or asks of it.
public enum PlayCommand: Equatable, Sendable {
  /// Presses keys, one after another: `press down down enter`.
  case press([KeyPress])
  /// Types a text, as a keyboard would: `type Ada Lovelace`.
  case type(String)
  /// Clicks the n-th element, from 1 in reading order, that has this accessible label: `click Save #2`.
  case click(label: String, number: Int)
  /// Clicks a cell of the screen, counted from 1 at the top left: `clickat 10 3`.
  case clickAt(column: Int, row: Int)
  /// Lets time pass: `wait 250ms`.
  case wait(Duration)
  /// Gives the screen another size: `resize 40x12`.
  case resize(ScreenSize)
  /// Prints what a person sees.
  case screen
}

/// Why a line of a play script says nothing that can be done.
public struct PlaySyntaxError: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong, and how to write it.
  public let description: String

  init(_ description: String) {
    self.description = description
  }
}

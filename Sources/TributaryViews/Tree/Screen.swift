/// A backend whose picture is rows of text: the terminal's renderer, and the test backend.
///
/// Play scripts and the driver of a mounted app see a screen through this.
package protocol Screen: Backend {
  /// What a person sees, row by row.
  var rows: [String] { get }

  /// Gives the picture another size.
  func resize(width: Int, height: Int)

  /// Clicks a place of the picture; both count from 0.
  func click(column: Int, row: Int)

  /// Names the tree that clicks go to; called once, after it was mounted.
  func connect(_ tree: ViewTree)
}

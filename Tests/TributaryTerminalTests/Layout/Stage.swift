import TributaryTerminal
import TributaryTime
import TributaryViews

/// An app on a picture of cells, in virtual time.
///
/// The screen has the focus at the start unless a test asks for the first element, so that pictures show no focus that
/// the test did not give.
final class Stage {
  let time = VirtualScheduler()
  let renderer: TerminalRenderer
  private(set) var host: AppHost!
  var tree: ViewTree { host.tree }

  init<Content: View>(
    _ width: Int, _ height: Int, firstFocus: FirstFocus = .screen,
    @ViewBuilder _ content: @escaping () -> Content
  ) {
    renderer = TerminalRenderer(width: width, height: height)
    time.run {
      host = AppHost(
        scope: time.scope, backend: renderer, width: width, height: height, firstFocus: firstFocus, onOutcome: { _ in },
        content)
    }
  }

  /// The rows of the picture as one text.
  var picture: String { renderer.rows.joined(separator: "\n") }

  /// Does something and lets all that follows from it happen.
  func act(_ body: (ViewTree) -> Void) {
    time.run { body(tree) }
  }

  func press(_ keys: KeyEquivalent...) {
    for key in keys { send(.key(KeyPress(key))) }
  }

  func click(column: Int, row: Int) {
    send(.click(column: column, row: row))
  }

  func resize(width: Int, height: Int) {
    send(.resize(width: width, height: height))
  }

  /// Hands an event to the host and lets all that follows from it happen.
  func send(_ event: AppEvent) {
    time.run { host.send(event) }
  }

  /// The styles of a row, run by run: its text and how it is drawn.
  func style(column: Int, row: Int) -> Style { renderer.grid[column: column, row: row].style }

  /// The label of what has the focus.
  var focus: String? { tree.focused?.accessibleLabel }
}

/// What a view looks like in a window of this size.
func picture<Content: View>(_ width: Int, _ height: Int, @ViewBuilder _ content: @escaping () -> Content) -> String {
  Stage(width, height, content).picture
}

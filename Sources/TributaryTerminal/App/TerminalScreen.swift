public import TributaryViews

extension AppScreen {
  /// The picture that a terminal shows.
  ///
  /// ```swift
  /// let pilot = Pilot(on: .terminal) { CounterView() }
  /// ```
  public static var terminal: AppScreen { AppScreen("terminal") { TerminalScreen() } }
}

/// A terminal that is not there: what it would show, and the bytes that it would get.
final class TerminalScreen: ScreenBackend {
  private let renderer = TerminalRenderer(width: 80, height: 24)
  private var encoder = FrameEncoder()

  var rows: [String] { renderer.rows }

  var styledRuns: [String] { renderer.grid.styledRuns }

  var cost: (measured: Int, drawn: Int) { (renderer.visitedBoxes.layout, renderer.visitedBoxes.painting) }

  func takeFrame() -> [UInt8] {
    encoder.encode(renderer.grid, caret: renderer.caret)
    return encoder.frame
  }

  func resize(width: Int, height: Int) {
    renderer.resize(width: width, height: height)
  }

  func click(column: Int, row: Int) {
    renderer.click(column: column, row: row)
  }

  func connect(_ tree: ViewTree) {
    renderer.connect(tree)
  }

  func commit(_ changes: [Change]) {
    renderer.commit(changes)
  }

  func neighbor(of element: ElementNode, _ direction: MoveDirection, among candidates: [ElementNode]) -> ElementNode? {
    renderer.neighbor(of: element, direction, among: candidates)
  }

  func reveal(_ element: ElementNode) {
    renderer.reveal(element)
  }

  func shows(_ element: ElementNode) -> Bool {
    renderer.shows(element)
  }

  func keepFocusInSight() {
    renderer.keepFocusInSight()
  }

  func obstacle(to element: ElementNode) -> Obstacle? {
    renderer.obstacle(to: element)
  }

  func settle() {
    renderer.settle()
  }

  func take(_ key: KeyPress) -> Bool {
    renderer.take(key)
  }
}

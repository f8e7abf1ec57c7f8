/// A backend whose picture is rows of text: the terminal's renderer, and the test backend.
///
/// Play scripts and the driver of a mounted app see a screen through this.
package protocol ScreenBackend: Backend {
  /// What a person sees, row by row.
  var rows: [String] { get }

  /// How what a person sees is drawn: a line for each run of cells that is not plain, with its place, its style and its
  /// text.
  var styledRuns: [String] { get }

  /// How many elements were measured, and how many drawn, for the last picture.
  var cost: (measured: Int, drawn: Int) { get }

  /// Draws, and returns what goes to the person's device for what changed since the last time; empty if nothing did.
  func takeFrame() -> [UInt8]

  /// Gives the picture another size.
  func resize(width: Int, height: Int)

  /// The element that a click on a place of the picture reaches; nil where there is none. Both count from 0.
  func target(column: Int, row: Int) -> PointerTarget?

  /// Turns the wheel one notch over a place of the picture; both count from 0.
  func wheel(_ direction: MoveDirection, column: Int, row: Int)

  /// Why a person cannot click an element, however they scroll; nil if they can. An element that is scrolled out of
  /// view is scrolled into view.
  func obstacle(to element: ElementNode) -> Obstacle?
}

/// A screen that is drawn when it changed, not when it is read.
package protocol FramedBackend: ScreenBackend {
  /// Told once when a frame is due, until it is drawn.
  var onFrameDue: () -> Void { get set }
}

/// The element that a click reaches.
package struct PointerTarget {
  /// The element that is clicked.
  package let element: ElementNode
  /// In a field, how many bytes of its text are before the place; nil in any other element.
  package let caret: Int?

  package init(_ element: ElementNode, caret: Int? = nil) {
    self.element = element
    self.caret = caret
  }
}

/// Why a person cannot click an element; places are cells of the window from 0.
package enum Obstacle: Equatable {
  /// It has no cell at all.
  case noRoom
  /// It stands where neither the window nor a scroll view shows it.
  case outOfSight(column: Int, row: Int, width: Int, height: Int)
  /// Something else is in front of it.
  case covered(column: Int, row: Int)
}

extension ScreenBackend {
  /// A screen on which everything can be clicked.
  package func obstacle(to element: ElementNode) -> Obstacle? { nil }

  /// A screen that shows all there is.
  package func wheel(_ direction: MoveDirection, column: Int, row: Int) {}

  /// A screen without colours.
  package var styledRuns: [String] { [] }

  /// A screen that measures and draws nothing.
  package var cost: (measured: Int, drawn: Int) { (0, 0) }

  /// A screen without a device.
  package func takeFrame() -> [UInt8] { [] }
}

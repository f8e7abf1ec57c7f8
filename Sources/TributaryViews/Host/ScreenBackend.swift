/// A backend whose picture is rows of text, as the terminal's is.
///
/// Play scripts and a pilot see a screen through this; an ``AppScreen`` of it is what they are given. Only ``rows`` has
/// no default.
public protocol ScreenBackend: Backend {
  /// What a person sees, row by row.
  var rows: [String] { get }

  /// How what a person sees is drawn: a line for each run of cells that is not plain, with its place, its style and its
  /// text.
  var styledRuns: [String] { get }

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

/// A backend that draws many commits as one frame, when its ``AppHost`` calls `onFrame`.
public protocol FramedBackend: Backend {
  /// Called by the backend when a frame is due; more calls before the frame is drawn do nothing.
  var onFrameDue: () -> Void { get set }
}

/// The element that a click reaches.
public struct PointerTarget {
  /// The element that is clicked.
  public let element: ElementNode
  /// In a field, how many bytes of its text are before the place; nil in any other element.
  public let caret: Int?

  /// A target from its element and, in a field, its caret.
  public init(_ element: ElementNode, caret: Int? = nil) {
    self.element = element
    self.caret = caret
  }
}

/// Why a person cannot click an element; places are cells of the window from 0.
public enum Obstacle: Equatable {
  /// It has no cell at all.
  case noRoom
  /// It stands where neither the window nor a scroll view shows it.
  case outOfSight(column: Int, row: Int, width: Int, height: Int)
  /// Something else is in front of it.
  case covered(column: Int, row: Int)
}

extension ScreenBackend {
  /// A screen on which everything can be clicked.
  public func obstacle(to element: ElementNode) -> Obstacle? { nil }

  /// A screen that shows all there is.
  public func wheel(_ direction: MoveDirection, column: Int, row: Int) {}

  /// A screen without colours.
  public var styledRuns: [String] { [] }

  /// A screen whose size follows from what is on it.
  public func resize(width: Int, height: Int) {}

  /// A screen that is not clicked by place.
  public func target(column: Int, row: Int) -> PointerTarget? { nil }
}

/// A screen that writes to a person's device, and whose work can be measured.
package protocol DeviceScreen: ScreenBackend {
  /// How many elements were measured, and how many drawn, for the last picture.
  var cost: (measured: Int, drawn: Int) { get }

  /// Draws, and returns what goes to the device for what changed since the last time; empty if nothing did.
  func takeFrame() -> [UInt8]
}

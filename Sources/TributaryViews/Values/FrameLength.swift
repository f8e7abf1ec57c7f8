/// The greatest length of a frame: a number of units, or all the room there is.
///
/// ```swift
/// Text("at the left").frame(maxWidth: .infinity, alignment: .leading)
/// Text("thirty at the most").frame(maxWidth: 30)
/// Text("as wide as the board").frame(maxWidth: FrameLength(board.width))
/// ```
public struct FrameLength: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The length in units: columns or rows in a terminal; nil where it is without limit.
  public let units: Int?

  /// A length in units.
  public init(_ units: Int) {
    self.units = units
  }

  /// A length in units, as a number in the code.
  public init(integerLiteral units: Int) {
    self.init(units)
  }

  private init() {
    units = nil
  }

  /// All the room there is.
  public static let infinity = FrameLength()
}

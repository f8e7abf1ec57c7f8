/// What one turn of an app and the picture after it looked at.
@_spi(Measuring) public struct PilotCost: Equatable, Sendable {
  /// The nodes of the tree that ran or were compared, new ones included.
  public let visitedNodes: Int
  /// The elements that were measured; none on a screen without layout.
  public let measuredElements: Int
  /// The elements that were drawn.
  public let drawnElements: Int
}

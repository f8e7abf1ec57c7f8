/// Which of two ends wins when they are bound and differ.
public enum Leader: Sendable {
  /// The left end: the right one takes its value.
  case left
  /// The right end: the left one takes its value.
  case right

  /// The other end.
  @inlinable public var other: Leader {
    self == .left ? .right : .left
  }
}

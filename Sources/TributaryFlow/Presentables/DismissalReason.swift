/// Why something that was shown is there no more.
///
/// Each ending has exactly one reason.
public enum DismissalReason: String, Hashable, Sendable, CaseIterable, Codable {
  /// It was taken from its stack: by `pop`, or by the back key.
  case popped
  /// The person swiped it away, and carried the gesture through.
  case swiped
  /// It was closed where it stood: a modal by itself or by who presented it.
  case dismissed
  /// What it stood on went, and it went along.
  case dismissedByParent
  /// Something else was put in its place.
  case replaced
  /// The flow that showed it ended.
  case flowEnded
  /// The app is about to end; only guards are told this reason.
  case appEnded
}

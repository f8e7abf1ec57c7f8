/// How a stream ends: by completing or with an error.
public enum Termination {
  /// The stream completed.
  case completed
  /// The stream failed with this error.
  case error(any Error)
}

extension Termination: Sendable {}

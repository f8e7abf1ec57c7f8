/// How far a shared value is saved.
public struct SharedState: Equatable, Sendable {
  /// What the value waits for, if it waits.
  public enum Phase: Equatable, Sendable {
    /// The store has the value.
    case confirmed
    /// The value is on its way to the store.
    case pending
    /// The store is not there; the value waits, if it is not saved.
    case offline
    /// The value was given up, and the store's is shown; see ``SharedRelay/retry()``.
    case failed(SharedFailure)
  }

  /// What the value waits for.
  public var phase: Phase
  /// The store's revision that this client has seen last, 0 if the store has no value.
  public var revision: UInt64
  /// Whether the store has the value that is shown.
  public var isSaved: Bool

  /// A state of a value.
  public init(phase: Phase, revision: UInt64, isSaved: Bool) {
    self.phase = phase
    self.revision = revision
    self.isSaved = isSaved
  }

  init(_ state: KeyState) {
    revision = state.stored.revision
    isSaved = state.change == nil
    phase =
      if case .failed(let failure, _) = state.phase {
        .failed(failure)
      } else if !state.isOnline {
        .offline
      } else if state.change != nil {
        .pending
      } else {
        .confirmed
      }
  }
}

/// Where an operator takes what its closure throws: the operator's stage ends, then the subscriber hears of the error.
@usableFromInline
final class FailurePath {
  @usableFromInline let stage: Stage
  private let terminal: (Termination) -> Void

  @usableFromInline init(_ stage: Stage, _ terminal: @escaping (Termination) -> Void) {
    self.stage = stage
    self.terminal = terminal
  }

  /// Whether the subscriber still listens.
  @inlinable var isLive: Bool {
    stage.subscription.isLive
  }

  @usableFromInline func fail(_ error: any Error) {
    stage.end(.error(error), terminal)
  }
}

extension Subscription {
  /// Gives an operator the next stage to fail in; nothing where its closures cannot throw, which costs nothing.
  @inlinable final func failurePath<Failure: Error>(
    for failure: Failure.Type, _ terminal: @escaping (Termination) -> Void
  ) -> FailurePath? {
    failure == Never.self ? nil : FailurePath(passingStage(), terminal)
  }
}

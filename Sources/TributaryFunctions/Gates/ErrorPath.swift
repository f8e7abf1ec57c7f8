public import TributaryStreams

/// Where the error of a job goes beside its gates: to who asked for it, and if nobody hears of it at all, to the hook
/// for errors that nobody handles.
@usableFromInline
struct ErrorPath {
  private let onError: ((any Error) -> Void)?
  private let place: SourcePlace

  @usableFromInline init(_ onError: ((any Error) -> Void)? = nil, at place: SourcePlace) {
    self.onError = onError
    self.place = place
  }

  /// Ends the attempt, then hands the error on; nothing if the attempt is over already.
  @usableFromInline func end(_ attempt: Attempt, _ error: any Error) {
    guard !attempt.isOver else { return }
    let isHeard = attempt.isHeard
    attempt.end(.failed(error))
    if let onError { onError(error) } else if !isHeard { UnhandledErrors.handler(error, place) }
  }
}

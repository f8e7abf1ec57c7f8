/// A job that was started, for who knows when it is over; see ``Gate/begin(fileID:line:_:onOutcome:)``.
///
/// Only the first word counts. When nobody has it any more, the call is taken for cancelled: no gate stays shut because
/// an answer never came.
public struct Running {
  private let ticket: Ticket
  private let errors: ErrorPath

  init(_ attempt: Attempt, _ errors: ErrorPath) {
    ticket = Ticket(attempt)
    self.errors = errors
  }

  /// The job is over.
  public func finish() {
    ticket.take()?.end(.completed)
  }

  /// The job is over and failed.
  public func fail(_ error: any Error) {
    if let attempt = ticket.take() { errors.end(attempt, error) }
  }
}

/// The right to end an attempt, once.
///
/// Who lets go of it unused has ended it: nobody else would.
@usableFromInline
final class Ticket {
  // SAFETY: replaced whole, in one isolation domain.
  @exclusivity(unchecked) private var attempt: Attempt?

  init(_ attempt: Attempt) {
    self.attempt = attempt
  }

  /// Whether the attempt is still to be ended, by this or anything else.
  var isOpen: Bool {
    attempt.map { !$0.isOver } ?? false
  }

  /// Takes the attempt out; nil if that was done before.
  func take() -> Attempt? {
    attempt.take()
  }

  deinit {
    attempt?.end(.cancelled)
  }
}

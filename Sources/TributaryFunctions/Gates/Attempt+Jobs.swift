public import TributaryTime

extension Attempt {
  /// Does its job here and now.
  @usableFromInline final func run(_ errors: ErrorPath, _ job: () throws -> Void) {
    do {
      try job()
      end(.completed)
    } catch {
      errors.end(self, error)
    }
  }

  /// Does its job in a task, which keeps what the job holds no longer than it runs.
  @usableFromInline final func run(in scope: Scope, _ errors: ErrorPath, _ job: @escaping () async throws -> Void) {
    // A scope that has ended starts no task: then the ticket is let go of.
    let ticket = Ticket(self)
    runs(
      in: scope.task("job") {
        // Cancelled before its first turn.
        guard ticket.isOpen else { return }
        do {
          try await job()
          ticket.take()?.end(.completed)
        } catch {
          guard let attempt = ticket.take() else { return }
          // Cancelled while its gate still waits for it: the scope has ended, and nobody is to blame.
          if Task.isCancelled, error is CancellationError { return attempt.end(.cancelled) }
          errors.end(attempt, error)
        }
      })
  }
}

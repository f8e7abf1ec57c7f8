internal import TributaryTime

/// What a screen's guard answers.
public enum LeaveDecision: Hashable, Sendable {
  /// The screen may go.
  case allowed
  /// The screen stays, and so does all that was to change with it.
  case refused
}

/// A guard that is being asked, and all who wait for its answer.
final class LeaveQuestion {
  private var waiting: [(LeaveDecision) -> Void]
  private var task: ScopeTask?

  init(_ first: @escaping (LeaveDecision) -> Void) {
    waiting = [first]
  }

  func add(_ then: @escaping (LeaveDecision) -> Void) {
    waiting.append(then)
  }

  /// Asks in a task; `then` is called with the end, before those who wait.
  func start(_ name: String, _ ask: @escaping () async -> LeaveDecision, then: @escaping () -> Void) {
    let question = self
    task = Scope.current.task("leave guard of \(name)") {
      let decision = await ask()
      then()
      question.end(decision)
    }
  }

  /// Answers all who wait, once.
  func end(_ decision: LeaveDecision) {
    task?.cancel()
    task = nil
    let waiting = waiting
    self.waiting = []
    for answer in waiting { answer(decision) }
  }
}

/// Starts tasks in the isolation in which it was made, called from anywhere.
// SAFETY: the closure captures an actor and an executor, both `Sendable`. It is not typed `@Sendable` only because a
// task that is made inside an `@Sendable` closure would not inherit the actor.
struct Launcher: @unchecked Sendable {
  private let start: (TaskPriority?, OwnersOnly<() async -> Void>) -> Task<Void, Never>

  /// Makes the launcher of an isolation; its tasks and their child tasks also prefer an executor, if one is given.
  init(isolation: isolated (any Actor)?, executor: (any TaskExecutor)? = nil) {
    // A task inherits the actor that its closure captures; `Task(executorPreference:)` would not inherit it.
    if let executor {
      start = { priority, body in
        Task(priority: priority) {
          _ = isolation
          await withTaskExecutorPreference(executor) {
            _ = isolation
            await body.value()
          }
        }
      }
    } else {
      start = { priority, body in
        Task(priority: priority) {
          _ = isolation
          await body.value()
        }
      }
    }
  }

  /// Starts a task that runs a body of the owner, by default with the priority of the caller.
  @discardableResult
  func callAsFunction(priority: TaskPriority? = nil, _ body: OwnersOnly<() async -> Void>) -> Task<Void, Never> {
    start(priority, body)
  }
}

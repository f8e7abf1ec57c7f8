/// The registry of waits: from `begin` to `end` the current scope task waits on something that its scope knows.
///
/// What awaits inside the package (a sleep on a scope's clock, the next value of a stream) wraps the await in it. A
/// task that waits on nothing known is what ``VirtualScheduler/stalledTasks`` lists. Child tasks count for their scope
/// task.
///
/// - Complexity: O(1), no allocation.
package struct KnownWait: Sendable {
  private let task: ScopeTask?

  /// Enters a wait of the current scope task, if there is one.
  package static func begin() -> KnownWait {
    let task = ScopeTask.current
    task?.enterWait()
    return KnownWait(task: task)
  }

  /// Leaves the wait; called once, in whichever way the await ended.
  package func end() {
    task?.leaveWait()
  }
}

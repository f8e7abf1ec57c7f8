import Synchronization

/// The unfinished tasks of a scope, in the order of their launch.
final class TaskRegistry: Sendable {
  private struct State {
    var tasks: [ObjectIdentifier: (order: Int, task: ScopeTask)] = [:]
    var launched = 0
  }

  private let state = Mutex(State())

  /// Changed under the lock, and read without it by whoever wants to know at any time from anywhere.
  private let closed = Atomic(false)

  var isClosed: Bool { closed.load(ordering: .acquiring) }

  /// The unfinished tasks in the order of their launch.
  var unfinished: [ScopeTask] {
    state.withLock { Array($0.tasks.values) }.sorted { $0.order < $1.order }.map(\.task)
  }

  /// Adds a task; false once closed.
  func add(_ task: ScopeTask) -> Bool {
    state.withLock { state in
      guard !isClosed else { return false }
      state.launched += 1
      state.tasks[ObjectIdentifier(task)] = (state.launched, task)
      return true
    }
  }

  func remove(_ task: ScopeTask) {
    task.finished()
    // The entry may hold the last reference: let go of it outside the lock.
    _ = state.withLock { $0.tasks.removeValue(forKey: ObjectIdentifier(task)) }
  }

  /// Refuses tasks from now on; those that run stay until they end.
  func close() -> [ScopeTask] {
    state.withLock { _ in closed.store(true, ordering: .releasing) }
    return unfinished
  }
}

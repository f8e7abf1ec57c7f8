import Synchronization

/// A task that a scope launched: its name and place, and the way to end it.
public final class ScopeTask: Sendable {
  /// The scope task in which the calling code runs, its child tasks included.
  @TaskLocal package static var current: ScopeTask?

  private struct State {
    var task: Task<Void, Never>?
    var isCancelled = false
    var isFinished = false
  }

  /// What reports call the task.
  public let name: String

  let fileID: StaticString
  let line: UInt
  private let engine: any Engine
  private let state = Mutex(State())

  /// How many waits that the scope knows this task and its child tasks are in.
  private let waits = Atomic(0)

  init(name: String, fileID: StaticString, line: UInt, engine: any Engine) {
    self.name = name
    self.fileID = fileID
    self.line = line
    self.engine = engine
  }

  /// Cancels the task; it ends when its body returns.
  ///
  /// May be called any number of times and from anywhere; of a task in a virtual run, only inside the run.
  public func cancel() {
    engine.requireInsideToCancelTask()
    let task = state.withLock { state in
      state.isCancelled = true
      return state.task
    }
    task?.cancel()
  }

  func started(_ task: Task<Void, Never>) {
    let isCancelled = state.withLock { state in
      if !state.isFinished { state.task = task }
      return state.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  /// Lets go of the task, which holds this handle.
  func finished() {
    state.withLock {
      $0.isFinished = true
      $0.task = nil
    }
  }

  var isWaiting: Bool { waits.load(ordering: .relaxed) > 0 }

  func enterWait() { waits.add(1, ordering: .relaxed) }

  func leaveWait() { waits.subtract(1, ordering: .relaxed) }
}

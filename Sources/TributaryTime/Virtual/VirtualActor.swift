/// The owner of all that lives in a virtual run.
///
/// `VirtualScheduler.run` hands it to its body, which is isolated to it.
public actor VirtualActor {
  private nonisolated let executor: VirtualExecutor

  init(executor: VirtualExecutor) {
    self.executor = executor
  }

  /// The run's executor, which only the thread inside the run drives.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The launcher of the run: its tasks are isolated to this actor, and whatever they await prefers the run's executor.
  func launcher() -> Launcher {
    Launcher(isolation: self, executor: executor)
  }
}

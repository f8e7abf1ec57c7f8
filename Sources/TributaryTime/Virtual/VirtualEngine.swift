/// A virtual run as the engine of its scope.
final class VirtualEngine: Engine {
  let executor: VirtualExecutor
  private let launcher: Launcher

  init(executor: VirtualExecutor, launcher: Launcher) {
    self.executor = executor
    self.launcher = launcher
  }

  var now: Duration { executor.now }

  var episode: Int? { executor.episode }

  var isInside: Bool { executor.isInside }

  var isElsewhere: Bool { executor.isElsewhere }

  func requireInside(_ operation: StaticString) { executor.requireInside(operation) }

  func requireInsideToCancelTask() { executor.requireInside("ScopeTask.cancel") }

  func turn(_ body: () -> Void) { body() }

  /// The code that drives the run is its owner's too, on the same thread: it enters, and what is due runs.
  func enter<R>(_ scope: Scope, _ body: () -> R) -> R {
    guard !executor.isInside, executor.enter() else { return scope.run(body) }
    defer {
      scope.turn { executor.runAll(until: executor.now) }
      executor.leave()
    }
    return scope.run(body)
  }

  func add(_ item: QueueItem, in scope: Scope) -> Bool { executor.add(item) }

  func add(_ timer: Timer, due: Duration, in scope: Scope) -> Bool { executor.add(timer, due: due) }

  func launch(_ body: OwnersOnly<() async -> Void>) -> Task<Void, Never>? { launcher(body) }

  func close() -> Leftovers { executor.close() }
}

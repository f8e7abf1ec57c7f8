import Synchronization

/// Real time in turns of an actor: one queue and one heap of timers behind a lock.
///
/// Queueing wakes the owner with one task for all that is queued until that task has run (the pump). While timers wait,
/// one more task sleeps until the earliest; it is replaced only when an earlier one comes. When nothing waits there is
/// no task at all. A timer that is cancelled while the sleeping task is set for it costs that one wake-up.
final class LiveEngine: Engine {
  private struct State {
    var queue = FIFO<QueueItem>()
    var timers = TimerHeap()
    /// Whether a pump is on its way or running; it will see whatever is added.
    var isPumping = false
    /// When the sleeping task wakes, and which sleeping task is the valid one.
    var alarm: Duration?
    var generation = 0
    var sleeping: Task<Void, Never>?
    /// The way into the owner's isolation; both are let go when the engine is closed.
    var launcher: Launcher?
    var owner: (any Actor)?
  }

  /// What a change asks for, done outside the lock.
  private enum Wake {
    case none
    case pump(Launcher)
    case sleep(Launcher, generation: Int, replacing: Task<Void, Never>?)
  }

  /// How many items run before the owner's other jobs get a chance.
  private static let itemsPerTurn = 1_000

  private let start = ContinuousClock.now
  private let state: Mutex<State>

  /// The thread that runs a turn now, or 0: the owner has one thread at once, so no other compares equal.
  private let thread = Atomic<UInt>(0)

  init(owner: any Actor, launcher: Launcher) {
    state = Mutex(State(launcher: launcher, owner: owner))
  }

  var now: Duration { ContinuousClock.now - start }

  var isInside: Bool { thread.load(ordering: .relaxed) == currentThread() }

  var isElsewhere: Bool { !isInside }

  func requireInside(_ operation: StaticString) {
    // The runtime's look-up costs more than the work it guards, so release builds go without.
    #if DEBUG
      guard let owner = state.withLock({ $0.owner }) else { return }
      precondition(
        isIsolated(to: owner) ?? true,
        """
        `\(operation)` was called outside the isolation that owns this scope. What a live scope keeps stays with its \
        owner. Call it there, or send the work across with `scope.post { … }`.
        """)
    #endif
  }

  func requireInsideToCancelTask() {
    // A live task may be cancelled from anywhere, as any task.
  }

  func turn(_ body: () -> Void) {
    let outer = thread.exchange(currentThread(), ordering: .relaxed)
    defer { thread.store(outer, ordering: .relaxed) }
    body()
  }

  func enter<R>(_ scope: Scope, _ body: () -> R) -> R { scope.run(body) }

  func add(_ item: QueueItem, in scope: Scope) -> Bool {
    let (isAdded, wake) = state.withLock { state in
      guard let launcher = state.launcher else { return (false, Wake.none) }
      state.queue.append(item)
      return (true, Self.pump(&state, launcher))
    }
    perform(wake, in: scope)
    return isAdded
  }

  func add(_ timer: Timer, due: Duration, in scope: Scope) -> Bool {
    let (isAdded, wake) = state.withLock { state in
      guard let launcher = state.launcher else { return (false, Wake.none) }
      state.timers.insert(timer, due: due)
      if state.isPumping { return (true, .none) }
      // What is due already needs no sleeping task.
      return (true, due <= now ? Self.pump(&state, launcher) : Self.sleep(&state, launcher))
    }
    perform(wake, in: scope)
    return isAdded
  }

  func launch(_ body: OwnersOnly<() async -> Void>) -> Task<Void, Never>? {
    state.withLock { $0.launcher }?(body)
  }

  func close() -> Leftovers {
    // What is taken out is released after the lock: the owner may go with its last reference.
    let (leftovers, sleeping, owner, launcher) = state.withLock { state in
      var leftovers = Leftovers(timers: state.timers.takeAll())
      while let item = state.queue.popFirst() { leftovers.items.append(item) }
      let sleeping = state.sleeping.take()
      state.generation += 1
      state.alarm = nil
      return (leftovers, sleeping, state.owner.take(), state.launcher.take())
    }
    sleeping?.cancel()
    withExtendedLifetime((owner, launcher)) {}
    return leftovers
  }

  // MARK: Waking

  private static func pump(_ state: inout State, _ launcher: Launcher) -> Wake {
    guard !state.isPumping else { return .none }
    state.isPumping = true
    return .pump(launcher)
  }

  /// Sets the alarm to the earliest timer, unless it is set to that time or before it.
  private static func sleep(_ state: inout State, _ launcher: Launcher) -> Wake {
    guard let due = state.timers.nextDue() else { return .none }
    if let alarm = state.alarm, alarm <= due { return .none }
    state.alarm = due
    state.generation += 1
    return .sleep(launcher, generation: state.generation, replacing: state.sleeping.take())
  }

  // No capture list in these closures: with one, the compiler (6.3) takes an async closure for one that runs anywhere.
  private func perform(_ wake: Wake, in scope: Scope) {
    switch wake {
    case .none: break
    case .pump(let launch):
      launch(
        // High, so that work is never held up by the low priority of who queued first.
        priority: .high, OwnersOnly { self.perform(await self.runTurns(in: scope), in: scope) })
    case .sleep(let launch, let generation, let replaced):
      replaced?.cancel()
      let task = launch(priority: .high, OwnersOnly { await self.sleep(generation, in: scope) })
      let isValid = state.withLock { state in
        guard state.generation == generation else { return false }
        state.sleeping = task
        return true
      }
      if !isValid { task.cancel() }
    }
  }

  // MARK: Turns, in the owner's isolation

  /// The body of the sleeping task: sleeps until the alarm, runs what is due, and again while timers wait.
  private func sleep(_ generation: Int, in scope: Scope) async {
    while let alarm = state.withLock({ $0.generation == generation ? $0.alarm : nil }) {
      // No system sleeps for ages; an alarm further off than a day is looked at again.
      let deadline = start + min(alarm, now + .seconds(86_400))
      guard (try? await Task.sleep(until: deadline, clock: .continuous)) != nil else { return }
      let isMine = state.withLock { state in
        guard state.generation == generation else { return false }
        state.alarm = nil
        guard !state.isPumping else { return false }
        state.isPumping = true
        return true
      }
      guard isMine else { return }
      perform(await runTurns(in: scope, asleep: generation), in: scope)
    }
    state.withLock { if $0.generation == generation { $0.sleeping = nil } }
  }

  /// Runs turns until nothing is queued, then says what has to wake the owner next.
  ///
  /// The sleeping task passes its generation and goes on to the next alarm itself, if it is still the valid one.
  private func runTurns(in scope: Scope, asleep generation: Int? = nil) async -> Wake {
    while true {
      scope.turn { runTurn() }
      let wake: Wake? = state.withLock { state in
        guard state.queue.isEmpty else { return nil }
        state.isPumping = false
        guard let launcher = state.launcher else { return Wake.none }
        if generation == state.generation, state.alarm == nil {
          state.alarm = state.timers.nextDue()
          return Wake.none
        }
        return Self.sleep(&state, launcher)
      }
      if let wake { return wake }
      await Task.yield()
    }
  }

  private func runTurn() {
    for _ in 0..<Self.itemsPerTurn {
      if let item = state.withLock({ $0.queue.popFirst() }) {
        item.run()
      } else if let next = dueTimer() {
        next.fire()
      } else {
        return
      }
    }
    // Work that schedules work without end must not keep the timers from firing.
    dueTimer()?.fire()
  }

  private func dueTimer() -> Timer? {
    // Without timers the clock is not read.
    guard let due = state.withLock({ $0.timers.nextDue() }), due <= now else { return nil }
    return state.withLock { $0.timers.popFirst(dueBy: due)?.timer }
  }
}

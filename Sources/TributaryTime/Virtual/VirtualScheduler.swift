/// Time that moves only when it is told to, for a whole app: timers, tasks, actors and child tasks.
///
/// When to use it: in tests, previews, replays and examples. Everything inside runs on the calling thread, one item
/// after the other in a fixed order, so that every run is the same and none waits.
///
/// ```swift
/// let time = VirtualScheduler()
/// time.run {
///   Scope.current.task {
///     try? await Scope.current.clock.sleep(for: .seconds(60))
///     print("a minute passed at", time.now)
///   }
/// }
/// time.advance(by: .seconds(60))  // prints: a minute passed at 60.0 seconds
/// ```
///
/// The model: one queue of jobs and soon work, one heap of timers by (due, order of scheduling). Draining runs the
/// queue until it is empty. Advancing drains, moves ``now`` to the earliest timer that is due, fires it, and so on;
/// then ``now`` is the end of the advance. So work that is scheduled during an advance and falls due within it runs
/// within it, an endless interval of no length never ends, and a hundred hours cost what happens in them.
///
/// What lives in the run belongs to its own actor: code enters with `run`, and ``schedule(_:)`` is called inside.
/// What leaves it (a bare `Task {}`, `Task.detached`, `Task.sleep`, a hop to the main actor) cannot be driven. It traps
/// with a sentence when it comes back, and until then ``stalledTasks`` names the tasks that wait for it.
///
/// A scheduler that is let go cancels its scope and drains, so that its tasks end.
public final class VirtualScheduler: Scheduler {
  /// The scope of the run, current inside it.
  public let scope: Scope

  private let executor: VirtualExecutor
  @usableFromInline let owner: VirtualActor

  /// Makes a run whose time is zero.
  public convenience init() {
    self.init { sentence in
      #if !DEBUG
        // A precondition of a release build ends without a word, and this one has a task to name.
        writeError(sentence)
      #endif
      preconditionFailure(sentence)
    }
  }

  /// Makes a run that calls a handler of its own when something left it and comes back.
  ///
  /// - Parameter onEscape: Ends the process; it is given the sentence, on the thread that came back.
  package init(onEscape: @escaping @Sendable (String) -> Never) {
    let tasks = TaskRegistry()
    executor = VirtualExecutor(tasks: tasks, onEscape: onEscape)
    owner = VirtualActor(executor: executor)
    _ = executor.enter()
    let launcher = owner.assumeIsolated { $0.launcher() }
    executor.leave()
    scope = Scope(engine: VirtualEngine(executor: executor, launcher: launcher), tasks: tasks)
  }

  deinit {
    guard executor.enter() else { return }
    defer { executor.leave() }
    scope.cancel()
    if !executor.isRunningItem { scope.turn { executor.runAll(until: executor.now) } }
  }

  /// The virtual time since the start; it moves only with `advance`.
  public var now: Duration { executor.now }

  /// The unfinished tasks of the scope that wait on nothing the run knows, in the order of their launch.
  ///
  /// Read it when the run is drained. A task that sleeps on the scope's clock or awaits a stream's values is not
  /// listed; one that awaits anything else is, even if another task of the run will answer it.
  public var stalledTasks: [StalledTask] { scope.tasks.stalled }

  /// Enters the run: calls the body with the scope current, then drains.
  ///
  /// What the body uses may be used outside too, by the code that drives the run: both are on one thread. May be called
  /// inside the run as well, also from its work; then the outer call drains.
  ///
  /// Call it from a synchronous function. In an async function, and in main-actor code, the bodies of tasks that are
  /// written in place belong to the caller's actor, which no virtual run drives: such tasks leave it.
  ///
  /// - Parameter body: The code; it may use ``advance(by:)`` and ``drain()``.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws, after draining.
  @discardableResult @inlinable
  public func run<R>(_ body: () throws -> R) rethrows -> R {
    enter()
    defer { drainAndLeave() }
    return try scope.run(body)
  }

  @usableFromInline func drainAndLeave() {
    if !executor.isRunningItem { scope.turn { executor.runAll(until: executor.now) } }
    executor.leave()
  }

  /// Enters the run as `run` does, with a body that the compiler knows to be isolated to the run's actor.
  ///
  /// When to use it: when the code passes its isolation on (`#isolation`). A bare task that captures the actor starts
  /// in the run but leaves it at its first suspension, since the runtime resumes such tasks in the global pool.
  ///
  /// - Parameter body: The code; what it captures must be able to cross into the actor.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws, after draining.
  @discardableResult @inlinable
  public func run<R>(_ body: (isolated VirtualActor) throws -> R) rethrows -> R {
    try run { () throws -> R in try owner.run(body) }
  }

  /// Runs everything that is due now, until nothing is left.
  public func drain() {
    advance(to: executor.now)
  }

  /// Moves time on by a duration, firing everything that falls due on the way.
  ///
  /// - Parameter duration: How far; not negative.
  public func advance(by duration: Duration) {
    advance(to: executor.now.adding(duration))
  }

  /// Moves time on to a moment, firing everything that falls due on the way.
  ///
  /// - Parameter time: The time since the start; not before ``now``.
  public func advance(to time: Duration) {
    let (now, isInsideItem) = executor.progress
    precondition(
      time >= now,
      """
      A virtual scheduler was told to go back, from \(now) to \(time). Time never goes back. Advance by a \
      duration that is not negative, or make a new scheduler.
      """)
    precondition(
      !isInsideItem,
      """
      A virtual scheduler was advanced or drained by work of its own run, which would run other work in the middle of \
      it. Advance outside of scheduled work and tasks; inside, sleep on the scope's clock or schedule.
      """)
    enter()
    defer { executor.leave() }
    scope.turnAgain { executor.runAll(until: time) }
  }

  /// Runs work soon, called inside the run; see ``Scheduler/schedule(_:)``.
  ///
  /// - Parameter work: What to do.
  /// - Returns: The handle that takes the work back.
  @discardableResult
  public func schedule(_ work: @escaping () -> Void) -> ScheduledWork { scope.schedule(work) }

  /// Runs work after a delay, called inside the run; see ``Scheduler/schedule(after:_:)``.
  ///
  /// - Parameters:
  ///   - delay: How long to wait; a negative delay counts as zero.
  ///   - work: What to do.
  /// - Returns: The handle that takes the work back.
  @discardableResult
  public func schedule(after delay: Duration, _ work: @escaping () -> Void) -> ScheduledWork {
    scope.schedule(after: delay, work)
  }

  /// Enters the run as `run` does and does not drain: what is due waits until the run is driven.
  package func prepare<R>(_ body: () throws -> R) rethrows -> R {
    enter()
    defer { executor.leave() }
    return try scope.run(body)
  }

  /// When the next work is due, or nil if none waits.
  package var nextDue: Duration? { executor.nextDue }

  /// Ends the current advance after the work that runs now, which calls this; time stays where it is.
  package func stop() { executor.stop() }

  @usableFromInline func enter() {
    precondition(
      executor.enter(),
      """
      Two threads are inside one virtual run at once. A run is driven by one thread, so that its order is certain. \
      Make a VirtualScheduler for each test, and drive it from one place.
      """)
  }
}

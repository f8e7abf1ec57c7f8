import Synchronization

/// One owner's place in time: its scheduler, its clock and its launcher of tasks.
///
/// An app, a session, a flow, a test makes one scope, and everything under it takes time and tasks from there. The
/// scope is found with ``current`` inside everything that it runs: a turn (``run(_:)``), scheduled work, posted work
/// and the body of a task. It is itself the scheduler of its owner.
///
/// ```swift
/// @MainActor func start() {
///   let scope = Scope.live()
///   scope.task("clock") {
///     while (try? await scope.clock.sleep(for: .seconds(1))) != nil { print(scope.clock.now.offset) }
///   }
/// }
/// ```
///
/// The handle is `Sendable`; what it keeps for its owner never leaves the owner's isolation. From elsewhere call
/// ``post(_:)``, ``now`` and ``clock``; everything else is the owner's.
///
/// A scope ends with ``cancel()``. Until then it keeps its owner, and a running task keeps the scope.
public final class Scope: Scheduler {
  @TaskLocal private static var bound: Scope?

  let engine: any Engine
  let tasks: TaskRegistry
  private let residents = Residents()

  init(engine: any Engine, tasks: TaskRegistry) {
    self.engine = engine
    self.tasks = tasks
  }

  /// The scope whose turn, scheduled work or task is running; outside of all of them the call traps.
  ///
  /// - Complexity: O(1), no allocation; read it when something is built, not for each event.
  public static var current: Scope {
    guard let bound else {
      preconditionFailure(
        """
        There is no current scope here. Time and tasks belong to a scope, and this code runs outside its turns, its \
        scheduled work and its tasks. In an app, make the object (a coordinator, a navigator, a model that applies an \
        operator of time) as `@State` of the root view, or in the closure of `Terminal.run(making:)`; in a test, in \
        that of `Pilot(on:making:)`. Elsewhere wrap the code in `scope.run { … }`, or launch it with `scope.task { … }`.
        """)
    }
    return bound
  }

  /// The scope whose turn, scheduled work or task is running, or nil.
  public static var currentIfAny: Scope? { bound }

  /// The scope as the scheduler of its owner.
  public var scheduler: any Scheduler { self }

  /// A clock over this scope: sleeping on it follows the scope's time, virtual time included.
  public var clock: ScopeClock { ScopeClock(scope: self) }

  /// The time since the scope's start; may be read from anywhere.
  public var now: Duration { engine.now }

  /// Whether ``cancel()`` was called.
  public var isCancelled: Bool { tasks.isClosed }

  /// Whether the calling thread runs a turn of this scope: code under ``run(_:)``, scheduled or posted work.
  ///
  /// True only when the thread is certainly the owner's. In a virtual run that is all code inside; in a live scope the
  /// body of a task counts as outside, since nothing tells on which thread it goes on.
  package var isInside: Bool { engine.isInside }

  /// Whether the owner may be running on another thread now.
  ///
  /// For what may die anywhere: if so, its content goes to the owner with ``post(_:)``. In a live scope it is all code
  /// that is not ``isInside``. A virtual run and who drives it are on one thread, so there only a thread that comes in
  /// while another is inside is elsewhere.
  package var isElsewhere: Bool { engine.isElsewhere }

  /// The number of the present episode of a virtual run; nil in real time.
  ///
  /// An episode ends when nothing is left to run at its time. So code that runs later in the same episode follows from
  /// what ran earlier in it, without time or an event from outside in between.
  package var episode: Int? { engine.episode }

  /// Runs a turn: a piece of the owner's code in which this scope is ``current``.
  ///
  /// - Parameter body: The code; it runs here and now.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  @discardableResult @inlinable
  public func run<R, F: Error>(_ body: () throws(F) -> R) throws(F) -> R {
    // Made in the caller's module, where the types are known: the turn itself is not generic.
    var result: Result<R, F>?
    runTurn {
      do throws(F) { result = .success(try body()) } catch { result = .failure(error) }
    }
    guard let result else { preconditionFailure("The turn did not call its body.") }
    return try result.get()
  }

  /// Runs a turn as ``run(_:)`` does, for code that gives nothing back; the body is called once.
  @usableFromInline package func runTurn(_ body: () -> Void) {
    engine.requireInside("Scope.run")
    engine.turn {
      if Scope.bound === self { body() } else { Scope.$bound.withValue(self, operation: body) }
    }
  }

  /// Runs a turn as ``run(_:)`` does, also for the code that drives a virtual run from outside.
  ///
  /// For an object of a scope that its owner uses directly. In a virtual run all that is due has run when it returns.
  @discardableResult
  package func enter<R>(_ body: () -> R) -> R {
    Scope.bound === self && isInside ? body() : engine.enter(self, body)
  }

  /// Runs work soon, in a turn of its own: behind all queued work, before delayed work.
  ///
  /// - Parameter work: What to do.
  /// - Returns: The handle that takes the work back.
  /// - Complexity: O(1), one allocation, and one task of the owner for all that is queued until it runs.
  @discardableResult
  public func schedule(_ work: @escaping () -> Void) -> ScheduledWork {
    engine.requireInside("schedule")
    let work = ScheduledWork(work)
    if !engine.add(.work(OwnersOnly(work)), in: self) { work.cancel() }
    return work
  }

  /// Runs work when a delay has passed, measured from this call; equal due times in order of scheduling.
  ///
  /// - Parameters:
  ///   - delay: How long to wait; a negative delay counts as zero, and no delay is too long.
  ///   - work: What to do.
  /// - Returns: The handle that takes the work back.
  /// - Complexity: O(log n) for n waiting timers, one allocation; while timers wait, one task sleeps for all of them.
  @discardableResult
  public func schedule(after delay: Duration, _ work: @escaping () -> Void) -> ScheduledWork {
    engine.requireInside("schedule(after:)")
    let work = ScheduledWork(work)
    if !engine.add(.work(OwnersOnly(work)), due: due(after: delay), in: self) { work.cancel() }
    return work
  }

  /// Sends work to the owner from any thread; it runs in the owner's isolation, behind all work queued before it.
  ///
  /// What one thread posts runs in its order. After ``cancel()`` it does nothing. A virtual run has no other threads:
  /// posting to its scope from outside the run traps.
  ///
  /// - Parameter work: What to do.
  public func post(_ work: @escaping @Sendable () -> Void) {
    engine.add(.posted(work), in: self)
  }

  /// Launches a task in the owner's isolation.
  ///
  /// It ends by itself, or is cancelled by its handle or with the scope; then its body sees `Task.isCancelled`.
  /// After ``cancel()`` the body is never called.
  ///
  /// A body that is written in nonisolated code must not have a capture list: with one, Swift 6.2 and 6.3 forget the
  /// isolation of the closure, so that it goes on outside the owner after its first `await`. Bind weak references
  /// before it.
  ///
  /// - Parameters:
  ///   - name: What reports call the task.
  ///   - fileID: Where the task is launched.
  ///   - line: Where the task is launched.
  ///   - body: What to do; it may use everything that the owner may use.
  /// - Returns: The handle that cancels the task; letting go of it changes nothing.
  @discardableResult
  public func task(
    _ name: String = "", fileID: StaticString = #fileID, line: UInt = #line, _ body: @escaping () async -> Void
  ) -> ScopeTask {
    engine.requireInside("task")
    let handle = ScopeTask(name: name, fileID: fileID, line: line, engine: engine)
    guard tasks.add(handle) else { return handle }
    let task = engine.launch(
      // Without a capture list: with one, the compiler forgets the isolation of an async closure.
      OwnersOnly {
        await self.run(handle, body, isolation: #isolation)
        self.tasks.remove(handle)
      })
    if let task { handle.started(task) } else { tasks.remove(handle) }
    return handle
  }

  /// Runs the body of a task, in the owner's isolation: closures stay in it only if they capture it.
  private func run(_ task: ScopeTask, _ body: () async -> Void, isolation: isolated (any Actor)?) async {
    await Scope.$bound.withValue(self) {
      _ = isolation
      await ScopeTask.$current.withValue(task) {
        _ = isolation
        await body()
      }
    }
  }

  /// Ends the scope: cancels its tasks in the order of their launch, and drops all that is scheduled or posted.
  ///
  /// From then on `schedule`, `post` and `task` do nothing, and sleeping on ``clock`` throws `CancellationError`. The
  /// owner is let go. May be called any number of times, in the owner's isolation.
  public func cancel() {
    guard !isCancelled else { return }
    engine.requireInside("cancel")
    let leftovers = engine.close()
    for task in tasks.close() { task.cancel() }
    for case .sleeper(let sleeper) in leftovers.timers { sleeper.cancel() }
    for case .work(let work) in leftovers.timers { work.value.cancel() }
    for case .work(let work) in leftovers.items { work.value.cancel() }
    _ = residents.takeAll()
  }

  /// The one object of its type that is kept for this scope's owner, made when it is first asked for.
  ///
  /// It lives until the scope is cancelled. This is how a module keeps something for an owner without a global.
  ///
  /// - Complexity: O(1); what is kept costs a look-up in a table.
  package func resident<Resident: AnyObject>(_ make: () -> Resident) -> Resident {
    engine.requireInside("resident")
    return residents.object(make)
  }

  /// Runs what the engine queued: this scope is current, and no task is.
  func turn(_ body: () -> Void) {
    Scope.$bound.withValue(self) { ScopeTask.$current.withValue(nil) { engine.turn { body() } } }
  }

  /// Runs what the engine queued, called by code that may be in a turn of this scope: nothing is bound twice.
  func turnAgain(_ body: () -> Void) {
    if Scope.bound === self, ScopeTask.current == nil { engine.turn { body() } } else { turn(body) }
  }
}

import Synchronization

/// The heart of a virtual run: queue, timers and time, entered by one thread at once.
///
/// It is the serial executor of the run's actor and the preferred executor of the run's tasks, so that jobs of actors,
/// of nonisolated functions and of child tasks all come into one queue, and one thread runs them one by one.
final class VirtualExecutor: SerialExecutor, TaskExecutor {
  private enum Item {
    case job(UnownedJob)
    case queued(QueueItem)
    case timer(Timer)
  }

  private struct State {
    var now = Duration.zero
    var queue = FIFO<Item>()
    var timers = TimerHeap()
    var isClosed = false
    /// How often nothing was left to run at one time.
    var episode = 0
    /// The thread inside, how often it entered, and whether it is running an item.
    var thread: UInt?
    var depth = 0
    var isRunningItem = false
    /// Whether the run is to end after the item that runs.
    var isStopping = false
  }

  private let state = Mutex(State())
  private let tasks: TaskRegistry
  private let onEscape: @Sendable (String) -> Never

  init(tasks: TaskRegistry, onEscape: @escaping @Sendable (String) -> Never) {
    self.tasks = tasks
    self.onEscape = onEscape
  }

  var now: Duration { state.withLock { $0.now } }

  var episode: Int { state.withLock { $0.episode } }

  var isInside: Bool {
    let thread = currentThread()
    return state.withLock { $0.thread == thread }
  }

  /// Whether another thread is inside.
  var isElsewhere: Bool {
    let thread = currentThread()
    return state.withLock { $0.thread != nil && $0.thread != thread }
  }

  /// The time, and whether the calling thread is in an item of the run.
  var progress: (now: Duration, isInsideItem: Bool) {
    let thread = currentThread()
    return state.withLock { ($0.now, $0.isRunningItem && $0.thread == thread) }
  }

  /// Whether an item of the run is running, so that no other may run in the middle of it.
  var isRunningItem: Bool { state.withLock { $0.isRunningItem } }

  /// When the next item is due, if one waits.
  var nextDue: Duration? {
    state.withLock { state in
      state.queue.isEmpty ? state.timers.nextDue().map { max($0, state.now) } : state.now
    }
  }

  /// Ends ``runAll(until:)`` after the item that runs, where time is then.
  func stop() {
    change("a run was stopped") { $0.isStopping = $0.isRunningItem }
  }

  // MARK: Entering

  /// Makes the calling thread the one inside; false if another one is.
  func enter() -> Bool {
    let thread = currentThread()
    return state.withLock { state in
      guard state.thread == nil || state.thread == thread else { return false }
      state.thread = thread
      state.depth += 1
      return true
    }
  }

  func leave() {
    state.withLock { state in
      state.depth -= 1
      if state.depth == 0 { state.thread = nil }
    }
  }

  // MARK: Queueing

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    change("a task was started or resumed") { $0.queue.append(.job(job)) }
  }

  func add(_ item: QueueItem) -> Bool {
    change("work was posted or scheduled") { state in
      guard !state.isClosed else { return false }
      state.queue.append(.queued(item))
      return true
    }
  }

  func add(_ timer: Timer, due: Duration) -> Bool {
    change("a timer was set") { state in
      guard !state.isClosed else { return false }
      state.timers.insert(timer, due: due)
      return true
    }
  }

  func close() -> Leftovers {
    change("a scope was cancelled") { state in
      state.isClosed = true
      var leftovers = Leftovers(timers: state.timers.takeAll())
      // Jobs stay, so that the tasks can end.
      for _ in 0..<state.queue.count {
        switch state.queue.popFirst() {
        case .queued(let item): leftovers.items.append(item)
        case .some(let item): state.queue.append(item)
        case nil: break
        }
      }
      return leftovers
    }
  }

  func asUnownedSerialExecutor() -> UnownedSerialExecutor { UnownedSerialExecutor(ordinary: self) }

  func asUnownedTaskExecutor() -> UnownedTaskExecutor { UnownedTaskExecutor(ordinary: self) }

  func isIsolatingCurrentContext() -> Bool? { isInside }

  func checkIsolated() {
    precondition(
      isInside,
      """
      Code of a virtual run is called outside the run. What lives in a run belongs to its actor. Call it inside \
      `run { … }` of its VirtualScheduler.
      """)
  }

  // MARK: Running

  /// Runs items until none is queued and no timer is due by a time, each timer at its own time; then that time is now.
  func runAll(until end: Duration) {
    while let item = next(until: end) {
      switch item {
      case .job(let job):
        job.runSynchronously(isolatedTo: asUnownedSerialExecutor(), taskExecutor: asUnownedTaskExecutor())
      case .queued(let item): item.run()
      case .timer(let timer): timer.fire()
      }
    }
  }

  private func next(until end: Duration) -> Item? {
    state.withLock { state in
      state.isRunningItem = !state.isStopping
      guard !state.isStopping else {
        state.isStopping = false
        return nil
      }
      if let item = state.queue.popFirst() { return item }
      if let (due, timer) = state.timers.popFirst(dueBy: end) {
        if due > state.now {
          state.now = due
          state.episode += 1
        }
        return .timer(timer)
      }
      state.episode += 1
      state.now = max(state.now, end)
      state.isRunningItem = false
      return nil
    }
  }

  // MARK: Escapes

  func requireInside(_ operation: StaticString) {
    if !isInside { escape("`\(operation)` was called") }
  }

  /// Changes the state for the thread inside; a call from any other thread ends the run.
  private func change<R: Sendable>(_ event: StaticString, _ body: @Sendable (inout State) -> R) -> R {
    let thread = currentThread()
    let result = state.withLock { state in
      state.thread == thread ? body(&state) : nil
    }
    guard let result else { escape("\(event)") }
    return result
  }

  private func escape(_ event: String) -> Never {
    let stalled = tasks.stalled
    let more = stalled.count > 3 ? ", and \(stalled.count - 3) more" : ""
    let names = stalled.prefix(3).map(\.description).joined(separator: ", ")
    let waiting = stalled.isEmpty ? "" : " Waiting for something outside: \(names)\(more)."
    onEscape(
      """
      A virtual run was left: \(event) by a thread that is not inside the run. The run drives only its own tasks and \
      timers; a bare Task {}, Task.detached, Task.sleep and a hop to the main actor go on elsewhere, where no order is \
      certain.\(waiting) Launch tasks with scope.task, sleep on scope.clock, and enter with VirtualScheduler.run.
      """)
  }
}

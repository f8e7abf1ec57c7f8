import Synchronization

/// A scheduler on which no time has to pass: scheduled work runs at once, delays included.
///
/// When to use it: for values at an instant, such as a first picture or a chain whose delays do not matter. Work that
/// is scheduled while none runs is run inside `schedule`. Work that is scheduled by running work waits in a queue and
/// runs after it, inside the outermost `schedule`: on a constant stack, soon work first in order, then delayed work in
/// order of due time with ``now`` moved to it. An endless interval therefore never ends here; use ``VirtualScheduler``
/// for that.
///
/// It belongs to one owner at a time: two threads that schedule at once are misuse, and trap.
public final class ImmediateScheduler: Scheduler {
  private struct State {
    var now = Duration.zero
    var queue = FIFO<OwnersOnly<ScheduledWork>>()
    var timers = TimerHeap()
    var runner: UInt?
  }

  private let state = Mutex(State())

  /// Makes a scheduler whose time is zero.
  public init() {}

  /// The time that all passed delays add up to.
  public var now: Duration { state.withLock { $0.now } }

  /// Runs work at once, or after the work that runs now; see ``Scheduler/schedule(_:)``.
  ///
  /// - Parameter work: What to do.
  /// - Returns: The handle that takes the work back.
  @discardableResult
  public func schedule(_ work: @escaping () -> Void) -> ScheduledWork {
    let work = OwnersOnly(ScheduledWork(work))
    begin { $0.queue.append(work) }
    return work.value
  }

  /// Moves time on by a delay and runs work, or does so after the work that runs now; see
  /// ``Scheduler/schedule(after:_:)``.
  ///
  /// - Parameters:
  ///   - delay: How long to pass; a negative delay counts as zero.
  ///   - work: What to do.
  /// - Returns: The handle that takes the work back.
  @discardableResult
  public func schedule(after delay: Duration, _ work: @escaping () -> Void) -> ScheduledWork {
    let work = OwnersOnly(ScheduledWork(work))
    begin { $0.timers.insert(.work(work), due: $0.now.adding(max(delay, .zero))) }
    return work.value
  }

  /// Queues work, and runs the queue unless this thread is running it already.
  private func begin(_ add: @Sendable (inout State) -> Void) {
    let thread = currentThread()
    let runner = state.withLock { state in
      let runner = state.runner
      if runner == nil || runner == thread { add(&state) }
      state.runner = runner ?? thread
      return runner
    }
    guard let runner else { return runAll() }
    precondition(
      runner == thread,
      """
      Two threads schedule on one ImmediateScheduler at once. It runs work where it is scheduled, so it belongs to one \
      owner. Make one for each owner.
      """)
  }

  private func runAll() {
    while let next = state.withLock({ Self.next(&$0) }) { next.fire() }
  }

  private static func next(_ state: inout State) -> Timer? {
    if let work = state.queue.popFirst() { return .work(work) }
    // All waiting timers are due: here no time has to pass before them.
    if let due = state.timers.nextDue(), let next = state.timers.popFirst(dueBy: due) {
      state.now = next.due
      return next.timer
    }
    state.runner = nil
    return nil
  }
}

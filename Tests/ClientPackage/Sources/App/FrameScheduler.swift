import Tributary

/// Work that runs once a frame: the loop that draws calls `advance(to:)` for each.
// It is used on the thread of that loop alone, which the compiler cannot see.
package final class FrameScheduler: Scheduler, @unchecked Sendable {
  package private(set) var now = Duration.zero
  private var waiting: [(due: Duration, work: ScheduledWork)] = []

  package init() {}

  @discardableResult package func schedule(_ work: @escaping () -> Void) -> ScheduledWork {
    schedule(after: .zero, work)
  }

  @discardableResult package func schedule(
    after delay: Duration, _ work: @escaping () -> Void
  ) -> ScheduledWork {
    let item = ScheduledWork(work)
    let due = now + max(delay, .zero)
    // Behind all that is due by then, so that equal due times keep their order.
    let index = waiting.firstIndex { $0.due > due } ?? waiting.endIndex
    waiting.insert((due, item), at: index)
    return item
  }

  /// Runs all that is due by the time of this frame.
  package func advance(to frame: Duration) {
    now = frame
    while let first = waiting.first, first.due <= frame { waiting.removeFirst().work.run() }
  }
}

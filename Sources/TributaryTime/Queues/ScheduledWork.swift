import Synchronization

/// Work that waits on a scheduler, and the handle that takes it back.
///
/// It belongs to the scheduler's owner and is not `Sendable`. Letting go of it changes nothing: the work runs. A
/// scheduler of your own makes one for each call of `schedule`, returns it, and calls ``run()`` when it is due.
public final class ScheduledWork {
  private var work: (() -> Void)?

  /// Whether nothing is left to run.
  ///
  /// Atomic because a queue drops finished entries wherever it is when it grows; the closure is only the owner's.
  private let finished = Atomic(false)

  /// Work that has not run.
  ///
  /// - Parameter work: What to do.
  public init(_ work: @escaping () -> Void) {
    self.work = work
  }

  /// Takes the work back: it never runs from now on, and what it holds is let go here.
  ///
  /// May be called any number of times, also from the work itself and after it ran.
  ///
  /// - Complexity: O(1); the empty place in the queue goes when it is due, or earlier when most places are empty.
  public func cancel() {
    finished.store(true, ordering: .relaxed)
    _ = work.take()
  }

  /// Whether the work ran or was cancelled; then a queue may drop it.
  public var isFinished: Bool { finished.load(ordering: .relaxed) }

  /// Runs the work unless it was cancelled or ran before; called by the scheduler, in the owner's isolation.
  public func run() {
    guard let work else { return }
    cancel()
    work()
  }
}

internal import Synchronization
internal import TributaryTime

/// One task that waits for a wake-up, which comes exactly once: by an event or by cancellation.
final class Waiter: Sendable {
  private enum State {
    case idle
    /// Something happened while nobody waited.
    case woken
    case waiting(CheckedContinuation<Bool, Never>)
    case cancelled

    /// Starts a wait; or says how it ends at once.
    mutating func begin(_ continuation: CheckedContinuation<Bool, Never>) -> Bool? {
      switch self {
      case .idle:
        self = .waiting(continuation)
        return nil
      case .woken:
        self = .idle
        return true
      case .cancelled:
        return false
      case .waiting:
        preconditionFailure(
          """
          Two tasks wait for the next element of one iteration. An iteration serves one task; give each its own \
          `for await` over the stream's `values`.
          """)
      }
    }

    /// Ends the wait, if there is one; who was cancelled stays so.
    mutating func end(_ wait: State, else idle: State) -> CheckedContinuation<Bool, Never>? {
      switch self {
      case .idle, .woken:
        self = idle
        return nil
      case .waiting(let continuation):
        self = wait
        return continuation
      case .cancelled:
        return nil
      }
    }
  }

  private let state = Mutex(State.idle)
  /// The wait as the run knows it, and whether it may never end.
  private let known = Mutex((wait: KnownWait?.none, isDoubtful: false))

  /// Waits for ``wake()``; true after one, false if the task was cancelled.
  ///
  /// A wake-up that comes before the wait has really begun ends it at once, so whoever waits looks again afterwards.
  func wait(isolation: isolated (any Actor)?) async -> Bool {
    known.withLock { if !$0.isDoubtful { $0.wait = KnownWait.begin() } }
    defer { known.withLock { $0.wait.take() }?.end() }
    return await withTaskCancellationHandler {
      // Without it the closure would run elsewhere, and come back by a detour through the queue.
      _ = isolation
      return await withCheckedContinuation { continuation in
        if let end = state.withLock({ $0.begin(continuation) }) { continuation.resume(returning: end) }
      }
    } onCancel: {
      state.withLock { $0.end(.cancelled, else: .cancelled) }?.resume(returning: false)
    }
  }

  /// Says that the wake-up may never come: from now on the run counts the task as one that waits on nothing it knows.
  func doubt() {
    known.withLock { known in
      known.isDoubtful = true
      return known.wait.take()
    }?.end()
  }

  /// Wakes who waits, or who will.
  func wake() {
    state.withLock { $0.end(.idle, else: .woken) }?.resume(returning: true)
  }
}

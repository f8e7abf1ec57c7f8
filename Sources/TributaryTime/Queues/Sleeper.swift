import Synchronization

/// A task that sleeps on a scope's clock: its continuation is resumed exactly once, by time or by cancellation.
final class Sleeper: Sendable {
  private enum State {
    case new
    case asleep(UnsafeContinuation<Void, any Error>)
    case finished
  }

  private let state = Mutex(State.new)

  var isFinished: Bool {
    state.withLock {
      if case .finished = $0 { true } else { false }
    }
  }

  /// Puts the task to sleep; false if it was cancelled before and has been resumed with that.
  func fallAsleep(_ continuation: UnsafeContinuation<Void, any Error>) -> Bool {
    let isAsleep = state.withLock { state in
      guard case .new = state else { return false }
      state = .asleep(continuation)
      return true
    }
    if !isAsleep { continuation.resume(throwing: CancellationError()) }
    return isAsleep
  }

  /// The time has come.
  func wake() {
    finish()?.resume()
  }

  /// The sleep ends now, with `CancellationError`.
  func cancel() {
    finish()?.resume(throwing: CancellationError())
  }

  private func finish() -> UnsafeContinuation<Void, any Error>? {
    state.withLock { state in
      defer { state = .finished }
      if case .asleep(let continuation) = state { return continuation }
      return nil
    }
  }
}

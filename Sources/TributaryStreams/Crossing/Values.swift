internal import Synchronization
internal import TributaryTime

extension ObservableType {
  /// The stream's elements as an async sequence.
  ///
  /// ```swift
  /// for try await reading in sensor.values { average.add(reading) }
  /// ```
  ///
  /// Each iteration subscribes at its first `next()` and ends its subscription when it goes or its task is cancelled;
  /// a cancelled wait returns nil at once.
  ///
  /// - Failure: the stream's error is thrown once; afterwards `next()` returns nil.
  /// - Buffering: unbounded; an element that nobody waits for is kept for the next `next()`.
  public var values: ObservableValues<Element> {
    ObservableValues(source: asObservable())
  }
}

/// The elements of a stream, one by one for who awaits them; see ``ObservableType/values``.
public struct ObservableValues<Element>: AsyncSequence {
  let source: Observable<Element>

  /// Starts an iteration; it subscribes at its first `next()`.
  public func makeAsyncIterator() -> Iterator {
    Iterator(source: source)
  }

  /// One iteration over a stream's elements.
  ///
  /// It stays in the isolation domain of its stream.
  public struct Iterator: AsyncIteratorProtocol {
    private let source: Observable<Element>
    private let buffer = Buffer<Element>()
    private let token = Token()

    init(source: Observable<Element>) {
      self.source = source
    }

    /// The next element, or nil once the stream completed or the task was cancelled.
    ///
    /// - Parameter actor: the isolation of the caller, which must be the stream's.
    /// - Returns: the element, or nil.
    /// - Throws: the stream's error, once.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Element? {
      if token.subscription == nil { token.subscription = subscribe() }
      while true {
        if let element = buffer.take() { return element }
        if let end = buffer.takeEnd() {
          if case .error(let error) = end { throw error }
          return nil
        }
        guard await buffer.waiter.wait() else {
          token.subscription?.dispose()
          buffer.end = .completed
          buffer.elements = []
          return nil
        }
      }
    }

    /// The next element, or nil once the stream completed or the task was cancelled.
    ///
    /// - Returns: the element, or nil.
    /// - Throws: the stream's error, once.
    public mutating func next() async throws -> Element? {
      try await next(isolation: #isolation)
    }

    private func subscribe() -> Subscription {
      // The stream keeps the buffer and not the token, so that an iteration that is let go ends its subscription.
      let buffer = buffer
      return source.subscribe(
        Observer(
          onNext: { element in
            buffer.elements.append(element)
            buffer.waiter.wake()
          },
          onTermination: { termination in
            buffer.end = termination
            buffer.waiter.wake()
          }))
    }
  }
}

/// Ends an iteration's subscription when the iteration goes.
private final class Token {
  var subscription: Subscription?

  deinit {
    subscription?.dispose()
  }
}

/// What came and was not asked for yet.
private final class Buffer<Element> {
  var elements: [Element] = []
  var end: Termination?
  let waiter = Waiter()
  private var taken = 0

  func take() -> Element? {
    guard taken < elements.count else { return nil }
    defer {
      taken += 1
      if taken == elements.count {
        elements.removeAll(keepingCapacity: taken <= 1024)
        taken = 0
      }
    }
    return elements[taken]
  }

  /// How the stream ended; an error is told once, then it counts as completed.
  func takeEnd() -> Termination? {
    defer { if end != nil { end = .completed } }
    return end
  }
}

/// One task that waits for a wake-up, which comes exactly once: by an event or by cancellation.
private final class Waiter: Sendable {
  private enum State {
    case idle
    case waiting(CheckedContinuation<Bool, Never>)
    case cancelled

    /// Starts a wait; false if the task was cancelled before.
    mutating func begin(_ continuation: CheckedContinuation<Bool, Never>) -> Bool {
      switch self {
      case .idle:
        self = .waiting(continuation)
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
    mutating func end(leaving next: State) -> CheckedContinuation<Bool, Never>? {
      switch self {
      case .idle:
        self = next
        return nil
      case .waiting(let continuation):
        self = next
        return continuation
      case .cancelled:
        return nil
      }
    }
  }

  private let state = Mutex(State.idle)

  /// Waits for ``wake()``; true after one, false if the task was cancelled.
  func wait() async -> Bool {
    let wait = KnownWait.begin()
    defer { wait.end() }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if !state.withLock({ $0.begin(continuation) }) { continuation.resume(returning: false) }
      }
    } onCancel: {
      state.withLock { $0.end(leaving: .cancelled) }?.resume(returning: false)
    }
  }

  /// Wakes who waits, if anybody does.
  func wake() {
    state.withLock { $0.end(leaving: .idle) }?.resume(returning: true)
  }
}

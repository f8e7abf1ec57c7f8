internal import TributaryTime

extension ObservableConvertibleType {
  /// The stream's elements as an async sequence.
  ///
  /// ```swift
  /// for try await reading in sensor.values { average.add(reading) }
  /// ```
  ///
  /// Each iteration subscribes at its first `next()` and ends its subscription when it goes or its task is cancelled;
  /// a cancelled wait returns nil at once.
  ///
  /// A source that falls silent for good ends the iteration too: a subject that is disposed or freed, an ``Inlet`` or a
  /// `create` observer that is let go, work whose scope is cancelled. If that was one of several sources, the task that
  /// awaits goes on, and the virtual run lists it in `stalledTasks` until it ends.
  ///
  /// - Failure: the stream's error is thrown once, and a `CancellationError` when the source fell silent; afterwards
  ///   `next()` returns nil.
  /// - Buffering: unbounded; an element that nobody waits for is kept for the next `next()`. See
  ///   ``values(buffering:)``.
  public var values: StreamValues<Element, any Error> {
    values(buffering: .unbounded)
  }

  /// The stream's elements as an async sequence that keeps as many as a policy says while nobody waits for them.
  ///
  /// - Parameter buffering: what happens to elements that come while nobody waits; what has to go goes silently.
  /// - Returns: the sequence; as ``values``.
  public func values(buffering: Buffering) -> StreamValues<Element, any Error> {
    StreamValues(source: asObservable(), buffering: buffering) { $0 }
  }
}

extension InfallibleType {
  /// The stream's elements as an async sequence that does not throw; as ``ObservableConvertibleType/values``.
  ///
  /// ```swift
  /// for await name in nameRelay.values { greet(name) }
  /// ```
  public var values: StreamValues<Element, Never> {
    values(buffering: .unbounded)
  }

  /// The stream's elements as an async sequence that does not throw; as
  /// ``ObservableConvertibleType/values(buffering:)``.
  public func values(buffering: Buffering) -> StreamValues<Element, Never> {
    StreamValues(source: asObservable(), buffering: buffering) { _ in nil }
  }
}

/// The elements of a stream, one by one for who awaits them; see ``ObservableConvertibleType/values``.
public struct StreamValues<Element, Failure: Error>: AsyncSequence {
  let source: Observable<Element>
  let buffering: Buffering
  /// What an iteration throws for the stream's error.
  let failure: (any Error) -> Failure?

  /// Starts an iteration; it subscribes at its first `next()`.
  public func makeAsyncIterator() -> Iterator {
    Iterator(self)
  }

  /// One iteration over a stream's elements.
  ///
  /// It stays in the isolation domain of its stream.
  public struct Iterator: AsyncIteratorProtocol {
    /// The stream, until it is subscribed: a subject that nobody else has can send nothing.
    private var source: Observable<Element>?
    private let arrivals: Arrivals<Element, Failure>
    private var token: ScopedDisposable?
    /// Whether a wait was cancelled; the iteration is over then.
    private(set) var isCancelled = false

    init(_ values: StreamValues) {
      source = values.source
      arrivals = Arrivals(values.buffering, values.failure)
    }

    /// The next element, or nil once the stream completed or the task was cancelled.
    ///
    /// - Parameter actor: the isolation of the caller, which must be the stream's.
    /// - Returns: the element, or nil.
    /// - Throws: the stream's error, once.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
      if let source {
        self.source = nil
        token = subscribe(to: source).scoped()
      }
      while true {
        if let element = arrivals.elements.popFirst() { return element }
        if let end = arrivals.takeEnd() {
          if let error = end.error { throw error }
          return nil
        }
        guard await arrivals.waiter.wait(isolation: actor) else {
          token?.dispose()
          arrivals.cancel()
          isCancelled = true
          return nil
        }
      }
    }

    /// The next element, or nil once the stream completed or the task was cancelled.
    ///
    /// - Returns: the element, or nil.
    /// - Throws: the stream's error, once.
    public mutating func next() async throws(Failure) -> Element? {
      try await next(isolation: #isolation)
    }

    private func subscribe(to source: Observable<Element>) -> Subscription {
      // The stream keeps what arrives and not the token, so that an iteration that is let go ends its subscription.
      let arrivals = arrivals
      let subscription = AwaitingSubscription(
        silence: { arrivals.finish(.error(CancellationError())) }, doubt: arrivals.waiter.doubt)
      let sink = subscription.stage()
      return source.subscribe(
        Observer(
          onNext: { element in
            _ = arrivals.elements.append(element)
            arrivals.waiter.wake()
          },
          onTermination: { if sink.end() { arrivals.finish($0) } }), in: subscription)
    }
  }
}

/// The subscription of a task that awaits a stream: it notices that nothing can come any more.
private final class AwaitingSubscription: Subscription {
  private let silence: () -> Void
  private let doubt: () -> Void

  /// - Parameters:
  ///   - silence: called when nothing can come any more.
  ///   - doubt: called when one of several sources can send nothing any more.
  init(silence: @escaping () -> Void, doubt: @escaping () -> Void) {
    self.silence = silence
    self.doubt = doubt
    super.init()
  }

  override func fellSilent(above stage: Int?) {
    if let stage, !mayEmit(below: stage) {
      silence()
      dispose()
    } else {
      doubt()
    }
  }
}

/// What came and was not asked for yet.
private final class Arrivals<Element, Failure: Error> {
  /// How the stream ended.
  struct End {
    var error: Failure?
  }

  var elements: Backlog<Element>
  var end: End?
  let waiter = Waiter()
  private let failure: (any Error) -> Failure?

  init(_ buffering: Buffering, _ failure: @escaping (any Error) -> Failure?) {
    elements = Backlog(buffering)
    self.failure = failure
  }

  /// Notes the end, and wakes who waits.
  func finish(_ termination: Termination) {
    guard end == nil else { return }
    let error: Failure? = if case .error(let error) = termination { failure(error) } else { nil }
    end = End(error: error)  // allowed: there was none
    waiter.wake()
  }

  /// How the stream ended; an error is told once, then it counts as completed.
  func takeEnd() -> End? {
    defer { end?.error = nil }
    return end
  }

  func cancel() {
    let former = (exchange(&end, with: End(error: nil)), elements.takeAll())
    withExtendedLifetime(former) {}
  }
}

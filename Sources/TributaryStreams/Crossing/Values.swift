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
  /// - Failure: the stream's error is thrown once; afterwards `next()` returns nil.
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
    private let values: StreamValues
    private let arrivals: Arrivals<Element, Failure>
    private var token: ScopedDisposable?
    /// Whether a wait was cancelled; the iteration is over then.
    private(set) var isCancelled = false

    init(_ values: StreamValues) {
      self.values = values
      arrivals = Arrivals(values.buffering)
    }

    /// The next element, or nil once the stream completed or the task was cancelled.
    ///
    /// - Parameter actor: the isolation of the caller, which must be the stream's.
    /// - Returns: the element, or nil.
    /// - Throws: the stream's error, once.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(Failure) -> Element? {
      if token == nil { token = subscribe().scoped() }
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

    private func subscribe() -> Subscription {
      // The stream keeps what arrives and not the token, so that an iteration that is let go ends its subscription.
      let (arrivals, failure) = (arrivals, values.failure)
      return values.source.subscribe(
        Observer(
          onNext: { element in
            _ = arrivals.elements.append(element)
            arrivals.waiter.wake()
          },
          onTermination: { termination in
            if case .error(let error) = termination {
              arrivals.end = Arrivals.End(error: failure(error))
            } else {
              arrivals.end = Arrivals.End(error: nil)
            }
            arrivals.waiter.wake()
          }))
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

  init(_ buffering: Buffering) {
    elements = Backlog(buffering)
  }

  /// How the stream ended; an error is told once, then it counts as completed.
  func takeEnd() -> End? {
    defer { end?.error = nil }
    return end
  }

  func cancel() {
    end = End(error: nil)
    _ = elements.takeAll()
  }
}

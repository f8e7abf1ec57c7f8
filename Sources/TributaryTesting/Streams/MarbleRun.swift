public import TributaryStreams
public import TributaryTime

/// A run in virtual time whose sources and results are pictures.
///
/// ```swift
/// let run = MarbleRun()
/// let source = try run.hot("1-2-----3--|")
/// run.picture { source.debounce(.milliseconds(30)) } == "-----2-----(3|)"
/// ```
///
/// ``difference(from:for:of:)`` compares, and shows where the two part.
public final class MarbleRun {
  /// The run's time.
  public let time = VirtualScheduler()
  /// How long a column is.
  public let column: Duration
  private let clock: SourceClock
  private var starts: [() -> Void] = []

  /// A run whose time is zero.
  ///
  /// - Parameter column: how long a column is; one that is not positive counts as a nanosecond.
  public init(column: Duration = Marbles.column) {
    self.column = column.asColumn
    clock = SourceClock(time, column: self.column)
  }

  /// A source that sends from the start of the next ``picture(for:of:)`` or ``events(for:of:)`` on, whoever listens.
  ///
  /// At a moment at which an operator's timer is due as well, the source comes first. What stands before a `^` is sent
  /// at the start, before the run's stream is subscribed.
  ///
  /// - Parameter picture: its events.
  /// - Returns: the source.
  /// - Throws: a ``Marbles/Mistake``.
  public func hot(_ picture: String) throws(Marbles.Mistake) -> TestableObservable<Character> {
    hot(try Marbles(picture).events(column: column))
  }

  /// A hot source of the values that a dictionary gives to the picture's words.
  ///
  /// - Parameters:
  ///   - picture: its events.
  ///   - values: what each word stands for.
  /// - Returns: the source.
  /// - Throws: a ``Marbles/Mistake``.
  public func hot<Element>(
    _ picture: String, _ values: [String: Element]
  ) throws(Marbles.Mistake) -> TestableObservable<Element> {
    hot(try Marbles(picture).events(column: column, values: values))
  }

  /// A source that sends from its subscription on, to each subscriber anew.
  ///
  /// - Parameter picture: its events; nothing stands before a `^`.
  /// - Returns: the source.
  /// - Throws: a ``Marbles/Mistake``.
  public func cold(_ picture: String) throws(Marbles.Mistake) -> TestableObservable<Character> {
    try cold(try Marbles(picture).events(column: column), picture)
  }

  /// A cold source of the values that a dictionary gives to the picture's words.
  ///
  /// - Parameters:
  ///   - picture: its events; nothing stands before a `^`.
  ///   - values: what each word stands for.
  /// - Returns: the source.
  /// - Throws: a ``Marbles/Mistake``.
  public func cold<Element>(
    _ picture: String, _ values: [String: Element]
  ) throws(Marbles.Mistake) -> TestableObservable<Element> {
    try cold(try Marbles(picture).events(column: column, values: values), picture)
  }

  private func hot<Element>(_ events: [Recorded<Element>]) -> TestableObservable<Element> {
    let (source, subject) = TestableObservable.hot(events, clock)
    starts.append { [time] in
      for record in events {
        if record.time < .zero {
          subject.on(record.event)
        } else {
          time.schedule(after: record.time) { subject.on(record.event) }
        }
      }
    }
    return source
  }

  private func cold<Element>(
    _ events: [Recorded<Element>], _ picture: String
  ) throws(Marbles.Mistake) -> TestableObservable<Element> {
    if let first = events.first, first.time < .zero {
      throw Marbles.Mistake("a cold source that speaks before its subscription", column: 1, of: picture)
    }
    return .cold(events, clock)
  }

  /// Runs a stream from now on and draws what it brings, starting with this moment.
  ///
  /// - Parameters:
  ///   - duration: how long the run goes on.
  ///   - stream: makes the stream, inside the run.
  /// - Returns: the picture, up to the last event.
  public func picture<Stream: ObservableConvertibleType>(
    for duration: Duration = .seconds(10), of stream: () -> Stream
  ) -> String {
    Marbles(events(for: duration, of: stream), column: column).description
  }

  /// Runs a stream from now on and returns what it brings, with times from this moment on.
  ///
  /// - Parameters:
  ///   - duration: how long the run goes on; then the subscription ends.
  ///   - stream: makes the stream, inside the run.
  /// - Returns: the events.
  public func events<Stream: ObservableConvertibleType>(
    for duration: Duration = .seconds(10), of stream: () -> Stream
  ) -> [Recorded<Stream.Element>] {
    events(SubscriptionSpan(Duration.zero), for: duration, of: stream)
  }

  /// Runs a stream that is subscribed and disposed when a picture says so, and returns what it brings.
  ///
  /// - Parameters:
  ///   - picture: the subscription: `--^---!`.
  ///   - duration: how long the run goes on.
  ///   - stream: makes the stream, inside the run and at its start.
  /// - Returns: the events, with times from the run's start on.
  /// - Throws: a ``Marbles/Mistake``.
  public func events<Stream: ObservableConvertibleType>(
    during picture: String, for duration: Duration = .seconds(10), of stream: () -> Stream
  ) throws(Marbles.Mistake) -> [Recorded<Stream.Element>] {
    events(try Marbles(picture).subscription(column: column), for: duration, of: stream)
  }

  private func events<Stream: ObservableConvertibleType>(
    _ span: SubscriptionSpan, for duration: Duration, of stream: () -> Stream
  ) -> [Recorded<Stream.Element>] {
    let start = time.now
    clock.origin = start
    let recorder = Recorder<Stream.Element>(time)
    let subscription = SerialDisposable()
    time.run {
      for start in starts { start() }
      starts = []
      let stream = stream()
      if span.subscribe > .zero {
        time.schedule(after: span.subscribe) { subscription.disposable = recorder.record(stream) }
      } else {
        subscription.disposable = recorder.record(stream)
      }
      if let end = span.unsubscribe { time.schedule(after: end) { subscription.dispose() } }
    }
    time.advance(by: duration)
    clock.isRunning = false
    time.run { subscription.dispose() }
    clock.isRunning = true
    return recorder.events.map { Recorded($0.time - start, $0.event) }
  }
}

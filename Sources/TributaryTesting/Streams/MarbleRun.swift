public import TributaryStreams
public import TributaryTime

/// A run in virtual time whose sources and results are pictures.
///
/// ```swift
/// let run = MarbleRun()
/// let source = try run.hot("1-2-----3--|")
/// run.picture { source.debounce(.milliseconds(30)) } == "-----2-----(3|)"
/// ```
public final class MarbleRun {
  /// The run's time.
  public let time = VirtualScheduler()
  /// How long a column is.
  public let column: Duration
  private var starts: [() -> Void] = []

  /// A run whose time is zero.
  public init(column: Duration = Marbles.column) {
    self.column = column
  }

  /// A source that sends from the start of the next ``picture(for:of:)`` or ``events(for:of:)`` on, whoever listens.
  ///
  /// At a moment at which an operator's timer is due as well, the source comes first.
  ///
  /// - Parameter picture: its events.
  /// - Returns: the source.
  /// - Throws: a ``Marbles/Mistake``.
  public func hot(_ picture: String) throws(Marbles.Mistake) -> PublishSubject<Character> {
    let subject = PublishSubject<Character>()
    let events = try Marbles(picture).events(column: column)
    starts.append { [time] in
      for record in events { time.schedule(after: record.time) { Self.send(record.event, to: subject) } }
    }
    return subject
  }

  /// A source that sends from its subscription on, to each subscriber anew.
  ///
  /// - Parameter picture: its events.
  /// - Returns: the source.
  /// - Throws: a ``Marbles/Mistake``.
  public func cold(_ picture: String) throws(Marbles.Mistake) -> Observable<Character> {
    let events = try Marbles(picture).events(column: column)
    return Observable.create { [time] observer in
      let works = events.map { record in
        time.schedule(after: record.time) { observer.on(record.event) }
      }
      return Disposables.create { for work in works { work.cancel() } }
    }
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
    let start = time.now
    let recorder = Recorder<Stream.Element>(time)
    let subscription = time.run {
      for start in starts { start() }
      starts = []
      return recorder.record(stream())
    }
    time.advance(by: duration)
    time.run { subscription.dispose() }
    return recorder.events.map { Recorded($0.time - start, $0.event) }
  }

  private static func send(_ event: Event<Character>, to subject: PublishSubject<Character>) {
    switch event {
    case .next(let element): subject.onNext(element)
    case .error(let error): subject.onError(error)
    case .completed: subject.onCompleted()
    }
  }
}

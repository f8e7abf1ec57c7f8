public import TributaryStreams
internal import TributaryTime

/// A source of a test: it sends what it was told to, and remembers who listened when.
///
/// ``MarbleRun`` makes them from pictures, ``TestScheduler`` from records; RxTest calls them the same.
public final class TestableObservable<Element>: ObservableType {
  /// What it sends: at these times if it is hot, so long after a subscription if it is cold.
  public let recordedEvents: [Recorded<Element>]
  private let log: SubscriptionLog
  private let source: Observable<Element>

  init(_ events: [Recorded<Element>], _ clock: SourceClock, source: Observable<Element>) {
    recordedEvents = events
    log = SubscriptionLog(clock)
    self.source = source
  }

  /// The subscriptions, in their order.
  public var subscriptions: [SubscriptionSpan] {
    log.spans
  }

  /// The pictures of the subscriptions, in their order: `["--^---!"]`.
  public var subscriptionPictures: [String] {
    subscriptions.map { Marbles($0, column: log.clock.column).description }
  }

  /// Whether somebody listens.
  public var hasObservers: Bool {
    log.observers > 0
  }

  /// The source's events as a stream.
  public func asObservable() -> Observable<Element> {
    let log = log
    return source.apply(
      Operator { observer, subscription in
        let stage = subscription.stage()
        stage.hold(log.open())
        return Observer(onNext: observer.onNext, onTermination: { if stage.end() { observer.onTermination($0) } })
      })
  }
}

extension TestableObservable {
  /// A source that sends by itself; what `send` is handed to sends to all who listen.
  static func hot(_ events: [Recorded<Element>], _ clock: SourceClock) -> (TestableObservable, PublishSubject<Element>)
  {
    let subject = PublishSubject<Element>()
    return (TestableObservable(events, clock, source: subject.asObservable()), subject)
  }

  /// A source that sends from its subscription on, to each subscriber anew.
  static func cold(_ events: [Recorded<Element>], _ clock: SourceClock) -> TestableObservable {
    let source = Observable<Element>.create { observer in
      let works = clock.time.prepare {
        events.map { record in
          clock.time.schedule(after: record.time) { observer.on(record.event) }
        }
      }
      return Disposables.create { for work in works { work.cancel() } }
    }
    return TestableObservable(events, clock, source: source)
  }
}

/// When a source was subscribed.
///
/// A subscription keeps this and not the source, so that an undisposed subscription does not keep its own source alive.
private final class SubscriptionLog {
  let clock: SourceClock
  private(set) var spans: [SubscriptionSpan] = []
  private(set) var observers = 0

  init(_ clock: SourceClock) {
    self.clock = clock
  }

  /// Begins a span; what is returned ends it.
  func open() -> any Disposable {
    let number = spans.endIndex
    let start = clock.now
    spans.append(SubscriptionSpan(start))
    observers += 1
    return Disposables.create {
      self.observers -= 1
      if self.clock.isRunning { self.spans[number] = SubscriptionSpan(start, self.clock.now) }
    }
  }
}

/// From when on the sources of a run count their times.
final class SourceClock {
  let time: VirtualScheduler
  let column: Duration
  var origin = Duration.zero
  /// False while a run ends the subscriptions that are still there: they have not ended by themselves.
  var isRunning = true

  init(_ time: VirtualScheduler, column: Duration) {
    self.time = time
    self.column = column
  }

  var now: Duration { time.now - origin }
}

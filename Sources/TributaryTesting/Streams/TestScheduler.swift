public import TributaryStreams
internal import Synchronization
public import TributaryTime

/// A run in virtual time in the words of RxTest: times are whole ticks, and a tick is a second.
///
/// For tests that come from RxSwift, which keep their words and their numbers; new ones are shorter with ``MarbleRun``.
///
/// ```swift
/// let scheduler = TestScheduler(initialClock: 0)
/// let xs = scheduler.createHotObservable([.next(150, 1), .next(210, 2), .next(220, 3), .completed(300)])
/// let result = scheduler.start { xs.map { $0 * 10 } }
/// result.events == [.next(210, 20), .next(220, 30), .completed(300)]
/// xs.subscriptions == [SubscriptionSpan(200, 300)]
/// ```
///
/// It is a scheduler, so time operators take it by `scheduler:`. It is their default inside
/// ``start(created:subscribed:disposed:create:)``. A test may subscribe and schedule before it starts the run; what is
/// due then waits for the start. Work with no delay runs in its own tick. Durations are exact: there is no resolution
/// to choose, since a delay of half a tick is one.
public final class TestScheduler: Scheduler {
  /// The times that a test has if it names none.
  public enum Defaults {
    /// When the stream is made: tick 100.
    public static let created = 100
    /// When it is subscribed: tick 200.
    public static let subscribed = 200
    /// When the subscription is disposed: tick 1,000.
    public static let disposed = 1000
  }

  /// How long a tick is.
  public static let tick = Duration.seconds(1)

  /// The run that this scheduler stands on.
  public let time: VirtualScheduler
  private let isStopped = Mutex(false)

  /// A scheduler that stands at a tick; one below zero counts as zero.
  public init(initialClock: Int = 0) {
    time = VirtualScheduler()
    time.advance(to: .ticks(initialClock))
  }

  /// The tick of now.
  public var clock: Int {
    Int(time.now / TestScheduler.tick)
  }

  /// The time of now.
  public var now: Duration {
    time.now
  }

  /// Runs work soon; as `Scheduler` says.
  @discardableResult
  public func schedule(_ work: @escaping () -> Void) -> ScheduledWork {
    time.prepare { time.schedule(work) }
  }

  /// Runs work when a delay has passed; as `Scheduler` says.
  @discardableResult
  public func schedule(after delay: Duration, _ work: @escaping () -> Void) -> ScheduledWork {
    time.prepare { time.schedule(after: delay, work) }
  }

  /// Runs work at a tick, or at the current one if that has passed, when the run is driven.
  ///
  /// - Parameters:
  ///   - tick: when.
  ///   - action: what to do.
  public func scheduleAt(_ tick: Int, action: @escaping () -> Void) {
    schedule(after: Duration.ticks(tick) - now, action)
  }

  /// A source that sends at these ticks, whoever listens.
  ///
  /// What is due at the current tick it sends when the run is driven, and what is of the past never. An end ends those
  /// who listen then; records after it go to those who come later.
  ///
  /// - Parameter events: what it sends.
  /// - Returns: the source, which remembers who listened.
  public func createHotObservable<Element>(_ events: [Recorded<Element>]) -> TestableObservable<Element> {
    let sender = HotSender<Element>()
    for record in events where record.time >= now {
      schedule(after: record.time - now) { sender.send(record.event) }
    }
    return TestableObservable(
      events, SourceClock(time, column: TestScheduler.tick), source: .deferred { sender.subject.asObservable() })
  }

  /// A source that sends so many ticks after each subscription.
  ///
  /// - Parameter events: what it sends.
  /// - Returns: the source, which remembers who listened.
  public func createColdObservable<Element>(_ events: [Recorded<Element>]) -> TestableObservable<Element> {
    .cold(events, SourceClock(time, column: TestScheduler.tick))
  }

  /// A recorder of this run.
  ///
  /// - Parameter type: what it keeps.
  /// - Returns: the recorder.
  public func createObserver<Element>(_ type: Element.Type) -> Recorder<Element> {
    Recorder(time)
  }

  /// Makes a stream, subscribes and disposes at three ticks, and runs all that the run has to do.
  ///
  /// Ticks that have passed count as now.
  ///
  /// - Parameters:
  ///   - created: when the stream is made.
  ///   - subscribed: when it is subscribed.
  ///   - disposed: when the subscription is disposed; time goes on to here.
  ///   - create: makes the stream, inside the run.
  /// - Returns: what came.
  public func start<Stream: ObservableConvertibleType>(
    created: Int = Defaults.created, subscribed: Int = Defaults.subscribed, disposed: Int = Defaults.disposed,
    create: @escaping () -> Stream
  ) -> Recorder<Stream.Element> {
    let recorder = createObserver(Stream.Element.self)
    let subscription = SerialDisposable()
    var stream: Stream?
    scheduleAt(created) { stream = create() }
    scheduleAt(subscribed) {
      // A subscription that comes first makes the stream.
      subscription.disposable = recorder.record(stream ?? create())
    }
    scheduleAt(disposed) { subscription.dispose() }
    time.advance(to: max(now, .ticks(disposed)))
    return recorder
  }

  /// Runs all that waits, each at its tick, until nothing is left or ``stop()`` is called.
  ///
  /// An endless interval keeps it running: end it, or use ``advanceTo(_:)``.
  public func start() {
    isStopped.withLock { $0 = false }
    while !isStopped.withLock({ $0 }), let due = time.nextDue { time.advance(to: due) }
  }

  /// Stops the run after the work that calls this; the clock stays, and what waits goes on with the next start.
  public func stop() {
    isStopped.withLock { $0 = true }
    time.prepare { time.stop() }
  }

  /// Runs all that is due up to a tick.
  ///
  /// - Parameter tick: where to stop; one that has passed changes nothing.
  public func advanceTo(_ tick: Int) {
    time.advance(to: max(now, .ticks(tick)))
  }
}

/// What a hot source sends by: an end ends those who listen, and who comes later hears what comes later.
private final class HotSender<Element> {
  private(set) var subject = PublishSubject<Element>()

  func send(_ event: Event<Element>) {
    let current = subject
    if event.isStopEvent { subject = PublishSubject() }
    current.on(event)
  }
}

extension Duration {
  /// So many ticks of a test, none if they are fewer.
  fileprivate static func ticks(_ count: Int) -> Duration {
    TestScheduler.tick * max(count, 0)
  }
}

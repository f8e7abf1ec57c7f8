public import TributaryStreams
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
/// It is a scheduler, so time operators take it by `scheduler:`; inside ``start(created:subscribed:disposed:_:)`` it is
/// their default. Work with no delay runs in its own tick. Durations are exact: there is no resolution to choose, since
/// a delay of half a tick is one.
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
    time.schedule(work)
  }

  /// Runs work when a delay has passed; as `Scheduler` says.
  @discardableResult
  public func schedule(after delay: Duration, _ work: @escaping () -> Void) -> ScheduledWork {
    time.schedule(after: delay, work)
  }

  /// Runs work at a tick, or now if that has passed.
  ///
  /// - Parameters:
  ///   - tick: when.
  ///   - action: what to do.
  public func scheduleAt(_ tick: Int, action: @escaping () -> Void) {
    time.run { _ = time.schedule(after: Duration.ticks(tick) - now, action) }
  }

  /// A source that sends at these ticks, whoever listens; what is due now it sends before anybody can, what is of the
  /// past never.
  ///
  /// - Parameter events: what it sends.
  /// - Returns: the source, which remembers who listened.
  public func createHotObservable<Element>(_ events: [Recorded<Element>]) -> TestableObservable<Element> {
    let (source, subject) = TestableObservable.hot(events, SourceClock(time, column: TestScheduler.tick))
    time.run {
      for record in events where record.time >= now {
        time.schedule(after: record.time - now) { subject.on(record.event) }
      }
    }
    return source
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
    _ create: @escaping () -> Stream
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

  /// Runs all that is due up to a tick.
  ///
  /// - Parameter tick: where to stop; one that has passed changes nothing.
  public func advanceTo(_ tick: Int) {
    time.advance(to: max(now, .ticks(tick)))
  }
}

extension Duration {
  /// So many ticks of a test, none if they are fewer.
  fileprivate static func ticks(_ count: Int) -> Duration {
    TestScheduler.tick * max(count, 0)
  }
}

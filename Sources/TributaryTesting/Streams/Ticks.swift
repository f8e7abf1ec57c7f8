public import TributaryStreams

/// A time of a test in RxTest's words: a number of ticks.
public typealias TestTime = Int

/// What RxTest calls a ``Recorder``.
public typealias TestableObserver<Element> = Recorder<Element>

/// Times as ticks, and the other words that RxTest has for records.
extension Recorded {
  /// A record of an event at a tick of a ``TestScheduler``.
  public init<Tick: BinaryInteger>(time: Tick, value: Event<Element>) {
    self.init(TestScheduler.tick * Int(time), value)
  }

  /// A record of an element at a tick of a ``TestScheduler``.
  public static func next<Tick: BinaryInteger>(_ tick: Tick, _ element: Element) -> Recorded {
    Recorded(time: tick, value: .next(element))
  }

  /// A record of an end with an error at a tick; the type says whose end it is where nothing else does.
  public static func error<Tick: BinaryInteger>(
    _ tick: Tick, _ error: any Error, _ type: Element.Type = Element.self
  ) -> Recorded {
    Recorded(time: tick, value: .error(error))
  }

  /// A record of a completion at a tick; the type says whose completion it is where nothing else does.
  public static func completed<Tick: BinaryInteger>(_ tick: Tick, _ type: Element.Type = Element.self) -> Recorded {
    Recorded(time: tick, value: .completed)
  }

  /// Records as an array, whose type they give.
  public static func events(_ records: Recorded...) -> [Recorded] {
    records
  }

  /// Records as an array, whose type they give.
  public static func events(_ records: [Recorded]) -> [Recorded] {
    records
  }

  /// What came; the same as ``event``.
  public var value: Event<Element> {
    event
  }

  /// When it came, in whole ticks of a ``TestScheduler``.
  public var tick: TestTime {
    Int(time / TestScheduler.tick)
  }
}

extension SubscriptionSpan {
  /// A span of two ticks of a ``TestScheduler``.
  public init<Tick: BinaryInteger>(_ subscribe: Tick, _ unsubscribe: Tick? = nil) {
    self.init(TestScheduler.tick * Int(subscribe), unsubscribe.map { TestScheduler.tick * Int($0) })
  }
}

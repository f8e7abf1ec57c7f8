/// Times as ticks.
extension Recorded {
  /// A record of an element at a tick of a ``TestScheduler``.
  public static func next<Tick: BinaryInteger>(_ tick: Tick, _ element: Element) -> Recorded {
    .next(TestScheduler.tick * Int(tick), element)
  }

  /// A record of an end with an error at a tick.
  public static func error<Tick: BinaryInteger>(_ tick: Tick, _ error: any Error) -> Recorded {
    .error(TestScheduler.tick * Int(tick), error)
  }

  /// A record of a completion at a tick.
  public static func completed<Tick: BinaryInteger>(_ tick: Tick) -> Recorded {
    .completed(TestScheduler.tick * Int(tick))
  }
}

extension SubscriptionSpan {
  /// A span of two ticks of a ``TestScheduler``.
  public init<Tick: BinaryInteger>(_ subscribe: Tick, _ unsubscribe: Tick? = nil) {
    self.init(TestScheduler.tick * Int(subscribe), unsubscribe.map { TestScheduler.tick * Int($0) })
  }
}

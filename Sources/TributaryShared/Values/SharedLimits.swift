/// How long a client of a store waits, and how much it lets wait.
public struct SharedLimits: Sendable {
  /// The time after which a request without an answer is sent again.
  public var answer: Duration
  /// The time after which a change that was not stored is given up.
  public var age: Duration
  /// How many keys may wait to be written at once.
  public var waiting: Int
  /// The time after which the watch must show a write that this client knows to be stored.
  public var staleness: Duration

  /// Limits that suit most apps: 5 s for an answer, a day for a change, 1,000 keys, 2 s for the watch.
  public init(
    answer: Duration = .seconds(5), age: Duration = .seconds(86_400), waiting: Int = 1_000,
    staleness: Duration = .seconds(2)
  ) {
    self.answer = answer
    self.age = age
    self.waiting = waiting
    self.staleness = staleness
  }
}

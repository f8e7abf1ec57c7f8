public import TributaryTime

/// An element with the time at which it came.
public struct Timestamped<Element> {
  /// The scheduler's time, since its start.
  public var time: Duration
  /// What came.
  public var element: Element

  /// An element with its time.
  @inlinable public init(_ time: Duration, _ element: Element) {
    self.time = time
    self.element = element
  }
}

extension Timestamped: Sendable where Element: Sendable {}
extension Timestamped: Equatable where Element: Equatable {}
extension Timestamped: Hashable where Element: Hashable {}

extension Timestamped: CustomStringConvertible {
  /// The time and the element, as `time: element`.
  public var description: String {
    "\(time): \(element)"
  }
}

extension Operator where Output == Timestamped<Input> {
  /// Puts its time to each element; see ``ObservableType/timestamp(scheduler:)``.
  @inlinable public static func timestamp(scheduler: (any Scheduler)? = nil) -> Operator {
    let scheduler = scheduler ?? Scope.current.scheduler
    return .map { Timestamped(scheduler.now, $0) }
  }
}

extension ObservableType {
  /// Puts its time to each element.
  ///
  /// When it matters how far apart elements came: speeds, double clicks, logs.
  ///
  /// ```
  /// source       a-b--|
  /// timestamp()  A-B--|     A: 0 s, a     B: 0.02 s, b     a column is 10 ms
  /// ```
  ///
  /// - Timing: the scheduler's time, which starts with the scope and not with the subscription.
  ///
  /// - Parameter scheduler: whose time is read; by default the current scope's, taken here.
  /// - Returns: a stream of the elements with their times.
  @inlinable public func timestamp(scheduler: (any Scheduler)? = nil) -> Observable<Timestamped<Element>> {
    apply(.timestamp(scheduler: scheduler))
  }
}

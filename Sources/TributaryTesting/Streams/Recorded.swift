public import TributaryStreams

/// An event of a stream with the time at which it came.
///
/// Records are compared with `==`: by time, kind and element, errors by their type and description.
public struct Recorded<Element> {
  /// When it came, on the recorder's scheduler.
  public var time: Duration
  /// What came.
  public var event: Event<Element>

  /// A record of an event at a time.
  public init(_ time: Duration, _ event: Event<Element>) {
    self.time = time
    self.event = event
  }

  /// A record of an element.
  public static func next(_ time: Duration, _ element: Element) -> Recorded {
    Recorded(time, .next(element))
  }

  /// A record of an end with an error.
  public static func error(_ time: Duration, _ error: any Error) -> Recorded {
    Recorded(time, .error(error))
  }

  /// A record of a completion.
  public static func completed(_ time: Duration) -> Recorded {
    Recorded(time, .completed)
  }
}

extension Recorded: Sendable where Element: Sendable {}

extension Recorded: Equatable where Element: Equatable {
  /// Whether both came at the same time and say the same.
  public static func == (one: Recorded, other: Recorded) -> Bool {
    guard one.time == other.time else { return false }
    switch (one.event, other.event) {
    case (.next(let one), .next(let other)): return one == other
    case (.error(let one), .error(let other)):
      return type(of: one) == type(of: other) && String(reflecting: one) == String(reflecting: other)
    case (.completed, .completed): return true
    default: return false
    }
  }
}

extension Recorded: CustomStringConvertible {
  /// The record as `time: event`.
  public var description: String {
    switch event {
    case .next(let element): "\(time): \(element)"
    case .error(let error): "\(time): error \(error)"
    case .completed: "\(time): completed"
    }
  }
}
